import { useEffect, useRef } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { alertSoon } from './alert-soon.ts'
import { type FailureWords, failureText } from './failure-text.ts'

export interface AlertWords extends FailureWords {
  text: (detail: string) => string
}

/**
 * Shows a failed call as the alert 'Ocurrió un error: {detail}', on the screens of document 002 (GRAL-19). The
 * session itself handles an expired session. When older data is on screen there is no alert: the screen shows
 * the returned text above the data.
 * @param isShownByScreen true when the screen itself shows that there is no network, so that no alert is needed
 * @returns the text; null when nothing failed or the session expired
 */
export function useFailureAlert(
  failure: Failure | null,
  hasData: boolean,
  words: AlertWords,
  isShownByScreen = false,
): string | null {
  const text = failure === null || failure.kind === 'expired' ? null : words.text(failureText(failure, words))
  const isAlert = text !== null && !hasData && !(isShownByScreen && failure?.kind === 'offline')
  const lastShown = useRef<Failure | null>(null)
  useEffect(() => {
    // A failed retry by the person is shown again. A retry by the app keeps the same failure object.
    if (!isAlert || !failure || failure === lastShown.current) return
    return alertSoon(text, () => {
      lastShown.current = failure
    })
  }, [isAlert, failure, text])
  return text
}
