import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { Database, Tx } from '../db/connection.ts'
import { type EventDetails, securityEvents } from '../db/schema/security-events.ts'

export interface SecurityEvent {
  kind: SecurityEventKind
  /** users.id of the actor; null when unknown. */
  actorId: number | null
  /** users.id of the person concerned. Null for nobody, an unknown person or a person without an account. */
  subjectId: number | null
  /** employees.id of a person concerned who has no account. */
  subjectEmployeeId?: number | null
  /** Network address of the caller; '' for none. */
  address: string
  details?: EventDetails
  at: Date
}

/**
 * Adds a row to the security log in the transaction of the recorded action: both are stored or neither.
 * @param db a transaction; the database itself only for a refusal, which has no transaction
 */
export async function recordEvent(
  db: Database | Tx,
  { details = {}, ...event }: SecurityEvent,
): Promise<void> {
  await db.insert(securityEvents).values({ ...event, details: toStorable(details) })
}

/** Replaces lone surrogates, which the database rejects in JSON. */
export function toStorable(details: EventDetails): EventDetails {
  const whole = (value: string | number | boolean) =>
    typeof value === 'string' ? Buffer.from(value, 'utf8').toString('utf8') : value
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, whole(value)]))
}
