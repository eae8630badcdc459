import { type Failure, isBusy, isUnheard } from '#core/transport/failure.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

/** It went out, and the service itself has said nothing of it: it may have been done. */
export function isLost(failure: Failure): boolean {
  const isSaid = failure.kind === 'unavailable' && Boolean(failure.message)
  return isUnheard(failure) && !isBusy(failure) && !isSaid
}

/** Of something that was sent; for the server, the same again is the same once. */
export function sentFailure(
  failure: Failure,
  { noAnswer, failure: words }: Pick<Translation<typeof es>, 'noAnswer' | 'failure'>,
): string {
  return isLost(failure) ? noAnswer : failureText(failure, words)
}
