import type { ItemReason } from '#contract/operation.ts'
import type { StepVersion } from '#contract/step-versions.ts'

/** Everything that can go wrong with a call. A screen switches over it, and the compiler demands every case. */
export type Failure =
  /**
   * No answer: no network, or it broke half-way. Never an expired session. `wasLeft`: the caller itself has
   * cancelled, so it says nothing about the network.
   */
  | { kind: 'offline'; wasLeft?: true }
  /**
   * The session is over; core/session has been told. `isBare`: by a 401 without a word, which counts the second
   * time (K-11).
   */
  | { kind: 'expired'; isBare?: true }
  /**
   * The service refused. `code` is the contract's status word, `message` the service's own words ('' when
   * none). `paso`: P-01's SEGUNDO. `stored`: what the server holds of a step, for DOC-12's CONFLICTO. `each`: of several, by item.
   */
  | {
      kind: 'rejected'
      code: string
      message: string
      paso?: string
      stored?: StepVersion
      each?: readonly ItemReason[]
    }
  /**
   * The service answered 5xx, 408, 429 or too late. `isBusy`: too many ask at once, nothing was done, and later
   * it will be. `message`: its own words, if any (GRAL-20).
   */
  | { kind: 'unavailable'; retryAfterMs: number | null; isBusy?: true; message?: string }
  /**
   * An answer that is not in the contract's shape. `isForeign`: not the service's at all, such as the page of a
   * network that wants a sign-in, a proxy's page, or nothing.
   */
  | { kind: 'malformed'; detail: string; isForeign?: true }

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function isBusy(failure: Failure | null): boolean {
  return failure?.kind === 'unavailable' && failure.isBusy === true
}

/**
 * Whether the service itself has said nothing: no network, another page in its place, or a service that is
 * down. No session ends by it, and what the device keeps may be opened.
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
