import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core'
import { DATA_KINDS, type DataProblem } from '#domain/data-import/kind.ts'
import type { GuessedColumn } from '#domain/import-file/headings.ts'
import { instant } from '../columns.ts'
import { users } from '../people.ts'

/** Where files of a kind come from: what its columns are is remembered by their headings. */
export const dataSources = pgTable(
  'data_sources',
  {
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)

export interface DataHeading extends GuessedColumn<string> {
  heading: string
  sample: string
}

/** A file of rows of a kind: what it would do, and how far it is done. */
export const dataImports = pgTable(
  'data_imports',
  {
    id: serial('id').primaryKey(),
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    fileName: text('file_name').notNull(),
    source: text('source').notNull(),
    /**
     * checking and running are jobs; ready and stopped wait for somebody. Of one that is arriving (its rows are being
     * written) or gone (they are being taken away) nobody is told.
     */
    state: text('state', {
      enum: ['arriving', 'checking', 'ready', 'running', 'stopped', 'done', 'gone'],
    }).notNull(),
    /** Its columns were mapped anew: what rows say by the old ones is taken away before they are read. */
    isToReset: boolean('is_to_reset').notNull().default(false),
    /** It is done, and rows still keep what the file said of people without an error. */
    isToForget: boolean('is_to_forget').notNull().default(false),
    columns: jsonb('columns').$type<DataHeading[]>().notNull(),
    rows: integer('rows').notNull(),
    /** Of the check; the rows carry their own. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    /** Rows that are to be imported, and those that are: written together with what they have changed. */
    wanted: integer('wanted').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** Of what was imported, by what it was then. */
    imported: jsonb('imported').$type<Record<string, number>>().notNull().default({}),
    /** users.id: who handed it over, and who has it imported. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    /** Time at work, without pauses. */
    workedMs: bigint('worked_ms', { mode: 'number' }).notNull().default(0),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('data_imports_created').on(table.createdAt),
    index('data_imports_kind').on(table.kind, table.id),
    check(
      'data_imports_state',
      sql`${table.state} in ('arriving','checking','ready','running','stopped','done','gone')`,
    ),
    check('data_imports_done', sql`${table.done} between 0 and ${table.wanted}`),
  ],
)

/** A row of such a file. Its cells and what it says go once it is imported. */
export const dataImportRows = pgTable(
  'data_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => dataImports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** Read: unit, number, wanted and problems are what its cells say. Judged: it has a kind. */
    isRead: boolean('is_read').notNull().default(false),
    /** Rows with one unit go in together or not at all; '' for a row by itself. */
    unit: text('unit').notNull().default(''),
    /** Without zeros before it, so that one person's rows stand together. */
    number: text('number').notNull().default(''),
    kind: text('kind', { enum: ['nueva', 'cambia', 'igual', 'error'] }),
    /** What is to be imported; null before it is read, and where it can't be understood. */
    wanted: jsonb('wanted').$type<unknown>(),
    name: text('name').notNull().default(''),
    changes: jsonb('changes').$type<{ field: string; from: string; to: string }[]>().notNull().default([]),
    problems: jsonb('problems').$type<DataProblem[]>().notNull().default([]),
    isDone: boolean('is_done').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('data_import_rows_kind').on(table.importId, table.kind, table.row),
    index('data_import_rows_unread').on(table.importId, table.row).where(sql`not ${table.isRead}`),
    index('data_import_rows_next').on(table.importId, table.isDone, table.unit, table.number, table.row),
    check(
      'data_import_rows_kind',
      sql`${table.kind} is null or ${table.kind} in ('nueva','cambia','igual','error')`,
    ),
  ],
)
