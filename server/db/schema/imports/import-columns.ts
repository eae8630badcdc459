import { bigint, boolean, integer, jsonb, serial, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { importKeys } from './import-keys.ts'

export const importColumns = () => ({
  id: serial('id').primaryKey(),
  fileName: text('file_name').notNull(),
  source: text('source').notNull(),
  /**
   * Jobs process `checking` and `running`. `ready` and `stopped` wait for a person. `arriving` (rows are
   * being inserted) and `gone` (rows are being deleted) are hidden from all clients.
   */
  state: text('state', {
    enum: ['arriving', 'checking', 'ready', 'running', 'stopped', 'done', 'gone'],
  }).notNull(),
  isToForget: boolean('is_to_forget').notNull().default(false),
  rows: integer('rows').notNull(),
  sheets: jsonb('sheets').$type<string[]>().notNull().default([]),
  sheet: integer('sheet').notNull().default(0),
  /** Whether a date such as 03/04 starts with its month, for this file or its source; null when unknown. */
  isMonthFirst: boolean('is_month_first'),
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  /** Number of rows to import. */
  wanted: integer('wanted').notNull().default(0),
  /** Number of finished rows, failed rows included. Written in the transaction of their data. */
  done: integer('done').notNull().default(0),
  imported: jsonb('imported').$type<Record<string, number>>().notNull().default({}),
  address: text('address').notNull(),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  /** Working time in ms without pauses. */
  workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
  finishedAt: instant('finished_at'),
})

export const importRowColumns = () => ({
  row: integer('row').notNull(),
  cells: jsonb('cells').$type<string[]>().notNull(),
  name: text('name').notNull().default(''),
  /**
   * Employee number. Outside people imports it has no leading zeros, so that a person's rows sort together.
   */
  number: text('number').notNull().default(''),
  isDone: boolean('is_done').notNull().default(false),
})

export const arrivalColumns = () => ({
  id: serial('id').primaryKey(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  origin: text('origin', { enum: ['key', 'folder'] }).notNull(),
  keyId: integer('key_id').references(() => importKeys.id),
  address: text('address').notNull(),
  arrivedAt: instant('arrived_at').notNull(),
  fileKey: text('file_key'),
  refusal: text('refusal'),
  finishedAt: instant('finished_at'),
  counts: jsonb('counts').$type<Record<string, number>>(),
  folderName: text('folder_name'),
  /** Email address for notifications; null for none. */
  letterTo: text('letter_to'),
  told: text('told', { enum: ['waits', 'over'] }),
  letterUntil: instant('letter_until'),
})
