import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { exportStates } from '#domain/privacy/exports.ts'
import { retentionKinds } from '#domain/privacy/retention.ts'
import { instant } from './columns.ts'
import { users } from './people.ts'

/** Versions of the privacy notice that an administrator has published; they are only added. Before the first one nobody is asked. */
export const privacyNotices = pgTable(
  'privacy_notices',
  {
    /** 1, 2, 3 … */
    version: integer('version').primaryKey(),
    /** What is new, for those who have accepted the one before; '' for the first. */
    changes: text('changes').notNull(),
    text: text('text').notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: integer('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    check('privacy_notices_version', sql`${table.version} >= 1`),
    check('privacy_notices_text', sql`char_length(${table.text}) between 1 and 40000`),
    check('privacy_notices_changes', sql`char_length(${table.changes}) <= 500`),
  ],
)

/** Who has accepted which version, and when: a proof, so no row is ever changed. */
export const privacyConsents = pgTable(
  'privacy_consents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version')
      .notNull()
      .references(() => privacyNotices.version),
    /** By the device's clock, never before it was published nor after it arrived. */
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

/** A person's own data as one ZIP (ARCO access): asked for, made by a job, there for a day. */
export const personalExports = pgTable(
  'personal_exports',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    askedAt: instant('asked_at').notNull(),
    /** How often it was begun: whoever has begun an earlier one writes nothing more. */
    tries: smallint('tries').notNull().default(0),
    /** A copy of the server is making it until then. */
    leasedUntil: instant('leased_until'),
    readyAt: instant('ready_at'),
    /** From then on it is there for nobody. */
    endsAt: instant('ends_at'),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Files that the storage no longer had as it was made: named in its page. */
    missing: integer('missing').notNull().default(0),
    /** SHA-256 of the key that the password has given, and until when it opens the file. */
    keyHash: text('key_hash').notNull(),
    keyUntil: instant('key_until').notNull(),
  },
  (table) => [
    // One at a time, whoever asks twice at once.
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

/** Its bytes, in their order: no memory ever holds all of them. */
export const personalExportPieces = pgTable(
  'personal_export_pieces',
  {
    exportId: integer('export_id')
      .notNull()
      .references(() => personalExports.id, { onDelete: 'cascade' }),
    /** From 1. */
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

/** How long a kind of data is kept; without a row, or with null, it isn't erased. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text('kind', { enum: retentionKinds }).primaryKey(),
    /** Counted from the day on which the kind begins to count (domain/privacy/retention.ts). */
    months: smallint('months'),
    /** Also of people who are still employed, where the kind asks. */
    ofEmployed: boolean('of_employed').notNull().default(false),
    setAt: instant('set_at').notNull(),
    setBy: integer('set_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [check('retention_rules_months', sql`${table.months} between 1 and 600`)],
)

/**
 * What is blocked: taken out of its own tables, so that no screen and no call can show it, and kept here alone until it is
 * erased, for whoever has to answer for it. No call reads `content`.
 */
export const retentionBlocks = pgTable(
  'retention_blocks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: retentionKinds }).notNull(),
    /** Which source of its kind. */
    source: text('source').notNull().default(''),
    /** What its id was in that table. */
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    /** Its rows, by table, as they were, without what opens anything. */
    content: jsonb('content').$type<Record<string, unknown[]>>().notNull(),
    /** Files of the file room that go with it. */
    fileKeys: text('file_keys').array().notNull(),
    /** users.id of those whom it is about: whoever is held back keeps what is blocked. */
    people: integer('people').array().notNull().default(sql`'{}'`),
    blockedAt: instant('blocked_at').notNull(),
  },
  (table) => [
    index('retention_blocks_age').on(table.kind, table.blockedAt),
    index('retention_blocks_people').using('gin', table.people),
  ],
)

/** Nothing of theirs is blocked or erased, such as during a labour suit. An ended one stays, and says so. */
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

/** Since when a person's devices may keep no older copies: something of theirs was blocked then. */
export const retentionDrops = pgTable('retention_drops', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
})
