import { useEffect, useRef } from 'react'
import { noteUnstoredText } from '#core/store/update-readiness.ts'

/** Reports typed text that no store keeps, so that the app can warn before it reloads the page. */
export function useUnsavedInput(hasTyped: boolean): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteUnstoredText(owner, hasTyped)
    return () => noteUnstoredText(owner, false)
  }, [hasTyped])
}
