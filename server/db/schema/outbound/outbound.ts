import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  OUTBOUND_EVENTS,
  OUTBOUND_KINDS,
  WEBHOOK_OFF,
  WEBHOOK_PROBLEMS,
} from '#domain/outbound/outbound-kinds.ts'
import { approvals } from '../approvals.ts'
import { bytes, instant } from '../columns.ts'
import { dataChanges } from '../data-changes.ts'
import { companies, employees, users } from '../people.ts'
import { savingsRequests } from '../savings.ts'

const names = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(','))
const knownKinds = (kinds: AnyPgColumn): SQL =>
  sql`${kinds} <@ array[${names(OUTBOUND_KINDS)}]::text[] and cardinality(${kinds}) > 0`

/**
 * Decisions for payroll, written in the transaction of the decision. A trigger of the migration only allows
 * adding rows, setting `position` once, and deleting.
 */
export const outboundRows = pgTable(
  'outbound_rows',
  {
    /** Public id. A receiver that has seen it skips the row. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order of insertion. Not the order of commits, so no cursor uses it. */
    entry: bigserial('entry', { mode: 'number' }).notNull(),
    /**
     * Place in the company's rows, without gaps; null until number-rows.ts sets it after the commit. A cursor
     * is a position, so a transaction that commits late cannot be skipped.
     */
    position: bigint('position', { mode: 'number' }),
    /** Company of the person at the time of the decision. */
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: OUTBOUND_KINDS }).notNull(),
    event: text('event', { enum: OUTBOUND_EVENTS }).notNull(),
    /** Number of the request, movement or change in the portal. */
    folio: integer('folio').notNull(),
    // A row is deleted with its decision, so it never outlives a retention term.
    approvalId: integer('approval_id').references(() => approvals.id, { onDelete: 'cascade' }),
    requestId: integer('request_id').references(() => savingsRequests.id, { onDelete: 'cascade' }),
    changeId: bigint('change_id', { mode: 'number' }).references(() => dataChanges.id, {
      onDelete: 'cascade',
    }),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    /** Id of the row that this row replaces or annuls. */
    formerId: uuid('former_id'),
    /** Time of the decision. The sweep deletes the row OUTBOUND_KEPT_DAYS later (facilities/sweep.ts). */
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('outbound_rows_position').on(table.companyCode, table.position),
    index('outbound_rows_new').on(table.companyCode, table.entry).where(sql`${table.position} is null`),
    index('outbound_rows_at').on(table.at),
    index('outbound_rows_employee').on(table.employeeId),
    uniqueIndex('outbound_rows_approval').on(table.approvalId, table.event),
    uniqueIndex('outbound_rows_request').on(table.requestId, table.event),
    uniqueIndex('outbound_rows_change').on(table.changeId, table.event),
    check('outbound_rows_kind', sql`${table.kind} in (${names(OUTBOUND_KINDS)})`),
    check('outbound_rows_event', sql`${table.event} in (${names(OUTBOUND_EVENTS)})`),
    check('outbound_rows_former', sql`${table.event} <> 'anulado' or ${table.formerId} is not null`),
  ],
)

/** Last position of each company. Its row lock makes the numbering of simultaneous readers take turns. */
export const outboundCounters = pgTable('outbound_counters', {
  companyCode: text('company_code')
    .primaryKey()
    .references(() => companies.code),
  numbered: bigint('numbered', { mode: 'number' }).notNull(),
})

/** Keys of programs that read decisions. Only the SHA-256 of a key is stored. A row is never deleted. */
export const outboundKeys = pgTable(
  'outbound_keys',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    kinds: text('kinds').array().notNull(),
    keyHash: text('key_hash').notNull(),
    ending: text('ending').notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    uniqueIndex('outbound_keys_hash').on(table.keyHash),
    check('outbound_keys_kinds', knownKinds(table.kinds)),
  ],
)

/** Addresses to which the portal sends decisions in the order of their positions. A row is never deleted. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    kinds: text('kinds').array().notNull(),
    url: text('url').notNull(),
    /** Secret that signs, encrypted with the server's secret. Empty after the removal. */
    secretSealed: bytes('secret_sealed').notNull(),
    /** Former secret, which also signs until formerUntil. */
    formerSealed: bytes('former_sealed'),
    formerUntil: instant('former_until'),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Last position that the receiver has accepted. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Failed attempts at the next row. */
    attempts: integer('attempts').notNull().default(0),
    /** Time of the next attempt after a failure; null without a failure. */
    dueAt: instant('due_at'),
    /** End of the turn of the server instance that is sending; null when none is. */
    leasedUntil: instant('leased_until'),
    /** First failure since the last success. */
    failingSince: instant('failing_since'),
    lastAt: instant('last_at'),
    /** HTTP status of the last answer; 0 without an answer. */
    lastStatus: integer('last_status').notNull().default(0),
    lastProblem: text('last_problem', { enum: WEBHOOK_PROBLEMS }).notNull().default(''),
    off: text('off', { enum: WEBHOOK_OFF }).notNull().default(''),
    offAt: instant('off_at'),
    removedAt: instant('removed_at'),
  },
  (table) => [
    check('webhooks_kinds', knownKinds(table.kinds)),
    check('webhooks_problem', sql`${table.lastProblem} in (${names(WEBHOOK_PROBLEMS)})`),
    check(
      'webhooks_off',
      sql`${table.off} in (${names(WEBHOOK_OFF)}) and (${table.off} = '') = (${table.offAt} is null)`,
    ),
  ],
)
