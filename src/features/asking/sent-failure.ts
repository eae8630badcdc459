import { type Failure, isBusy, isUnanswered } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

/** Returns whether the result is unknown: the request was sent and not answered. */
export function isLost(failure: Failure): boolean {
  const isSaid = failure.kind === 'unavailable' && Boolean(failure.message)
  return isUnanswered(failure) && !isBusy(failure) && !isSaid
}

/** Returns the message for a failed request. A retry is safe, because the server recognizes a repeated request. */
export function sentFailure(
  failure: Failure,
  { noAnswer, failure: words }: Pick<Translation<typeof es>, 'noAnswer' | 'failure'>,
): string {
  return isLost(failure) ? noAnswer : failureText(failure, words)
}
