import type { Failure } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from '../texts.es.ts'

/** Why a decision is not known to be made. */
export interface Problem {
  title: string
  text: string
  /** The server has refused: what is shown here is old. */
  isRefused: boolean
  /** Nobody knows whether it arrived: it may be repeated. */
  isLost: boolean
}

/**
 * @param title the spec's words for a refusal
 * @param wasOnline as the browser said when it was sent: a network that is lost meanwhile says nothing of what arrived
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
  // A browser that says no has sent nothing; a session that is over has decided nothing.
  if (failure.kind === 'expired' || !wasOnline) {
    const text = failureText(failure, words.failure)
    return { title: decision.notSaved, text, isRefused: false, isLost: false }
  }
  return { title: decision.noAnswer, text: decision.noAnswerText, isRefused: false, isLost: true }
}
