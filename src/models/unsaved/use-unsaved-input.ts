import { useEffect, useRef } from 'react'
import { noteUnstoredText } from '#core/store/update-readiness.ts'
import { askBeforeBack } from './leave-question.ts'

/**
 * Reports typed text that is not stored. The app then warns before it reloads the page, and asks before the
 * browser's Back closes the form.
 * @param isLostOnBack false while Back only leads to another address of the screen that holds the text
 */
export function useUnsavedInput(hasTyped: boolean, isLostOnBack = true): void {
  const part = useRef({})
  useEffect(() => {
    const owner = part.current
    noteUnstoredText(owner, hasTyped)
    return () => noteUnstoredText(owner, false)
  }, [hasTyped])
  const loses = hasTyped && isLostOnBack
  useEffect(() => {
    const owner = part.current
    askBeforeBack(owner, loses)
    return () => askBeforeBack(owner, false)
  }, [loses])
}
