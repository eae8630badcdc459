import { lte, max } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { securityEvents } from '../../db/schema/security-events.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/**
 * Gap since the last recorded event that suggests that the portal was off, an old backup was restored, or the
 * clock runs ahead.
 */
const NOBODY_MS = 7 * DAY_MS

/**
 * Creates the delay before blocking and erasing: undoing a block takes manual work, and an erasure cannot be
 * undone. Waits an hour after each start, because a restored backup may lack newer holds, which must be set
 * again. Waits a day when the clock may run ahead.
 * @param steadyMs reads a monotonic clock
 * @returns function that returns until when to wait, or null
 */
export function createPatience(
  { db, clock }: { db: Database; clock: Clock },
  steadyMs = () => performance.now(),
): () => Promise<Date | null> {
  let untilMs: number | null = null
  let aheadMs = 0
  return async () => {
    const [now, steady] = [clock.now().getTime(), steadyMs()]
    const wasAhead = aheadMs
    aheadMs = now - steady
    if (untilMs === null) untilMs = steady + ((await isNobodyHere(db, now)) ? DAY_MS : HOUR_MS)
    else if (aheadMs - wasAhead > DAY_MS) untilMs = steady + DAY_MS
    return steady < untilMs ? new Date(now + untilMs - steady) : null
  }
}

async function isNobodyHere(db: Database, now: number): Promise<boolean> {
  const [found] = await db
    .select({ at: max(securityEvents.at) })
    .from(securityEvents)
    .where(lte(securityEvents.at, new Date(now)))
  const newest = found?.at ?? null
  return newest !== null && now - newest.getTime() > NOBODY_MS
}
