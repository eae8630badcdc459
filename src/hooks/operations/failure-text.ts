import type { Failure } from '#core/transport/failure.ts'

/** The portal's own sentences for failures. A screen replaces those for which the spec defines a text. */
export interface FailureWords {
  offline: string
  expired: string
  unavailable: string
  malformed: string
  rejected: string
}

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

export function missingDataReason(
  failure: Failure,
  words: { failure: FailureWords; offline: { title: string; text: string } },
): { title: string; text?: string } {
  return failure.kind === 'offline' ? words.offline : { title: failureText(failure, words.failure) }
}

/**
 * Returns why the data on screen are stale; null for fresh data. Returns null for an expired session, because
 * the sign-in opens, and offline, because the banner shows the date.
 * @param old title, such as 'No pudimos actualizar …'
 */
export function staleDataReason(
  failure: Failure | null,
  words: FailureWords,
  old: string,
): { title: string; text: string } | null {
  if (failure === null || failure.kind === 'expired' || failure.kind === 'offline') return null
  return { title: old, text: failureText(failure, words) }
}

/**
 * Returns why the server rejected a request that is still stored on this device: the server's text, or else
 * `unexplained` or `own`.
 * @param unexplained sentence for a rejection whose reason has not been fetched
 * @param own sentence for a rejection without a reason
 */
export function refusalText(
  { message, isUnexplained = false }: { message: string | null; isUnexplained?: boolean },
  unexplained: string,
  own: string,
): string {
  return message || (isUnexplained ? unexplained : own)
}
