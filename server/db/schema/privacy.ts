import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { exportStates } from '#domain/privacy/exports.ts'
import { retentionKinds } from '#domain/privacy/retention.ts'
import { type AnswerDetail, type AskedDetail, rightStates } from '#domain/privacy/rights.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/**
 * Published versions of the privacy notice. Rows are only added. Without a version nobody has to accept a
 * notice.
 */
export const privacyNotices = pgTable(
  'privacy_notices',
  {
    version: integer('version').primaryKey(),
    /** Changes since the previous version, for people who accepted it; '' for the first version. */
    changes: text('changes').notNull(),
    text: text('text').notNull(),
    /**
     * Paragraphs that an administrator added to the generated text. Null for a version from before the
     * generated text: it does not follow the retention periods.
     */
    added: text('added'),
    publishedAt: instant('published_at').notNull(),
    publishedBy: integer('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('privacy_notices_version', sql`${table.version} >= 1`),
    check('privacy_notices_text', sql`char_length(${table.text}) between 1 and 40000`),
    check('privacy_notices_changes', sql`char_length(${table.changes}) <= 500`),
  ],
)

/** Consents to versions of the notice. A row is a proof and never changes. */
export const privacyConsents = pgTable(
  'privacy_consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version')
      .notNull()
      .references(() => privacyNotices.version),
    /** Time of consent by the device's clock, limited to the time between publication and arrival. */
    acceptedAt: instant('accepted_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    device: text('device', { enum: ['personal', 'kiosk'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    index('privacy_consents_version').on(table.version),
    check('privacy_consents_device', sql`${table.device} in ('personal','kiosk')`),
    check('privacy_consents_order', sql`${table.acceptedAt} <= ${table.receivedAt}`),
  ],
)

/**
 * Decisions about the questions on health in step 6 of the data form. A row is a proof and never changes. The
 * newest decision counts.
 */
export const healthConsents = pgTable(
  'health_consents',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isAccepted: boolean('is_accepted').notNull(),
    /** Time of the decision by the device's clock, limited to the time of arrival. */
    decidedAt: instant('decided_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    device: text('device', { enum: ['personal', 'kiosk'] }).notNull(),
  },
  (table) => [
    index('health_consents_user').on(table.userId, table.decidedAt),
    check('health_consents_device', sql`${table.device} in ('personal','kiosk')`),
    check('health_consents_order', sql`${table.decidedAt} <= ${table.receivedAt}`),
  ],
)

/** Personal data of one person as a ZIP (ARCO access). Available for a day. */
export const personalExports = pgTable(
  'personal_exports',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    askedAt: instant('asked_at').notNull(),
    tries: smallint('tries').notNull().default(0),
    leasedUntil: instant('leased_until'),
    readyAt: instant('ready_at'),
    endsAt: instant('ends_at'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    missing: integer('missing').notNull().default(0),
    keyHash: text('key_hash').notNull(),
    keyUntil: instant('key_until').notNull(),
  },
  (table) => [
    uniqueIndex('personal_exports_waiting').on(table.userId).where(sql`${table.state} = 'waiting'`),
    index('personal_exports_user').on(table.userId, table.askedAt),
    index('personal_exports_work').on(table.askedAt).where(sql`${table.state} = 'waiting'`),
    index('personal_exports_end').on(table.endsAt).where(sql`${table.state} = 'ready'`),
    check('personal_exports_state', sql`${table.state} in ('waiting','ready','failed','over')`),
    check(
      'personal_exports_ready',
      sql`${table.state} <> 'ready' or (${table.readyAt} is not null and ${table.endsAt} is not null)`,
    ),
  ],
)

export const personalExportPieces = pgTable(
  'personal_export_pieces',
  {
    exportId: integer('export_id')
      .notNull()
      .references(() => personalExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fileKey: text('file_key').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.number] }),
    uniqueIndex('personal_export_pieces_file').on(table.fileKey),
    check('personal_export_pieces_bytes', sql`${table.bytes} > 0`),
  ],
)

/** Retention period of a kind of data. Data is erased only with a row and a number of months. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text('kind', { enum: retentionKinds }).primaryKey(),
    /** Months from the start date of the kind (domain/privacy/retention.ts). */
    months: smallint('months'),
    /**
     * Whether the rule also applies to current employees. Used only for kinds that distinguish current from
     * former employees.
     */
    ofEmployed: boolean('of_employed').notNull().default(false),
    setAt: instant('set_at').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('retention_rules_months', sql`${table.months} between 1 and 600`)],
)

/**
 * Blocked rows: deleted from their own tables and kept here only for legal liability until they are erased.
 * No operation reads `content`.
 */
export const retentionBlocks = pgTable(
  'retention_blocks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: retentionKinds }).notNull(),
    source: text('source').notNull().default(''),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    /** Original rows by table, without secrets. */
    content: jsonb('content').$type<Record<string, unknown[]>>().notNull(),
    fileKeys: text('file_keys').array().notNull(),
    /** users.id of the people concerned. A legal hold on one of them prevents erasing. */
    people: integer('people').array().notNull().default(sql`'{}'`),
    blockedAt: instant('blocked_at').notNull(),
  },
  (table) => [
    index('retention_blocks_age').on(table.kind, table.blockedAt),
    index('retention_blocks_people').using('gin', table.people),
  ],
)

/**
 * Legal holds. Nothing of the person is blocked or erased, for example during a labour suit. Ended holds are
 * kept as a record.
 */
export const retentionHolds = pgTable(
  'retention_holds',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    setAt: instant('set_at').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('retention_holds_one').on(table.userId).where(sql`${table.endedAt} is null`),
    check('retention_holds_reason', sql`char_length(${table.reason}) between 1 and 250`),
  ],
)

/** Time of the last block of a person's data. The person's devices must delete older cached copies. */
export const retentionDrops = pgTable('retention_drops', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
})

/** Requests for access, rectification, cancellation or opposition (ARCO). The chain has the hash of each detail. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    state: text('state', { enum: rightStates }).notNull().default('pedida'),
    /** Last day of the current term; null when the request is closed. */
    due: date('due', { mode: 'string' }),
    /** Notified about the end of the current term: 0 nobody, 1 the desk, 2 administrators. */
    warned: smallint('warned').notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    asked: jsonb('asked').$type<AskedDetail>().notNull(),
    answered: jsonb('answered').$type<AnswerDetail>(),
    carriedOut: jsonb('carried_out').$type<AnswerDetail>(),
  },
  (table) => [
    index('privacy_requests_employee').on(table.employeeId, table.id),
    index('privacy_requests_due').on(table.due, table.id).where(sql`${table.due} is not null`),
    check('privacy_requests_state', sql`${table.state} in ('pedida','concedida','negada','cumplida')`),
    check(
      'privacy_requests_due_open',
      sql`(${table.due} is not null) = (${table.state} in ('pedida','concedida'))`,
    ),
    check('privacy_requests_answered', sql`(${table.answered} is null) = (${table.state} = 'pedida')`),
    check('privacy_requests_carried', sql`(${table.carriedOut} is not null) = (${table.state} = 'cumplida')`),
  ],
)

/**
 * Hash chain over all steps of ARCO requests (docs/privacy.md). It has hashes instead of texts, so that it
 * stays complete when a request is erased. A trigger refuses every change except adding rows.
 */
export const privacyEntries = pgTable(
  'privacy_entries',
  {
    number: integer('number').primaryKey(),
    /** privacy_requests.id, without a foreign key. */
    folio: integer('folio').notNull(),
    /** State after the step. */
    state: text('state', { enum: rightStates }).notNull(),
    at: instant('at').notNull(),
    previousHash: text('previous_hash').notNull(),
    detailHash: text('detail_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [uniqueIndex('privacy_entries_step').on(table.folio, table.state)],
)

/**
 * Erasures, for the list outside the database (facilities/erasure-list.ts). A restored database has only
 * the erasures before its backup.
 */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  /** Kind of data, as in retention_blocks; 'health' for withdrawn answers about health. */
  kind: text('kind').notNull(),
  source: text('source').notNull(),
  rowIds: bigint('row_ids', { mode: 'number' }).array().notNull(),
})

/** Starts on which the list outside was applied, missing or damaged. */
export const erasureChecks = pgTable(
  'erasure_checks',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    state: text('state', { enum: ['whole', 'missing', 'damaged'] }).notNull(),
    /** Rows of the list that this database still had to erase. */
    applied: integer('applied').notNull(),
    /** Rows that could not be erased. The next start tries again. */
    failed: integer('failed').notNull(),
  },
  (table) => [check('erasure_checks_state', sql`${table.state} in ('whole','missing','damaged')`)],
)
