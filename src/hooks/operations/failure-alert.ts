import { useEffect, useRef } from 'react'
import type { Failure } from '#core/transport/failure.ts'
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
  const told = useRef<Failure | null>(null)
  useEffect(() => {
    // A second try of the person's that fails says so again; what the app asks again by itself does not.
    if (!isAlert || !failure || failure === told.current) return
    return alertSoon(text, () => {
      told.current = failure
    })
  }, [isAlert, failure, text])
  return text
}
