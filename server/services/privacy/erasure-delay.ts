import { lte, max } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { securityEvents } from '../../db/schema/security-events.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/**
 * Maximum time in ms between recorded events before the delay is a day. A longer gap suggests that the portal
 * was off, a backup was restored, or the clock is fast.
 */
const IDLE_GAP_MS = 7 * DAY_MS

/**
 * Creates the delay before data is blocked or erased. Waits an hour after each start, because a restored
 * backup may lack newer holds, which must be set again. Waits a day if no events were recorded for
 * IDLE_GAP_MS, or if the clock jumps ahead by more than a day.
 * @param steadyMs reads a monotonic clock
 * @returns function that returns the end of the delay, or null after the delay
 */
export function createErasureDelay(
  { db, clock }: { db: Database; clock: Clock },
  steadyMs = () => performance.now(),
): () => Promise<Date | null> {
  let untilMs: number | null = null
  let aheadMs = 0
  return async () => {
    const [now, steady] = [clock.now().getTime(), steadyMs()]
    const wasAhead = aheadMs
    aheadMs = now - steady
    if (untilMs === null) untilMs = steady + ((await isIdle(db, now)) ? DAY_MS : HOUR_MS)
    else if (aheadMs - wasAhead > DAY_MS) untilMs = steady + DAY_MS
    return steady < untilMs ? new Date(now + untilMs - steady) : null
  }
}

async function isIdle(db: Database, now: number): Promise<boolean> {
  const [found] = await db
    .select({ at: max(securityEvents.at) })
    .from(securityEvents)
    .where(lte(securityEvents.at, new Date(now)))
  const newest = found?.at ?? null
  return newest !== null && now - newest.getTime() > IDLE_GAP_MS
}
