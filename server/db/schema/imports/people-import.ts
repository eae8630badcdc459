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
import type { ReadColumn } from '#domain/import-file/headings.ts'
import type { FactChange } from '#domain/people-import/row/difference.ts'
import type { ImportField } from '#domain/people-import/columns/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import type { WantedPerson } from '#domain/people-import/import-context.ts'
import { instant } from '../columns.ts'
import { users } from '../people.ts'
import { arrivalColumns, importColumns, importRowColumns } from './import-columns.ts'

export const peopleSources = pgTable('people_sources', {
  name: text('name').primaryKey(),
  columns: jsonb('columns').$type<Record<string, ImportField | ''>>().notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
  /** Whether a date such as 03/04 starts with its month; null when nobody has answered. */
  isMonthFirst: boolean('is_month_first'),
})

export const peopleImports = pgTable(
  'people_imports',
  {
    ...importColumns(),
    /** Lease of the running check until `checkUntil`. Results of another lease are ignored. */
    checkLease: text('check_lease'),
    checkUntil: instant('check_until'),
    columns: jsonb('columns').$type<ReadColumn<ImportField>[]>().notNull(),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Number of open accounts in the file's companies at the time of the check. */
    people: integer('people').notNull().default(0),
    /** Number of leavers that a person typed as a confirmation; null when no confirmation was needed. */
    typedLeavers: integer('typed_leavers'),
    /** users.id of the responsible person. Null while nobody has taken over a file of the watched folder. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * users.id of the person who uploaded the file or made the key that uploaded it; null for a file of the
     * watched folder.
     */
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * users.id of the person who mapped the columns of this file or of its key; null for a guessed mapping.
     */
    mappedBy: integer('mapped_by').references(() => users.id, { onDelete: 'set null' }),
    isByItself: boolean('is_by_itself').notNull().default(false),
    /**
     * Reason why the import needs a person:
     * - columns: a column is missing or uncertain.
     * - leavers: the number of leavers must be typed, or a leaver has a role.
     * - mails: the file changes email addresses of accounts.
     * - leaders: the file changes who leads people.
     * - identity: the file changes the name, CURP, RFC, NSS or birth date of an existing person.
     * - reach: the file moves an existing person into or out of the reach of a limited role.
     * - returns: the file brings back people who had left.
     * - week: the source's unattended files of 7 days have too many leavers together.
     * - author: the person responsible is no longer an administrator, or the key was revoked.
     */
    waitsFor: text('waits_for', {
      enum: ['columns', 'leavers', 'mails', 'leaders', 'identity', 'reach', 'returns', 'week', 'author'],
    }),
  },
  (table) => [
    index('people_imports_created').on(table.createdAt),
    check(
      'people_imports_state',
      sql`${table.state} in ('arriving','checking','ready','running','stopped','done','gone')`,
    ),
    check(
      'people_imports_waits',
      sql`${table.waitsFor} is null or ${table.waitsFor} in ('columns','leavers','mails','leaders','identity','reach','returns','week','author')`,
    ),
    check('people_imports_done', sql`${table.done} between 0 and ${table.wanted}`),
  ],
)

/** Rows of imports. An imported row loses its cells, values and changes, but keeps number and name. */
export const peopleImportRows = pgTable(
  'people_import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => peopleImports.id, { onDelete: 'cascade' }),
    ...importRowColumns(),
    kind: text('kind', { enum: ['nueva', 'cambia', 'baja', 'regresa', 'igual', 'error'] }),
    /** Values to import; null before the check, when nothing changes, and after the import. */
    wanted: jsonb('wanted').$type<WantedPerson>(),
    changes: jsonb('changes').$type<FactChange[]>().notNull().default([]),
    problems: jsonb('problems').$type<Problem[]>().notNull().default([]),
    level: integer('level').notNull().default(0),
    /** users.id of a new or reopened account that waits for its opening password. */
    opened: integer('opened').references(() => users.id, { onDelete: 'cascade' }),
    slipOf: integer('slip_of').references(() => users.id, { onDelete: 'cascade' }),
    /** users.id of the user who printed the slip and may print it again (P-192). */
    slipBy: integer('slip_by').references(() => users.id, { onDelete: 'set null' }),
    slipAt: instant('slip_at'),
    /** Time of the next attempt to email the opening password; null when none is planned. */
    letterDue: instant('letter_due'),
    letterTries: integer('letter_tries').notNull().default(0),
    /**
     * Start of an attempt whose result is unknown. The email may have been sent, so it is not retried
     * automatically.
     */
    letterBegan: instant('letter_began'),
    letterBy: integer('letter_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('people_import_rows_kind').on(table.importId, table.kind, table.row),
    index('people_import_rows_next').on(table.importId, table.isDone, table.level, table.row),
    index('people_import_rows_opened').on(table.opened),
    index('people_import_rows_slip').on(table.slipOf),
    index('people_import_rows_letter').on(table.letterDue).where(sql`${table.letterDue} is not null`),
    check(
      'people_import_rows_kind',
      sql`${table.kind} is null or ${table.kind} in ('nueva','cambia','baja','regresa','igual','error')`,
    ),
  ],
)

export const peopleArrivals = pgTable(
  'people_arrivals',
  {
    ...arrivalColumns(),
    importId: integer('import_id').references(() => peopleImports.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('people_arrivals_file').on(table.sha256),
    uniqueIndex('people_arrivals_import').on(table.importId),
    index('people_arrivals_next').on(table.id).where(sql`${table.fileKey} is not null`),
    check('people_arrivals_origin', sql`${table.origin} in ('key','folder')`),
    check('people_arrivals_key', sql`(${table.origin} = 'key') = (${table.keyId} is not null)`),
    check('people_arrivals_told', sql`${table.told} is null or ${table.told} in ('waits','over')`),
  ],
)
