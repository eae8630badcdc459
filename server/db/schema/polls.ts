import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Audience } from '#contract/poll-desk.ts'
import type { WireQuestion } from '#contract/poll-definition.ts'
import { instant } from './columns.ts'
import { companies, employees, users } from './people.ts'

/** What the company asks its people: the benefits and the routes poll (groups BENE and RUTA), and those of human resources. */
export const polls = pgTable(
  'polls',
  {
    id: serial('id').primaryKey(),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    /** The wire's proyecto: 1 benefits, 2 routes; null for one of human resources. */
    project: smallint('project'),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    questions: jsonb('questions').$type<WireQuestion[]>().notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    /** Both by the company's calendar. Without a last day it is open until it is closed. */
    fromDay: date('from_day', { mode: 'string' }),
    untilDay: date('until_day', { mode: 'string' }),
    revision: integer('revision').notNull().default(1),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null: a draft. */
    publishedAt: instant('published_at'),
    /** Its people know of it. */
    toldAt: instant('told_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('polls_project').on(table.companyCode, table.project),
    index('polls_untold').on(table.fromDay).where(sql`published_at is not null and told_at is null`),
    check('polls_known_project', sql`${table.project} in (1,2)`),
    check('polls_published', sql`${table.publishedAt} is null or ${table.fromDay} is not null`),
    check('polls_days', sql`${table.untilDay} >= ${table.fromDay}`),
    check('polls_closed', sql`${table.closedAt} is null or ${table.publishedAt} is not null`),
  ],
)

/** Who may answer, as it was when the poll was published, and whether they have: without a time, a number or an order. */
export const pollReceivers = pgTable(
  'poll_receivers',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** The group that their answer is counted in, beside everybody's; '' for none (pollGroups). */
    departmentId: text('department_id').notNull(),
    hasAnswered: boolean('has_answered').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.employeeId] }),
    index('poll_receivers_employee').on(table.employeeId),
  ],
)

/** By question: how many answered it, and how many chose each option. */
export type PollCounts = Record<string, { people: number; options: Record<string, number> }>

/**
 * What was chosen: counts, and with pollWords all that is kept of what was answered. One row for everybody and one for each
 * department of enough people; each answer writes its rows as a whole, so that neither a row's place nor its version tells
 * one option from another. All rows are there when the poll is published.
 */
export const pollGroups = pgTable(
  'poll_groups',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    /** '' for everybody. */
    departmentId: text('department_id').notNull(),
    /** Who may answer. */
    people: integer('people').notNull(),
    answered: integer('answered').notNull().default(0),
    counts: jsonb('counts').$type<PollCounts>().notNull().default({}),
    /** Of polls from before pollWords: the migration has moved them there, and nothing is written here. */
    texts: jsonb('texts').$type<Record<string, string[]>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.departmentId] }),
    check('poll_groups_answered', sql`${table.answered} between 0 and ${table.people}`),
    check('poll_groups_texts', sql`${table.departmentId} = '' or ${table.texts} = '{}'::jsonb`),
  ],
)

/** A text, and how many have written exactly it; in the order of letters. */
export type PollText = [text: string, people: number]

/**
 * Free words, in parts that are no longer than some hundred texts, whatever was written: a text's part is told by its own
 * letters (words.ts), and no order, time or place is. Each answer writes all rows of its poll anew, also one without words.
 */
export const pollWords = pgTable(
  'poll_words',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    question: integer('question').notNull(),
    /** First bits of the hash of each of its texts; '' while there is one part. */
    part: text('part').notNull(),
    people: integer('people').notNull().default(0),
    texts: jsonb('texts').$type<PollText[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.question, table.part] })],
)

/** Routes of the company's transport (RUTA-03). */
export const transportRoutes = pgTable('transport_routes', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})
