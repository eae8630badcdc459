const AT_ONCE = 600
/** Interval of further writes in ms. */
const EVERY_MS = 10_000
/** Time in ms after which a person without writes has the full budget again and is forgotten. */
const FULL_MS = AT_ONCE * EVERY_MS
const MANY = 10_000

/**
 * Rate limit of writes per person. Otherwise a loop with a valid session would fill the disk. A write may
 * leave a receipt for 400 days and a row in the security log for five years (docs/decisions/server.md).
 * Repetitions of completed operations are not counted. Each server instance counts separately: two instances
 * allow twice as much.
 */
export interface WritingPace {
  mayWrite(userId: number, now: Date): boolean
}

export function createWritingPace(): WritingPace {
  /** Time in ms since 1970 at which each person's budget is full again (GCRA). */
  const fullAt = new Map<number, number>()
  return {
    mayWrite(userId, now) {
      const time = now.getTime()
      const known = fullAt.get(userId) ?? 0
      // A time too far in the future means that the clock was set back.
      const next = (known > time + FULL_MS ? time : Math.max(known, time)) + EVERY_MS
      if (next - time > FULL_MS) return false
      if (fullAt.size >= MANY) for (const [id, at] of fullAt) if (at <= time) fullAt.delete(id)
      fullAt.set(userId, next)
      return true
    },
  }
}
