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
import type { FactChange } from '#domain/people-import/difference.ts'
import type { ImportField } from '#domain/people-import/fields.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import type { WantedPerson } from '#domain/people-import/world.ts'
import { instant } from '../columns.ts'
import { users } from '../people.ts'
import { arrivalColumns, importColumns, importRowColumns } from './import-columns.ts'

/** Where files of people come from: what its columns are is remembered by their headings. */
export const peopleSources = pgTable('people_sources', {
  name: text('name').primaryKey(),
  columns: jsonb('columns').$type<Record<string, ImportField | ''>>().notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
})

/** A file of people: what it would do, and how far it is done. */
export const peopleImports = pgTable(
  'people_imports',
  {
    ...importColumns(),
    /** Who looks it through, and until when that is believed: what is written under another lease counts for nothing. */
    checkLease: text('check_lease'),
    checkUntil: instant('check_until'),
    columns: jsonb('columns').$type<ReadColumn<ImportField>[]>().notNull(),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Open accounts in the companies of the file, at the check. */
    people: integer('people').notNull().default(0),
    /** How many leavers somebody has typed; null where nobody had to. */
    typedLeavers: integer('typed_leavers'),
    /** users.id: who handed it over, and who has it imported; null: nobody yet stands for what a folder has brought. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** users.id: who handed it over, or made the key that did; null: it lay in the folder. */
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    /** users.id: who has said which column is what, of this file or of its key's; null: nobody, it is guessed. */
    mappedBy: integer('mapped_by').references(() => users.id, { onDelete: 'set null' }),
    /** It came by itself, and begins by itself where nothing needs a person. */
    isByItself: boolean('is_by_itself').notNull().default(false),
    /**
     * What needs one. columns: not sure, or missing. leavers: their number is to be typed. mails: it changes mails of accounts.
     * author: administers nothing.
     */
    waitsFor: text('waits_for', { enum: ['columns', 'leavers', 'mails', 'author'] }),
  },
  (table) => [
    index('people_imports_created').on(table.createdAt),
    check(
      'people_imports_state',
      sql`${table.state} in ('arriving','checking','ready','running','stopped','done','gone')`,
    ),
    check(
      'people_imports_waits',
      sql`${table.waitsFor} is null or ${table.waitsFor} in ('columns','leavers','mails','author')`,
    ),
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
    ...importRowColumns(),
    kind: text('kind', { enum: ['nueva', 'cambia', 'baja', 'regresa', 'igual', 'error'] }),
    /** What is to be imported; null before the check, and where there is nothing to do. */
    wanted: jsonb('wanted').$type<WantedPerson>(),
    changes: jsonb('changes').$type<FactChange[]>().notNull().default([]),
    problems: jsonb('problems').$type<Problem[]>().notNull().default([]),
    /** Leaders come before those whom they lead. */
    level: integer('level').notNull().default(0),
    /** users.id of an account that was opened and has no opening password yet. */
    opened: integer('opened').references(() => users.id, { onDelete: 'cascade' }),
    /** users.id of somebody whose last password stands on a slip; who printed it, and when: they may print it anew (P-192). */
    slipOf: integer('slip_of').references(() => users.id, { onDelete: 'cascade' }),
    slipBy: integer('slip_by').references(() => users.id, { onDelete: 'set null' }),
    slipAt: instant('slip_at'),
    /** When their password is to be written to them next; null where nobody has asked for that, or it was given up. */
    letterDue: instant('letter_due'),
    letterTries: integer('letter_tries').notNull().default(0),
    /** When one was begun of which neither a yes nor a no is known: it may have gone out, and is not written again by itself. */
    letterBegan: instant('letter_began'),
    /** users.id: who has it written. */
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

/** Files of people that a program or the watched folder has brought: each waits for its turn, and becomes an import. */
export const peopleArrivals = pgTable(
  'people_arrivals',
  {
    ...arrivalColumns(),
    /** null: not read yet, refused, thrown away by a person, or swept long after it was done. */
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
