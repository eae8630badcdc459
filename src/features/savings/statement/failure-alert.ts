import { useEffect, useRef } from 'react'
import type { Failure } from '#core/transport/failure.ts'
import { showScreenAlert } from '#hooks/operations/alert.ts'
import { type FailureWords, failureText } from '#hooks/operations/failure-text.ts'

/** Returns the texts of failures. Leaves out an expired session and a missing network, which are shown elsewhere. */
export function alertTexts(failures: readonly (Failure | null)[], words: FailureWords): string[] {
  const told = failures.flatMap((failure) => {
    const isQuiet = !failure || failure.kind === 'expired' || failure.kind === 'offline'
    return isQuiet ? [] : [failureText(failure, words)]
  })
  return [...new Set(told)]
}

/** Shows each text once as an alert (GRAL-18). */
export function useAlerts(texts: readonly string[]): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const text of texts) {
      if (told.current.has(text)) continue
      told.current.add(text)
      void showScreenAlert(text)
    }
  })
}
