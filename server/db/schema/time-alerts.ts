import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { employees } from './people.ts'

/** Visits to the restroom or canteen that took too long (spec 001 §3, "Time alert"). */
export const timeAlerts = pgTable(
  'time_alerts',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    entry: time('entry').notNull(),
    /** Time of the exit; null when no exit was recorded. After midnight it is earlier than the entry. */
    exit: time('exit'),
    description: text('description').notNull(),
    /** Facility (BR-40): 1 restroom, any other number canteen. */
    facilityId: integer('facility_id').notNull(),
    facility: text('facility').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    uniqueIndex('time_alerts_once').on(table.employeeId, table.date, table.entry, table.facilityId),
    index('time_alerts_recorded').on(table.employeeId, table.recordedAt),
    check('time_alerts_facility', sql`${table.facilityId} >= 0`),
  ],
)

/** Last view of a person's own alerts or of their team's alerts, one row per day (TIME-07, TIME-08). */
export const timeAlertViews = pgTable(
  'time_alert_views',
  {
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    view: text('view', { enum: ['own', 'team'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Last view of that day. Alerts recorded later are new. */
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.view, table.day] }),
    index('time_alert_views_age').on(table.seenAt),
    check('time_alert_views_view', sql`${table.view} in ('own','team')`),
  ],
)

/** Meal times of an employee. Without a row, the app says that no times are set (TIME-10). */
export const canteenSchedules = pgTable('canteen_schedules', {
  employeeId: integer('employee_id')
    .primaryKey()
    .references(() => employees.id, { onDelete: 'cascade' }),
  from: time('from').notNull(),
  to: time('to').notNull(),
})
