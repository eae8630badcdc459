import type { Failure } from '#core/transport/failure.ts'

/** Our own sentences for failures; a screen's spec text replaces any of them. */
export interface FailureWords {
  offline: string
  expired: string
  unavailable: string
  malformed: string
  /** A refusal for which the server gave no words. */
  rejected: string
}

/** The sentence for a failure: the server's own words where it sent any (GRAL-20), else ours. */
export function failureText(failure: Failure, words: FailureWords): string {
  switch (failure.kind) {
    case 'rejected':
      return failure.message || words.rejected
    case 'offline':
      return words.offline
    case 'expired':
      return words.expired
    case 'unavailable':
      return failure.message || words.unavailable
    case 'malformed':
      return words.malformed
    default:
      return failure satisfies never
  }
}

/** Why a list is empty for want of an answer; a screen that works only with a network says so first. */
export function absenceOf(
  failure: Failure,
  words: { failure: FailureWords; offline: { title: string; text: string } },
): { title: string; text?: string } {
  return failure.kind === 'offline' ? words.offline : { title: failureText(failure, words.failure) }
}

/**
 * Why the data on screen is old; null when it is not, or when that is said elsewhere: an ended session leads to the
 * sign-in, and without a network the shell's strip says of when they are. @param old 'No pudimos actualizar …'
 */
export function oldnessOf(
  failure: Failure | null,
  words: FailureWords,
  old: string,
): { title: string; text: string } | null {
  if (failure === null || failure.kind === 'expired' || failure.kind === 'offline') return null
  return { title: old, text: failureText(failure, words) }
}

/**
 * Why the server refused something that still lies on this device: its own words, or that it could not be asked
 * yet, else ours.
 * @param unexplained the sentence for "could not be asked yet"
 */
export function refusalText(
  { message, isUnexplained = false }: { message: string | null; isUnexplained?: boolean },
  unexplained: string,
  own: string,
): string {
  return message || (isUnexplained ? unexplained : own)
}
