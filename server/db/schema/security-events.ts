import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * What happened to accounts and to other people's data, and by whom (quality.md, Security). Rows are only added: a
 * trigger of the migration refuses every change but the removal of what is over (domain/security-events.ts). Ids without
 * foreign keys: a row says what was true at its time, whatever becomes of the account.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** One of domain/security-events.ts. */
    kind: text('kind').notNull(),
    /** users.id of whoever did it; null for nobody known. */
    actorId: integer('actor_id'),
    /** users.id of whom it is about; null for nobody known. */
    subjectId: integer('subject_id'),
    /** employees.id of whom it is about when that person has no account. */
    subjectEmployeeId: integer('subject_employee_id'),
    /** Of the caller; '' where there is none, such as a command on the server itself. */
    address: text('address').notNull(),
    /** A few plain facts for the reader: which document, which role. Never a password, code or token. */
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
 * How often something that may come in floods has happened within an hour (audit/record-bounded.ts). Nothing in here is a
 * name that somebody typed.
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
