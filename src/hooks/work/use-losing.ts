import { useEffect, useRef } from 'react'
import { noteLosing } from '#core/store/update-readiness.ts'

/** Says that what was typed here is not kept, for whoever is asked to load the page anew. */
export function useLosing(hasTyped: boolean): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteLosing(owner, hasTyped)
    return () => noteLosing(owner, false)
  }, [hasTyped])
}
