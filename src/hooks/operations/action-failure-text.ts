import type { Failure } from '#core/transport/failure.ts'
import { isBusy, isUnanswered } from '#core/transport/failure.ts'
import { type FailureWords, failureText } from './failure-text.ts'

/**
 * Returns why an action failed. Returns `noAnswer` without a response, because the action may have succeeded.
 */
export function actionFailureText(
  failure: Failure,
  words: { noAnswer: string; failure: FailureWords },
): string {
  const isLost =
    isUnanswered(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
  return isLost ? words.noAnswer : failureText(failure, words.failure)
}
