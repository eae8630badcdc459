import { useEffect } from 'react'
import type { Failure } from '#core/failure.ts'
import { alertSoon } from './alert-soon.ts'
import { type FailureWords, failureText } from './failure-text.ts'

/** With what stands before the detail. */
export interface AlertWords extends FailureWords {
  text: (detail: string) => string
}

/**
 * GRAL-19: in the screens of document 002 a failed call is the alert 'Ocurrió un error: {detail}'. An expired session is
 * the session's business, and where older data stands on the screen the text stands there, too, instead of over it.
 * @returns the text, null when nothing failed
 */
export function useFailureAlert(failure: Failure | null, hasData: boolean, words: AlertWords): string | null {
  const text = failure === null || failure.kind === 'expired' ? null : words.text(failureText(failure, words))
  const isAlert = text !== null && !hasData
  useEffect(() => {
    // Each failure is a new object, so a second try that fails says so again.
    if (isAlert && failure) return alertSoon(text)
  }, [isAlert, failure, text])
  return text
}
