import { useEffect, useRef } from 'react'
import { noteLosing } from '#core/store/update-readiness.ts'

/** Reports typed text that no store keeps, so that the app can warn before it reloads the page. */
export function useUnsavedInput(hasTyped: boolean): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteLosing(owner, hasTyped)
    return () => noteLosing(owner, false)
  }, [hasTyped])
}
