import type { Failure } from './failure.ts'

/**
 * Base of the maximum delay in ms; each attempt doubles it. Delays have full jitter (offline.md, "Outbox"),
 * because phones that lost the same network must not retry in the same second.
 */
const FIRST_MS = 1000
const MAX_DELAY_MS = 5 * 60 * 1000

/** Maximum random delay in ms while the person is waiting. */
const MAX_BUSY_DELAY_MS = 20_000

/**
 * @returns ms to wait after the `attempts`-th failure: the server's `retryAfterMs` plus a random delay,
 * because many clients received the same value
 */
export function retryDelay(attempts: number, retryAfterMs: number | null, maxMs = MAX_DELAY_MS): number {
  const limit = Math.min(maxMs, FIRST_MS * 2 ** Math.min(attempts, 16))
  return (retryAfterMs ?? 0) + Math.random() * limit
}

/** Returns the delay in ms after a rejection by a busy server, while the person is waiting. */
export function busyDelay(attempts: number, failure: Failure | null): number {
  return retryDelay(
    attempts,
    failure?.kind === 'unavailable' ? failure.retryAfterMs : null,
    MAX_BUSY_DELAY_MS,
  )
}

/**
 * Returns whether a request is due. A time too far in the future was computed before the clock was set back,
 * and counts as due.
 */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt - now > 2 * MAX_DELAY_MS
}
