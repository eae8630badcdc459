import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { employees } from './people.ts'

/**
 * PTU day review: one row of counts per person and year (spec 001 §3). The database computes the total
 * (BR-32).
 */
export const ptuCounts = pgTable(
  'ptu_counts',
  {
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    yearDays: integer('year_days').notNull(),
    absences: integer('absences').notNull().default(0),
    unpaidPermits: integer('unpaid_permits').notNull().default(0),
    sickDays: integer('sick_days').notNull().default(0),
    paidPermits: integer('paid_permits').notNull().default(0),
    periodDays: integer('period_days').notNull(),
    total: integer('total')
      .notNull()
      .generatedAlwaysAs(sql`period_days - absences - unpaid_permits - sick_days`),
    comment: text('comment'),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.year] }),
    check(
      'ptu_counts_whole',
      sql`least(${table.yearDays}, ${table.absences}, ${table.unpaidPermits}, ${table.sickDays}, ${table.paidPermits}, ${table.periodDays}) >= 0`,
    ),
  ],
)

/** Express certifications. The last day is at most seven days after the first (CERT-04). */
export const expressCertifications = pgTable(
  'express_certifications',
  {
    id: serial('id').primaryKey(),
    leaderId: integer('leader_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** Sent to clients as DESCR. */
    description: text('description').notNull(),
    position: text('position').notNull(),
    startDay: date('start_day', { mode: 'string' }).notNull(),
    endDay: date('end_day', { mode: 'string' }).notNull(),
    isPending: boolean('is_pending').notNull().default(true),
  },
  (table) => [
    index('express_certifications_pending').on(table.leaderId).where(sql`${table.isPending}`),
    check(
      'express_certifications_week',
      sql`${table.endDay} between ${table.startDay} and ${table.startDay} + 7`,
    ),
  ],
)

/** Employees invited to the survey on the external page, and whether they answered (SAT-06). */
export const satisfactionSurveys = pgTable('satisfaction_surveys', {
  employeeId: integer('employee_id')
    .primaryKey()
    .references(() => employees.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  answeredAt: instant('answered_at'),
})
