import { useEffect, useEffectEvent } from 'react'
import { moveFocus } from './focus.ts'

/**
 * Moves the focus to the first field with an error after each failed attempt. Screen readers then read the
 * error once, with its field.
 * @param attempt number of the failed attempt; null without errors
 * @param ids possible ids of the field; the first id on the page is used
 */
export function useErrorFocus(attempt: number | null, ids: readonly string[]): void {
  const focus = useEffectEvent(() =>
    moveFocus(ids.map((id) => document.getElementById(id)).find((element) => element !== null)),
  )
  useEffect(() => {
    if (attempt !== null) focus()
  }, [attempt])
}
