import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DATA_KINDS, type DataProblem } from '#domain/data-import/kind.ts'
import { DATA_WAITS } from '#domain/data-import/waits.ts'
import type { ReadColumn } from '#domain/import-file/headings.ts'
import { users } from '../people.ts'
import { arrivalColumns, importColumns, importRowColumns } from './import-columns.ts'

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

/** A file of rows of a kind: what it would do, and how far it is done. */
export const dataImports = pgTable(
  'data_imports',
  {
    ...importColumns(),
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    columns: jsonb('columns').$type<ReadColumn<string>[]>().notNull(),
    /** Its columns were mapped anew: what rows say by the old ones is taken away before they are read. */
    isToReset: boolean('is_to_reset').notNull().default(false),
    /** users.id: who handed it over, or made the key that did, and who has it imported; null: nobody stands for it yet. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** It came by itself, and no person has taken it in hand: it begins by itself where nothing needs one. */
    isByItself: boolean('is_by_itself').notNull().default(false),
    /** What needs one. */
    waitsFor: text('waits_for', { enum: DATA_WAITS }),
  },
  (table) => [
    index('data_imports_created').on(table.createdAt),
    index('data_imports_kind').on(table.kind, table.id),
    check(
      'data_imports_state',
      sql`${table.state} in ('arriving','checking','ready','running','stopped','done','gone')`,
    ),
    check(
      'data_imports_waits',
      sql`${table.waitsFor} is null or ${table.waitsFor} in ('columns','balances','own','folder','role','key')`,
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
    ...importRowColumns(),
    /** Read: unit, number, wanted and problems are what its cells say. Judged: it has a kind. */
    isRead: boolean('is_read').notNull().default(false),
    /** Rows with one unit go in together or not at all; '' for a row by itself. */
    unit: text('unit').notNull().default(''),
    kind: text('kind', { enum: ['nueva', 'cambia', 'igual', 'error'] }),
    /** What is to be imported; null before it is read, and where it can't be understood. */
    wanted: jsonb('wanted').$type<unknown>(),
    changes: jsonb('changes').$type<{ field: string; from: string; to: string }[]>().notNull().default([]),
    problems: jsonb('problems').$type<DataProblem[]>().notNull().default([]),
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

/** Files of rows that a program or the watched folder has brought: each waits for its turn, and becomes an import. */
export const dataArrivals = pgTable(
  'data_arrivals',
  {
    ...arrivalColumns(),
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    /** null: not read yet, refused, or swept long after it was done. */
    importId: integer('import_id').references(() => dataImports.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('data_arrivals_file').on(table.kind, table.sha256),
    uniqueIndex('data_arrivals_import').on(table.importId),
    index('data_arrivals_open').on(table.id).where(sql`${table.finishedAt} is null`),
    check('data_arrivals_origin', sql`${table.origin} in ('key','folder')`),
    check('data_arrivals_key', sql`(${table.origin} = 'key') = (${table.keyId} is not null)`),
    check('data_arrivals_told', sql`${table.told} is null or ${table.told} in ('waits','over')`),
  ],
)
