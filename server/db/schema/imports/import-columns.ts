import { bigint, boolean, integer, jsonb, serial, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { importKeys } from './import-keys.ts'

/** Columns that every table of imports has, whatever the rows of its files are. */

export const importColumns = () => ({
  id: serial('id').primaryKey(),
  fileName: text('file_name').notNull(),
  source: text('source').notNull(),
  /**
   * checking and running are jobs; ready and stopped wait for somebody. Of one that is arriving (its rows are being
   * written) or gone (they are being taken away) nobody is told.
   */
  state: text('state', {
    enum: ['arriving', 'checking', 'ready', 'running', 'stopped', 'done', 'gone'],
  }).notNull(),
  /** It is done, and rows still keep what the file said of people without an error. */
  isToForget: boolean('is_to_forget').notNull().default(false),
  rows: integer('rows').notNull(),
  /** Of the check; the rows carry their own. */
  counts: jsonb('counts').$type<Record<string, number>>().notNull(),
  /** Rows that are to be imported, and those that are: written together with what they have changed. */
  wanted: integer('wanted').notNull().default(0),
  done: integer('done').notNull().default(0),
  /** Of what was imported, by what it was then. */
  imported: jsonb('imported').$type<Record<string, number>>().notNull().default({}),
  address: text('address').notNull(),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  /** Time at work, without pauses. */
  workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
  finishedAt: instant('finished_at'),
})

export const importRowColumns = () => ({
  row: integer('row').notNull(),
  cells: jsonb('cells').$type<string[]>().notNull(),
  name: text('name').notNull().default(''),
  /** Of its person; beside other rows than people's without zeros before it, so that one person's rows stand together. */
  number: text('number').notNull().default(''),
  isDone: boolean('is_done').notNull().default(false),
})

/** Of a file that a program or the watched folder has brought. */
export const arrivalColumns = () => ({
  id: serial('id').primaryKey(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  bytes: integer('bytes').notNull(),
  origin: text('origin', { enum: ['key', 'folder'] }).notNull(),
  keyId: integer('key_id').references(() => importKeys.id),
  address: text('address').notNull(),
  arrivedAt: instant('arrived_at').notNull(),
  /** In the file room, until it is read. */
  fileKey: text('file_key'),
  /** Why nothing of it was imported: a code of texts.es.ts. */
  refusal: text('refusal'),
  finishedAt: instant('finished_at'),
  /** What came of it, once it is over. */
  counts: jsonb('counts').$type<Record<string, number>>(),
  /** Its name in the watched folder, until it was laid aside there. */
  folderName: text('folder_name'),
  /** Who is written to; null: nobody. */
  letterTo: text('letter_to'),
  /** What they were written last, and until when a letter under way is believed. */
  told: text('told', { enum: ['waits', 'over'] }),
  letterUntil: instant('letter_until'),
})
