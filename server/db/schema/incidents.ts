import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { employees } from './people.ts'

/** Requested days off, and who decides about them (spec 001 §3 and §5, 002 §3). */
export const incidents = pgTable(
  'incidents',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    approverId: integer('approver_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** descIncidencia. */
    kind: text('kind').notNull(),
    /** Start, or the day of rest of a swap. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** End, or the day of work of a swap, which may come first. */
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** 1 pending, 2 authorized, 3 rejected. */
    state: smallint('state').notNull().default(1),
    comment: text('comment'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('incidents_employee').on(table.employeeId, table.fromDay),
    index('incidents_to_decide').on(table.approverId).where(sql`${table.state} = 1`),
    check('incidents_state', sql`${table.state} in (1,2,3)`),
    check('incidents_comment', sql`char_length(${table.comment}) <= 250`),
    check('incidents_own', sql`${table.approverId} <> ${table.employeeId}`),
  ],
)
