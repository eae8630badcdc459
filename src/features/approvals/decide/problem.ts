import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from '../texts.es.ts'

export interface Problem {
  title: string
  text: string
  /** True when the server refused the decision, for example because another person decided first. */
  isRefused: boolean
  /** True when the result is unknown; the decision may be repeated. */
  isLost: boolean
}

/**
 * @param title shown when the server refuses
 * @param wasOnline whether the browser was online when the request was sent
 */
export function problemOf(
  { failure, title }: { failure: Failure; title: string },
  wasOnline: boolean,
  words: Translation<typeof es>,
): Problem {
  const { decision } = words
  if (failure.kind === 'rejected') {
    return { title, text: failureText(failure, words.failure), isRefused: true, isLost: false }
  }
  // Nothing was sent (offline), or the session has expired: the decision was not made.
  if (failure.kind === 'expired' || !wasOnline) {
    const text = failureText(failure, words.failure)
    return { title: decision.notSaved, text, isRefused: false, isLost: false }
  }
  return { title: decision.noAnswer, text: decision.noAnswerText, isRefused: false, isLost: true }
}
