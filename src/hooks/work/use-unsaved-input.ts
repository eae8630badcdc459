import { useEffect, useRef } from 'react'
import { noteUnstoredText } from '#core/store/update-readiness.ts'

/** Reports typed text that is not stored. The app then warns before it reloads the page. */
export function useUnsavedInput(hasTyped: boolean): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteUnstoredText(owner, hasTyped)
    return () => noteUnstoredText(owner, false)
  }, [hasTyped])
}
