import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { securityEventCounts } from '../db/schema/security-events.ts'
import { recordEvent, type SecurityEvent } from './record.ts'

const HOUR_MS = 60 * 60 * 1000
/** Different addresses of one person, or of nobody, that an hour tells one by one. */
const TOLD_EACH = 50

/**
 * For what a stranger can make happen without end: the record is only added to, so a flood must not fill it. Of the same
 * kind, person and address the 1st, 2nd, 4th, 8th … within an hour are told, each with its `times`; and of one person's
 * addresses fifty, then again the powers of two. A million guesses of one address are twenty rows.
 */
export async function recordBounded(db: Database | Tx, event: SecurityEvent): Promise<void> {
  const hour = Math.floor(event.at.getTime() / HOUR_MS)
  const about = event.subjectId ?? event.subjectEmployeeId ?? 'nobody'
  const whom = `${hour}|${event.kind}|${event.actorId ?? 'nobody'}|${about}`
  const times = await count(db, `${whom}|${event.address}`, event.at)
  if (!isPowerOfTwo(times)) return
  const told = await count(db, whom, event.at)
  if (told > TOLD_EACH && !isPowerOfTwo(told)) return
  await recordEvent(db, times === 1 ? event : { ...event, details: { ...event.details, times } })
}

function isPowerOfTwo(value: number): boolean {
  return Number.isInteger(Math.log2(value))
}

/** One statement, so that those that come at once count one by one. */
async function count(db: Database | Tx, key: string, at: Date): Promise<number> {
  const expiresAt = new Date(at.getTime() + 2 * HOUR_MS)
  const [row] = await db
    .insert(securityEventCounts)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: securityEventCounts.key,
      set: { count: sql`${securityEventCounts.count} + 1` },
    })
    .returning({ count: securityEventCounts.count })
  return row?.count ?? 1
}
