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
import type { GuessedColumn } from '#domain/import-file/headings.ts'
import type { FactChange } from '#domain/people-import/difference.ts'
import type { ImportField } from '#domain/people-import/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import type { WantedPerson } from '#domain/people-import/world.ts'
import { instant } from '../columns.ts'
import { users } from '../people.ts'

/** Where files of people come from: what its columns are is remembered by their headings. */
export const peopleSources = pgTable('people_sources', {
  name: text('name').primaryKey(),
  columns: jsonb('columns').$type<Record<string, ImportField | ''>>().notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
})

export interface ImportHeading extends GuessedColumn<ImportField> {
  heading: string
  sample: string
}

/** A file of people: what it would do, and how far it is done. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: serial('id').primaryKey(),
    fileName: text('file_name').notNull(),
    source: text('source').notNull(),
    /** checking and running are jobs; ready and stopped wait for somebody. */
    state: text('state', { enum: ['checking', 'ready', 'running', 'stopped', 'done'] }).notNull(),
    columns: jsonb('columns').$type<ImportHeading[]>().notNull(),
    isComplete: boolean('is_complete').notNull().default(false),
    rows: integer('rows').notNull(),
    /** Of the check; the rows carry their own. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    /** Open accounts in the companies of the file, at the check. */
    people: integer('people').notNull().default(0),
    /** Rows that are to be imported, and those that are: written together with what they have changed. */
    wanted: integer('wanted').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** Of what was imported, by what it was then. */
    imported: jsonb('imported').$type<Record<string, number>>().notNull().default({}),
    /** How many leavers somebody has typed; null where nobody had to. */
    typedLeavers: integer('typed_leavers'),
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
    index('people_imports_created').on(table.createdAt),
    check('people_imports_state', sql`${table.state} in ('checking','ready','running','stopped','done')`),
    check('people_imports_done', sql`${table.done} between 0 and ${table.wanted}`),
  ],
)

/** A row of such a file. Its cells and what it says of its person go once it is imported (CURP, RFC, NSS among them). */
export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => peopleImports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    kind: text('kind', { enum: ['nueva', 'cambia', 'baja', 'regresa', 'igual', 'error'] }),
    /** What is to be imported; null before the check, and where there is nothing to do. */
    wanted: jsonb('wanted').$type<WantedPerson>(),
    number: text('number').notNull().default(''),
    name: text('name').notNull().default(''),
    changes: jsonb('changes').$type<FactChange[]>().notNull().default([]),
    problems: jsonb('problems').$type<Problem[]>().notNull().default([]),
    /** Leaders come before those whom they lead. */
    level: integer('level').notNull().default(0),
    isDone: boolean('is_done').notNull().default(false),
    /** users.id of an account that was opened and has no opening password yet. */
    opened: integer('opened').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('people_import_rows_kind').on(table.importId, table.kind, table.row),
    index('people_import_rows_next').on(table.importId, table.isDone, table.level, table.row),
    index('people_import_rows_opened').on(table.opened),
    check(
      'people_import_rows_kind',
      sql`${table.kind} is null or ${table.kind} in ('nueva','cambia','baja','regresa','igual','error')`,
    ),
  ],
)
