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
import type { DataProblem } from '#domain/data-import/kind.ts'
import { DATA_WAITS } from '#domain/data-import/wait-reasons.ts'
import type { ReadColumn } from '#domain/import-file/headings.ts'
import { DATA_KINDS } from '#domain/import-file/import-kinds.ts'
import { users } from '../people.ts'
import { arrivalColumns, importColumns, importRowColumns } from './import-columns.ts'

/** Column mapping of each source of files: heading to field. */
export const dataSources = pgTable(
  'data_sources',
  {
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    name: text('name').notNull(),
    columns: jsonb('columns').$type<Record<string, string>>().notNull(),
    /** Whether a date such as 03/04 starts with its month; null when unknown. */
    isMonthFirst: boolean('is_month_first'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
)

export const dataImports = pgTable(
  'data_imports',
  {
    ...importColumns(),
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
    columns: jsonb('columns').$type<ReadColumn<string>[]>().notNull(),
    /**
     * Whether the columns were mapped again. Results of the old mapping are removed before the rows are read
     * again.
     */
    isToReset: boolean('is_to_reset').notNull().default(false),
    /**
     * users.id of the person who uploaded the file, or who made the key that uploaded it. Null while nobody
     * is responsible.
     */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Whether the file arrived unattended and no person has taken over the import. It then starts
     * automatically unless `waitsFor` is set.
     */
    isByItself: boolean('is_by_itself').notNull().default(false),
    /** Reason why the import needs a person; null when it needs none. */
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

/** Rows of imports. An imported row loses its cells, values and changes, but keeps number and name. */
export const dataImportRows = pgTable(
  'data_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => dataImports.id, { onDelete: 'cascade' }),
    ...importRowColumns(),
    /** Whether unit, number, wanted and problems were read from the cells. A later check sets the kind. */
    isRead: boolean('is_read').notNull().default(false),
    /** Rows with the same unit are imported together or not at all. '' for a single row. */
    unit: text('unit').notNull().default(''),
    kind: text('kind', { enum: ['nueva', 'cambia', 'igual', 'error'] }),
    /** Values to import; null before the row is read, when it cannot be read, and after the import. */
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

export const dataArrivals = pgTable(
  'data_arrivals',
  {
    ...arrivalColumns(),
    kind: text('kind', { enum: DATA_KINDS }).notNull(),
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
