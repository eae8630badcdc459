import type { Failure } from '#core/failure.ts'

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
