import type { Failure } from '#core/transport/failure.ts'
import { isBusy, isUnheard } from '#core/transport/failure.ts'
import { type FailureWords, failureText } from './failure-text.ts'

/** Why a desk's act was not done; where no answer came it may be done, and that is said instead. */
export function troubleOf(failure: Failure, words: { noAnswer: string; failure: FailureWords }): string {
  const isLost =
    isUnheard(failure) && !isBusy(failure) && !(failure.kind === 'unavailable' && failure.message)
  return isLost ? words.noAnswer : failureText(failure, words.failure)
}
