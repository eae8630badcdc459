/** Writes at once: the forms and papers of months without a network, many times over. */
const AT_ONCE = 600
/** Then one every ten seconds. */
const EVERY_MS = 10_000
/** A person who has written nothing for this long has the full share again, and is forgotten. */
const FULL_MS = AT_ONCE * EVERY_MS
/** People remembered before expired ones are removed. */
const MANY = 10_000

/**
 * How much one person may write. Each effect leaves a receipt for 400 days and mostly a row in the record for five
 * years (docs/decisions/server.md), so a loop with a valid session would fill the disk.
 * Repetitions of what has taken effect leave nothing and are not counted. Each copy of the server counts for itself:
 * two copies allow twice as much, which is still an end.
 */
export interface WritingPace {
  /** Counts one more effect; false when there were too many. */
  mayWrite(userId: number, now: Date): boolean
}

export function createWritingPace(): WritingPace {
  /** By person, when the share will be full again, ms since 1970 (GCRA). */
  const fullAt = new Map<number, number>()
  return {
    mayWrite(userId, now) {
      const time = now.getTime()
      const known = fullAt.get(userId) ?? 0
      // Later than possible: the clock was set back.
      const next = (known > time + FULL_MS ? time : Math.max(known, time)) + EVERY_MS
      if (next - time > FULL_MS) return false
      if (fullAt.size >= MANY) for (const [id, at] of fullAt) if (at <= time) fullAt.delete(id)
      fullAt.set(userId, next)
      return true
    },
  }
}
