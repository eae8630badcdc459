import type { ItemReason } from '#contract/protocol/operation.ts'
import type { StepVersion } from '#contract/data-form/step-versions.ts'

/** Failure of a call. Screens switch over `kind`, and the compiler checks that they handle every case. */
export type Failure =
  /**
   * There is no response, because there is no network or the connection broke. Never means an expired
   * session. `wasLeft` means that the caller cancelled.
   */
  | { kind: 'offline'; wasLeft?: true }
  /**
   * The session has expired. `isBare` means that a 401 is the only sign. The first bare 401 only reloads the
   * page (K-11).
   */
  | { kind: 'expired'; isBare?: true }
  /**
   * The service rejected the request.
   * - `code`: the contract's status word
   * - `message`: the service's text, or ''
   * - `paso`: reference to a sign-in that waits for its second step (SEGUNDO of P-01)
   * - `stored`: the server's version of a step, for DOC-12's CONFLICTO
   * - `each`: reasons by item, for a request with several items
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
   * The service answered 5xx, 408 or 429. `isBusy` means that it rejected the request because of too many
   * requests; nothing was done, so the request may be sent again. `message` is the service's text, if any
   * (GRAL-20).
   */
  | { kind: 'unavailable'; retryAfterMs: number | null; isBusy?: true; message?: string }
  /**
   * The response does not have the contract's shape. `isForeign` means that it is not from the service, for
   * example a Wi-Fi login page, a proxy's page, or an empty body.
   */
  | { kind: 'malformed'; detail: string; isForeign?: true }

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export function isBusy(failure: Failure | null): boolean {
  return failure?.kind === 'unavailable' && failure.isBusy === true
}

/**
 * Returns whether the service itself has not answered: no network, another server's page, or a service that
 * is down or busy. Such a failure ends no session and allows the offline sign-in.
 */
export function isUnanswered(failure: Failure): boolean {
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
