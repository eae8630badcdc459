import type { Failure } from '#core/transport/failure.ts'
import { isBusy, isUnanswered } from '#core/transport/failure.ts'
import { type FailureWords, failureText } from './failure-text.ts'

/**
 * Returns why a desk action failed. Without an answer the action may have succeeded: returns `noAnswer` then.
 */
export function actionFailureText(
  failure: Failure,
  words: { noAnswer: string; failure: FailureWords },
): string {
  const isLost =
    isUnanswered(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
  return isLost ? words.noAnswer : failureText(failure, words.failure)
}
