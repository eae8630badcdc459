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

/** Uploads of documents. At most one row per person and type is current; older rows have no file. */
export const documentUploads = pgTable(
  'document_uploads',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    typeId: smallint('type_id').notNull(),
    fileName: text('file_name').notNull(),
    extension: text('extension', { enum: ['pdf', 'jpg', 'png'] }).notNull(),
    fileKey: text('file_key'),
    /**
     * Size of the stored bytes, and hashes of the received and the stored bytes. Null for demo files, which
     * are generated on request.
     */
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

/** Comments of reviews and reasons of deletions (DOC-25). */
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
 * Stored files that no row uses: not claimed yet, or released. A job deletes them (work.ts), so that a failed
 * upload leaves no copy of personal documents.
 */
export const looseFiles = pgTable(
  'loose_files',
  {
    key: text('key').primaryKey(),
    since: instant('since').notNull(),
    isDoomed: boolean('is_doomed').notNull().default(false),
    /** Person whose quota of unclaimed bytes includes the file; null for none. */
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
 * Refusals of sealed operations that arrived in several pieces. The author gets the reason without sending
 * the file again. The texts come from this server and contain no names.
 */
export const sealedRefusals = pgTable(
  'sealed_refusals',
  {
    operationId: uuid('operation_id').primaryKey(),
    answer: jsonb('answer').$type<Record<string, unknown>>().notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [index('sealed_refusals_age').on(table.refusedAt)],
)

/** Pieces of sealed envelopes that are too large for one request (docs/decisions/sending.md). */
export const sealedPieces = pgTable(
  'sealed_pieces',
  {
    operationId: uuid('operation_id').notNull(),
    number: smallint('number').notNull(),
    fileKey: text('file_key'),
    bytes: integer('bytes').notNull(),
    /** Keyed fingerprint of the person who got the upload ticket; null in rows of older versions. */
    owner: text('owner'),
    sentAt: instant('sent_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.operationId, table.number] }),
    index('sealed_pieces_age').on(table.sentAt),
    check('sealed_pieces_number', sql`${table.number} between 1 and 80`),
  ],
)

export type UploadRow = typeof documentUploads.$inferSelect
