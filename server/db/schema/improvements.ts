import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ImprovementState } from '#domain/improvements/improvements.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/** Improvement ideas (ROUTE-35 … 37). The id is the folio. */
export const improvements = pgTable(
  'improvements',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    idea: text('idea').notNull(),
    place: text('place').notNull(),
    benefit: text('benefit').notNull(),
    /** Storage key of an optional picture. Its bytes count towards the author's storage quota. */
    fileKey: text('file_key'),
    bytes: integer('bytes').notNull().default(0),
    state: smallint('state').$type<ImprovementState>().notNull().default(1),
    engineerId: integer('engineer_id').references(() => employees.id, { onDelete: 'set null' }),
    registeredAt: instant('registered_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('improvements_employee').on(table.employeeId, table.id),
    index('improvements_state').on(table.state, table.id),
    index('improvements_engineer').on(table.engineerId),
    uniqueIndex('improvements_file').on(table.fileKey),
    check('improvements_state_known', sql`${table.state} between 1 and 6`),
    check('improvements_ended', sql`(${table.state} >= 5) = (${table.endedAt} is not null)`),
  ],
)

export const improvementSteps = pgTable(
  'improvement_steps',
  {
    id: serial('id').primaryKey(),
    improvementId: integer('improvement_id')
      .notNull()
      .references(() => improvements.id, { onDelete: 'cascade' }),
    state: smallint('state').$type<ImprovementState>().notNull(),
    by: integer('by').references(() => users.id, { onDelete: 'set null' }),
    comment: text('comment').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [index('improvement_steps_improvement').on(table.improvementId, table.id)],
)
