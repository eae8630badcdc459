import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sessions } from './access.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

export const notices = pgTable(
  'notices',
  {
    id: serial('id').primaryKey(),
    /** Id made by the form. A repeated request with the same id publishes one notice. */
    key: uuid('key').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    scope: text('scope', { enum: ['todos', 'planta', 'grupo'] }).notNull(),
    /** Plant or pay group that receives the notice; null for all people. */
    targetId: integer('target_id'),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    recipients: integer('recipients').notNull(),
  },
  (table) => [
    uniqueIndex('notices_key').on(table.key),
    index('notices_shown').on(table.validUntil).where(sql`${table.scope} = 'todos'`),
    check('notices_title', sql`char_length(${table.title}) between 1 and 80`),
    check('notices_text', sql`char_length(${table.text}) between 1 and 500`),
    check('notices_target', sql`(${table.scope} = 'todos') = (${table.targetId} is null)`),
  ],
)

/**
 * Notifications: one row per person and event (spec 001 §3). Stores only texts that the kind does not
 * determine.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Argument of notificationPath(). */
    ref: text('ref').notNull(),
    key: text('key').notNull(),
    subtitle: text('subtitle'),
    comment: text('comment'),
    noticeId: integer('notice_id').references(() => notices.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Time at which a push service accepted the notification, or the person first read it in the list. */
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.kind, table.key),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_notice').on(table.noticeId).where(sql`${table.noticeId} is not null`),
    index('notifications_age').on(table.createdAt),
  ],
)

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Session that subscribed. Null once the expired session was deleted: the device stays subscribed. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
    /**
     * Time at which another device changed the password. The subscribed device gets a push about the change
     * and is removed.
     */
    retiredAt: instant('retired_at'),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

export const pushSends = pgTable(
  'push_sends',
  {
    id: serial('id').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Notification to push; null for a test push. */
    notificationId: integer('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Earliest time to send, for example the end of the quiet hours or of the wait after a failure. */
    dueAt: instant('due_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: instant('leased_until'),
  },
  (table) => [
    index('push_sends_due').on(table.dueAt),
    index('push_sends_subscription').on(table.subscriptionId),
    index('push_sends_notification').on(table.notificationId),
  ],
)

export const pushPreferences = pgTable('push_preferences', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  offKinds: jsonb('off_kinds').$type<string[]>().notNull().default([]),
  quietMode: text('quiet_mode', { enum: ['turno', 'propio', 'ninguno'] })
    .notNull()
    .default('turno'),
  quietFrom: text('quiet_from').notNull().default('22:00'),
  quietTo: text('quiet_to').notNull().default('06:00'),
  testedAt: instant('tested_at'),
})

/** Employees who administer improvements (SHELL-34). */
export const improvementEngineers = pgTable('improvement_engineers', {
  employeeId: integer('employee_id')
    .primaryKey()
    .references(() => employees.id, { onDelete: 'cascade' }),
})
