import type { Failure } from '#core/transport/failure.ts'

/** Own sentences for failures; a screen's spec text takes the place of any of them. */
export interface FailureWords {
  offline: string
  expired: string
  unavailable: string
  malformed: string
  /** A refusal without words of its own. */
  rejected: string
}

/** One sentence for a failure: the server's own words where it has any (GRAL-20), else ours. */
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

/** Why nothing of a list is here; a screen that works with a network alone says that first. */
export function absenceOf(
  failure: Failure,
  words: { failure: FailureWords; offline: { title: string; text: string } },
): { title: string; text?: string } {
  return failure.kind === 'offline' ? words.offline : { title: failureText(failure, words.failure) }
}

/** Why what is shown is from before; null: it is not, or the session says the rest. @param old 'No pudimos actualizar …' */
export function oldnessOf(
  failure: Failure | null,
  words: FailureWords,
  old: string,
): { title: string; text: string } | null {
  if (failure === null || failure.kind === 'expired') return null
  return { title: old, text: failureText(failure, words) }
}

/**
 * Why what waits here was refused: the server's words where it had any, that it could not be asked yet, else ours.
 * @param unexplained says that nobody knows the reason yet
 */
export function refusalText(
  { message, isUnexplained = false }: { message: string | null; isUnexplained?: boolean },
  unexplained: string,
  own: string,
): string {
  return message || (isUnexplained ? unexplained : own)
}
