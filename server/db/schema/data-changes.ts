import { bigint, bigserial, check, index, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/**
 * Changes of the data form after registration, with old and new values, author and time. Triggers of the
 * migrations only allow adding rows and deleting rows older than a year. The triggers also protect
 * data_changes_seen.
 */
export const dataChanges = pgTable(
  'data_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id),
    /** 1 … 7. */
    step: smallint('step').notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    at: instant('at').notNull(),
    /** Old values of the changed answers, in the format of `datos` of DOC-12. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('data_changes_employee').on(table.employeeId, table.step, table.at),
    index('data_changes_at').on(table.at),
    check('data_changes_step', sql`${table.step} between 1 and 7`),
  ],
)

export const dataChangesSeen = pgTable('data_changes_seen', {
  changeId: bigint('change_id', { mode: 'number' })
    .primaryKey()
    .references(() => dataChanges.id, { onDelete: 'cascade' }),
  seenBy: integer('seen_by')
    .notNull()
    .references(() => users.id),
  seenAt: instant('seen_at').notNull(),
})
