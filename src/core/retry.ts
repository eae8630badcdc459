/** Full jitter (offline.md, "Outbox"): many phones that lost the same network do not come back in the same second. */
const FIRST_MS = 1000
const MOST_MS = 5 * 60 * 1000

/** ms to wait after the `attempts`-th failure; the server's own wish is honoured. */
export function retryDelay(attempts: number, retryAfterMs: number | null): number {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(attempts, 16))
  return Math.max(retryAfterMs ?? 0, Math.random() * most)
}

/** A wait longer than any that is ever set comes from a clock that was set back: it is over. */
export function isDue(dueAt: number, now: number): boolean {
  return dueAt <= now || dueAt - now > 2 * MOST_MS
}
