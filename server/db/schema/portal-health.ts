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
import type { TrailStep } from '#contract/portal-health.ts'
import { instant } from './columns.ts'

/**
 * What pages tell of themselves (EXT-07). No row has a column for a person, an address or a session of somebody's: `session`
 * is what a page has drawn by chance. All of it goes after 30 days (facilities/sweep.ts).
 */

/** One route as one page has seen it. Milliseconds, but for `cls`. */
export const portalVisits = pgTable(
  'portal_visits',
  {
    id: serial('id').primaryKey(),
    at: instant('at').notNull(),
    /** Of the company's calendar. */
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

/** The same error of everybody: by its kind, its scrubbed words and its place. */
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

/** How often it happened on a day, by where. */
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

/** What led to it, of the fifth of all sessions that keep a trail. */
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

/** How many rows a day has already, so that no flood makes more; the row's lock keeps two reports apart. */
export const portalDays = pgTable(
  'portal_days',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    at: instant('at').notNull(),
    visits: integer('visits').notNull(),
    errors: integer('errors').notNull(),
    /** Of these, told by nobody who was signed in. */
    strangerVisits: integer('stranger_visits').notNull().default(0),
    strangerErrors: integer('stranger_errors').notNull().default(0),
    /** What came beyond that. */
    lost: integer('lost').notNull(),
  },
  (table) => [index('portal_days_at').on(table.at)],
)
