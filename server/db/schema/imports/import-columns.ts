import { bigint, boolean, integer, jsonb, serial, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

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
