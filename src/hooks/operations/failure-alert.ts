import { useEffect, useRef } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { alertSoon } from './alert-soon.ts'
import { type FailureWords, failureText } from './failure-text.ts'

/** Adds the words that stand before the detail. */
export interface AlertWords extends FailureWords {
  text: (detail: string) => string
}

/**
 * GRAL-19: on the screens of document 002 a failed call is the alert 'Ocurrió un error: {detail}'. An expired
 * session is handled by the session, not here. Where older data is on screen, the text is also written above
 * it, so that it stays after the alert is closed.
 * @param isSaidHere the screen says in its own place that there is no network: nothing lies over it then
 * @returns the text, null when nothing failed
 */
export function useFailureAlert(
  failure: Failure | null,
  hasData: boolean,
  words: AlertWords,
  isSaidHere = false,
): string | null {
  const text = failure === null || failure.kind === 'expired' ? null : words.text(failureText(failure, words))
  const isAlert = text !== null && !hasData && !(isSaidHere && failure?.kind === 'offline')
  const told = useRef<Failure | null>(null)
  useEffect(() => {
    // A failed second try by the person is said again; a failed repetition by the app is not.
    if (!isAlert || !failure || failure === told.current) return
    return alertSoon(text, () => {
      told.current = failure
    })
  }, [isAlert, failure, text])
  return text
}
