import { sql } from 'drizzle-orm'
import {
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
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/**
 * Every upload ever made; per person and type one row is current, the others are history without their bytes.
 */
export const documentUploads = pgTable(
  'document_uploads',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** 1 … 13 (domain/documents.ts). */
    typeId: smallint('type_id').notNull(),
    /** "archivo" on the wire. */
    fileName: text('file_name').notNull(),
    extension: text('extension', { enum: ['pdf', 'jpg', 'png'] }).notNull(),
    /** Place in the file storage; null once the row is history. */
    fileKey: text('file_key'),
    /** Size and hashes, of the bytes as they came and as they are kept; null for the demo's own, made when asked for. */
    bytes: integer('bytes'),
    receivedSha256: text('received_sha256'),
    sha256: text('sha256'),
    uploadedAt: instant('uploaded_at').notNull(),
    uploadedBy: integer('uploaded_by').references(() => users.id),
    state: text('state', { enum: ['toReview', 'accepted', 'commented'] })
      .notNull()
      .default('toReview'),
    reviewedAt: instant('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id),
    retiredAt: instant('retired_at'),
    retiredBy: integer('retired_by').references(() => users.id),
    retirement: text('retirement', { enum: ['replaced', 'deleted'] }),
  },
  (table) => [
    uniqueIndex('document_uploads_current')
      .on(table.employeeId, table.typeId)
      .where(sql`${table.retiredAt} is null`),
    uniqueIndex('document_uploads_file').on(table.fileKey),
    index('document_uploads_review').on(table.state, table.uploadedAt).where(sql`${table.retiredAt} is null`),
    check('document_uploads_type', sql`${table.typeId} between 1 and 13`),
    check('document_uploads_bytes', sql`${table.bytes} > 0`),
    check('document_uploads_kept', sql`(${table.retiredAt} is null) = (${table.fileKey} is not null)`),
  ],
)

/** Review comments and reasons of deletions (Opcion 25). */
export const documentComments = pgTable(
  'document_comments',
  {
    id: serial('id').primaryKey(),
    uploadId: integer('upload_id')
      .notNull()
      .references(() => documentUploads.id, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    typeId: smallint('type_id').notNull(),
    comment: text('comment').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    attendedAt: instant('attended_at'),
  },
  (table) => [
    index('document_comments_open').on(table.employeeId).where(sql`${table.attendedAt} is null`),
    check('document_comments_length', sql`char_length(${table.comment}) between 1 and 250`),
  ],
)

/**
 * Stored files that no row points to: not claimed yet, or given up. A job removes them from the storage
 * (work.ts), so that no broken upload leaves a picture of anybody's papers behind.
 */
export const looseFiles = pgTable(
  'loose_files',
  {
    key: text('key').primaryKey(),
    since: instant('since').notNull(),
    /** Given up: can't be claimed any more. */
    isDoomed: boolean('is_doomed').notNull().default(false),
    /** The person whose share of loose bytes it counts for; null: nobody's. */
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    bytes: integer('bytes').notNull().default(0),
  },
  (table) => [
    index('loose_files_since').on(table.since),
    index('loose_files_owner').on(table.ownerId),
    check('loose_files_bytes', sql`${table.bytes} >= 0`),
  ],
)

/**
 * Why an operation that came in pieces was refused: its author learns it without sending the file again. The
 * sentences are ours and name nobody.
 */
export const sealedRefusals = pgTable(
  'sealed_refusals',
  {
    operationId: uuid('operation_id').primaryKey(),
    /** The answer as it was given: status word and sentence. */
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [index('sealed_refusals_age').on(table.refusedAt)],
)

/** Numbered pieces of sealed envelopes that are too large for one request (offline.md, "Sealed delivery"). */
export const sealedPieces = pgTable(
  'sealed_pieces',
  {
    operationId: uuid('operation_id').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    /** null: its room is reserved, its bytes are still being written. */
    fileKey: text('file_key'),
    bytes: integer('bytes').notNull(),
    /** Keyed fingerprint of the person whose ticket it came with; null before there were tickets. */
    owner: text('owner'),
    sentAt: instant('sent_at').notNull(),
    /** When its operation was answered; the piece is kept a little longer for a repetition. */
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.operationId, table.number] }),
    index('sealed_pieces_age').on(table.sentAt),
    check('sealed_pieces_number', sql`${table.number} between 1 and 80`),
  ],
)

export type UploadRow = typeof documentUploads.$inferSelect
