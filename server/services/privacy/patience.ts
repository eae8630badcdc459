import { lte, max } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { securityEvents } from '../../db/schema/security-events.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** So long nobody has signed in: the portal was off, an old backup was restored, or the clock runs ahead. */
const NOBODY_MS = 7 * DAY_MS

/**
 * What is blocked comes back by hand alone, and what is erased never. So nothing goes in the first hour after a start: a
 * backup that was restored knows no hold that came after it, and whoever restored it has time to place it. And nothing goes
 * for a day where the clock may run ahead.
 * @param steadyMs of a clock that nobody sets
 * @returns until when to wait; null: not at all
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
