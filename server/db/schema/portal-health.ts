import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { TrailStep } from '#contract/portal-health/portal-health.ts'
import { instant } from './columns.ts'

/**
 * Reports of pages about their own errors and speed (EXT-07). No column identifies a person, an address or a
 * sign-in session: `session` is a random value of the page. Rows are deleted after 30 days
 * (facilities/sweep.ts).
 */

/** Measurements of one route in one page: in milliseconds, `cls` without a unit. */
export const portalVisits = pgTable(
  'portal_visits',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    session: text('session').notNull(),
    version: text('version').notNull(),
    route: text('route').notNull(),
    device: text('device').notNull(),
    lcp: doublePrecision('lcp'),
    cls: doublePrecision('cls'),
    inp: doublePrecision('inp'),
    start: doublePrecision('start'),
    send: doublePrecision('send'),
  },
  (table) => [index('portal_visits_at').on(table.at), index('portal_visits_day').on(table.day, table.device)],
)

export const portalErrors = pgTable(
  'portal_errors',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    place: text('place').notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    uniqueIndex('portal_errors_same').on(table.kind, table.message, table.place),
    index('portal_errors_last').on(table.lastAt),
  ],
)

export const portalErrorDays = pgTable(
  'portal_error_days',
  {
    errorId: integer('error_id')
      .notNull()
      .references(() => portalErrors.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    version: text('version').notNull(),
    route: text('route').notNull(),
    device: text('device').notNull(),
    times: integer('times').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.errorId, table.day, table.version, table.route, table.device] }),
    index('portal_error_days_at').on(table.at),
  ],
)

/** Events before an error, recorded in about one fifth of the sessions. */
export const portalErrorTrails = pgTable(
  'portal_error_trails',
  {
    id: serial('id').primaryKey(),
    errorId: integer('error_id')
      .notNull()
      .references(() => portalErrors.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    version: text('version').notNull(),
    route: text('route').notNull(),
    device: text('device').notNull(),
    requestId: text('request_id').notNull(),
    steps: jsonb('steps').$type<TrailStep[]>().notNull(),
  },
  (table) => [
    index('portal_error_trails_error').on(table.errorId, table.id),
    index('portal_error_trails_at').on(table.at),
  ],
)

/** Number of rows per day, which limits floods. The row's lock serializes reports. */
export const portalDays = pgTable(
  'portal_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    at: instant('at').notNull(),
    visits: integer('visits').notNull(),
    errors: integer('errors').notNull(),
    /** Visits from clients without a session, included in `visits`. */
    strangerVisits: integer('stranger_visits').notNull().default(0),
    /** Errors from clients without a session, included in `errors`. */
    strangerErrors: integer('stranger_errors').notNull().default(0),
    lost: integer('lost').notNull(),
  },
  (table) => [index('portal_days_at').on(table.at)],
)
