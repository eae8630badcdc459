import type { Failure } from './failure.ts'

/**
 * Full jitter (offline.md, "Outbox"): many phones that lost the same network do not come back in the same
 * second.
 */
const FIRST_MS = 1000
const MOST_MS = 5 * 60 * 1000

/** Longest wait while somebody looks at the screen. */
const BUSY_MOST_MS = 20_000

/**
 * @returns ms to wait after the `attempts`-th failure: a random time after the moment that the server asked
 * for, which it has told many
 */
export function retryDelay(attempts: number, retryAfterMs: number | null, mostMs = MOST_MS): number {
  const most = Math.min(mostMs, FIRST_MS * 2 ** Math.min(attempts, 16))
  return (retryAfterMs ?? 0) + Math.random() * most
}

/** The same after a refusal by a crowded server, while somebody looks on. */
export function busyDelay(attempts: number, failure: Failure | null): number {
  return retryDelay(attempts, failure?.kind === 'unavailable' ? failure.retryAfterMs : null, BUSY_MOST_MS)
}

/** A wait longer than any that is ever set comes from a clock that was set back: it counts as over. */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt - now > 2 * MOST_MS
}
