import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { companies, departments, employees, users } from './people.ts'

export const principles = pgTable(
  'principles',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    image: text('image').notNull(),
  },
  (table) => [uniqueIndex('principles_title').on(table.title)],
)

/** Recognitions. Withdrawn and hidden ones are kept and count towards the limit of three a month. */
export const recognitions = pgTable(
  'recognitions',
  {
    id: serial('id').primaryKey(),
    giverId: integer('giver_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    receiverId: integer('receiver_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    principleId: integer('principle_id')
      .notNull()
      .references(() => principles.id),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    /**
     * Department of the receiver on that day. The recognition stays on the wall of this department's plant.
     */
    departmentId: text('department_id')
      .notNull()
      .references(() => departments.id),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    /**
     * Month as YYYY-MM in the company's time zone, and number of the recognition in that month, 1 to 3. A
     * constraint refuses a fourth recognition.
     */
    month: text('month').notNull(),
    place: smallint('place').notNull(),
    hiddenAt: instant('hidden_at'),
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnReason: text('withdrawn_reason'),
  },
  (table) => [
    uniqueIndex('recognitions_month').on(table.giverId, table.month, table.place),
    index('recognitions_receiver').on(table.receiverId, table.id),
    index('recognitions_wall').on(table.companyCode, table.departmentId, table.id),
    check('recognitions_place', sql`${table.place} between 1 and 3`),
    check('recognitions_others', sql`${table.giverId} <> ${table.receiverId}`),
    // Upper bound only: the limit is 350 visible characters (domain/recognition/limits.ts), and SQL cannot
    // count these.
    check('recognitions_reason', sql`char_length(${table.reason}) between 1 and 5600`),
  ],
)

export const applause = pgTable(
  'applause',
  {
    recognitionId: integer('recognition_id')
      .notNull()
      .references(() => recognitions.id, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.recognitionId, table.employeeId] }),
    index('applause_employee').on(table.employeeId),
  ],
)
