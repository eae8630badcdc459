import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Events of accounts and of access to other people's data, with their authors (quality.md, Security). A
 * trigger of the migration refuses every change except adding rows and deleting expired rows
 * (domain/identity/security-events.ts). Ids have no foreign keys, because a row must survive its account.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    /** users.id of the author; null when unknown. */
    actorId: integer('actor_id'),
    /** users.id of the affected person. Null for nobody, an unknown person or a person without an account. */
    subjectId: integer('subject_id'),
    /** employees.id of an affected person without an account. */
    subjectEmployeeId: integer('subject_employee_id'),
    /** Address of the caller; '' for none, such as a command on the server. */
    address: text('address').notNull(),
    /** Facts for the reader, such as the document or the role. Never a password, code or token. */
    details: jsonb('details').$type<EventDetails>().notNull(),
  },
  (table) => [
    index('security_events_at').on(table.at),
    index('security_events_subject').on(table.subjectId, table.at),
    index('security_events_subject_employee').on(table.subjectEmployeeId, table.at),
    index('security_events_actor').on(table.actorId, table.at),
    index('security_events_kind').on(table.kind, table.at),
  ],
)

export type EventDetails = Record<string, string | number | boolean>

/**
 * Counts of events. By hour for events that may come in floods (audit/record-bounded.ts). By day for events
 * recorded once a day (audit/record-once.ts). Never contains a name that a person typed.
 */
export const securityEventCounts = pgTable(
  'security_event_counts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('security_event_counts_expires').on(table.expiresAt)],
)
