import { inArray, lt } from 'drizzle-orm'
import { EVENTS_KEPT_YEARS } from '#domain/identity/security-events.ts'
import type { Database } from '../db/connection.ts'
import { securityEventCounts, securityEvents } from '../db/schema/security-events.ts'

/**
 * Returns the time from which events are kept. A day earlier than the trigger requires: the database's clock
 * may differ.
 */
function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - EVENTS_KEPT_YEARS)
  since.setUTCDate(since.getUTCDate() - 1)
  return since
}

/**
 * Deletes a batch of expired events and expired counters.
 * @returns whether there may be more
 */
export async function sweepEvents(db: Database, now: Date, batch: number): Promise<boolean> {
  const skip = { skipLocked: true } as const
  const old = db
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(lt(securityEvents.at, keptSince(now)))
    .orderBy(securityEvents.at)
    .limit(batch)
    .for('update', skip)
  const events = await db
    .delete(securityEvents)
    .where(inArray(securityEvents.id, old))
    .returning({ id: securityEvents.id })
  const counts = db
    .select({ key: securityEventCounts.key })
    .from(securityEventCounts)
    .where(lt(securityEventCounts.expiresAt, now))
    .limit(batch)
    .for('update', skip)
  const gone = await db
    .delete(securityEventCounts)
    .where(inArray(securityEventCounts.key, counts))
    .returning({ key: securityEventCounts.key })
  return events.length === batch || gone.length === batch
}
