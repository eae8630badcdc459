import type { SecurityEventKind } from '#domain/security-events.ts'
import type { Database, Tx } from '../db/connect.ts'
import { type EventDetails, securityEvents } from '../db/schema/security-events.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** users.id of whoever did it; null for nobody known. */
  actorId: number | null
  /** users.id of whom it is about; null for nobody known. */
  subjectId: number | null
  /** employees.id of whom it is about, where that person has no account. */
  subjectEmployeeId?: number | null
  /** Of the caller; '' where there is none. */
  address: string
  details?: EventDetails
  at: Date
}

/**
 * Adds a row to the record, in the transaction of what happened where it has one: neither stands without the other.
 * @param db a transaction, or the database for what was refused and therefore has none
 */
export async function recordEvent(
  db: Database | Tx,
  { details = {}, ...event }: SecurityEvent,
): Promise<void> {
  await db.insert(securityEvents).values({ ...event, details: storable(details) })
}

/** A text may hold half of a character, which no JSON of the database can. */
export function storable(details: EventDetails): EventDetails {
  const whole = (value: string | number | boolean) =>
    typeof value === 'string' ? Buffer.from(value, 'utf8').toString('utf8') : value
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, whole(value)]))
}
