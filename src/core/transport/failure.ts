import type { StepVersion } from '#contract/step-versions.ts'

/** Everything that can go wrong with a call, closed: a screen switches over it and the compiler asks for the rest. */
export type Failure =
  /**
   * No answer reached us: no network, or it broke half-way. Never an expired session. `wasLeft`: whoever asked has gone
   * on and ended it, so it says nothing of the network.
   */
  | { kind: 'offline'; wasLeft?: true }
  /** The session is over; core/session has been told. `isBare`: by a 401 without a word, which counts the second time (K-11). */
  | { kind: 'expired'; isBare?: true }
  /**
   * The service said no. `code` is the contract's status word, `message` the service's own words ('' when none). `paso`:
   * P-01's SEGUNDO; `stored`: what the server holds of a step, DOC-12's CONFLICTO.
   */
  | { kind: 'rejected'; code: string; message: string; paso?: string; stored?: StepVersion }
  /**
   * The service answered 5xx, 408, 429 or too late. `isBusy`: too many want something at once, nothing was done, and
   * after a while it will be. `message`: its own words, where it has any (GRAL-20).
   */
  | { kind: 'unavailable'; retryAfterMs: number | null; isBusy?: true; message?: string }
  /**
   * An answer that is not in the contract's shape. `isForeign`: not the service's at all, such as the page of a network
   * that wants to be signed in to, a proxy's, or nothing.
   */
  | { kind: 'malformed'; detail: string; isForeign?: true }

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function isBusy(failure: Failure | null): boolean {
  return failure?.kind === 'unavailable' && failure.isBusy === true
}

/**
 * Whether the service itself has said nothing: no network, one that answers in its place, or a service that is down.
 * No session ends by it, and what the device keeps may be opened.
 */
export function isUnheard(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'unavailable':
      return true
    case 'malformed':
      return failure.isForeign === true
    case 'expired':
    case 'rejected':
      return false
  }
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
