import { useEffect, useRef } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { alertSoon } from './alert-soon.ts'
import { type FailureWords, failureText } from './failure-text.ts'

export interface AlertWords extends FailureWords {
  text: (detail: string) => string
}

/**
 * Shows a failed call as the alert 'Ocurrió un error: {detail}', on the screens of document 002 (GRAL-19).
 * Shows no alert over older data or without a network; the screen then shows the returned text.
 * @returns the text; null when nothing failed or the session expired
 */
export function useFailureAlert(failure: Failure | null, hasData: boolean, words: AlertWords): string | null {
  const text = failure === null || failure.kind === 'expired' ? null : words.text(failureText(failure, words))
  const isAlert = text !== null && !hasData && failure?.kind !== 'offline'
  const lastShown = useRef<Failure | null>(null)
  useEffect(() => {
    // A failed retry by the person is a new failure object and is shown again. Automatic retries keep the
    // same object.
    if (!isAlert || !failure || failure === lastShown.current) return
    return alertSoon(text, () => {
      lastShown.current = failure
    })
  }, [isAlert, failure, text])
  return text
}
