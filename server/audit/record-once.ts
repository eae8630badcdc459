import { sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Database, Tx } from '../db/connection.ts'
import { securityEventCounts as counts } from '../db/schema/security-events.ts'
import { recordEvent, type SecurityEvent } from './record.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Records one person's action on one object at most once a day, in the company's time zone. Concurrent calls
 * also record it once.
 * @param of identifies the object
 */
export async function recordOnceADay(db: Database | Tx, event: SecurityEvent, of: string): Promise<void> {
  const { kind, actorId, at } = event
  const key = `${companyDate(at.getTime())}|${kind}|${actorId ?? 'nobody'}|${of}`
  const [again] = await db
    .insert(counts)
    .values({ key, count: 1, expiresAt: new Date(at.getTime() + 2 * DAY_MS) })
    .onConflictDoUpdate({ target: counts.key, set: { count: sql`${counts.count} + 1` } })
    .returning({ count: counts.count })
  if (again?.count === 1) await recordEvent(db, event)
}
