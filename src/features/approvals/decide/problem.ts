import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from '../texts.es.ts'

/** Reason why a decision failed or its result is unknown. */
export interface Problem {
  title: string
  text: string
  /** True when the server refused: the data on screen are stale. */
  isRefused: boolean
  /** True when the result is unknown; the decision may be repeated. */
  isLost: boolean
}

/**
 * @param title the spec's words for a refusal
 * @param wasOnline the browser's state when the request was sent; a later network loss does not tell whether it
 * arrived
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
  // The decision was not made: the browser was offline and sent nothing, or the session has expired.
  if (failure.kind === 'expired' || !wasOnline) {
    const text = failureText(failure, words.failure)
    return { title: decision.notSaved, text, isRefused: false, isLost: false }
  }
  return { title: decision.noAnswer, text: decision.noAnswerText, isRefused: false, isLost: true }
}
