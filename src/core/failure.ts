/** Everything that can go wrong with a call, closed: a screen switches over it and the compiler asks for the rest. */
export type Failure =
  /**
   * No answer reached us: no network, or it broke half-way. Never an expired session. `wasLeft`: whoever asked has gone
   * on and ended it, so it says nothing of the network.
   */
  | { kind: 'offline'; wasLeft?: true }
  /** The session is over; core/session has been told. */
  | { kind: 'expired' }
  /** The service said no. `code` is the contract's status word, `message` the service's own words ('' when none). `paso`: P-01's SEGUNDO. */
  | { kind: 'rejected'; code: string; message: string; paso?: string }
  /**
   * The service answered 5xx, 408, 429 or too late. `isBusy`: too many want something at once, nothing was done, and
   * after a while it will be. `message`: its own words, where it has any (GRAL-20).
   */
  | { kind: 'unavailable'; retryAfterMs: number | null; isBusy?: true; message?: string }
  /** An answer that is not in the contract's shape. */
  | { kind: 'malformed'; detail: string }

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function isBusy(failure: Failure | null): boolean {
  return failure?.kind === 'unavailable' && failure.isBusy === true
}

export function succeed<T>(value: T): Result<T> {
  return { ok: true, value }
}

export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}
