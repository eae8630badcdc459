import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
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
import type { Audience } from '#contract/polls/poll-desk.ts'
import type { WireQuestion } from '#contract/polls/poll-definition.ts'
import { instant } from './columns.ts'
import { companies, employees, users } from './people.ts'

/** Polls: benefits and routes (groups BENE and RUTA), and those of human resources. */
export const polls = pgTable(
  'polls',
  {
    id: serial('id').primaryKey(),
    companyCode: text('company_code')
      .notNull()
      .references(() => companies.code),
    /** Sent to clients as proyecto: 1 benefits, 2 routes; null for a poll of human resources. */
    project: smallint('project'),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    questions: jsonb('questions').$type<WireQuestion[]>().notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    /**
     * First and last day in the company's time zone. Without a last day the poll is open until somebody
     * closes it.
     */
    fromDay: date('from_day', { mode: 'string' }),
    untilDay: date('until_day', { mode: 'string' }),
    revision: integer('revision').notNull().default(1),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
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

/**
 * Employees who may answer, and whether they have. Newcomers are added until the poll closes (newcomers.ts).
 * No time, number or order is stored, for anonymity.
 */
export const pollReceivers = pgTable(
  'poll_receivers',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /**
     * Department whose counts include this person's answer (pollGroups); '' when only the total includes it.
     */
    departmentId: text('department_id').notNull(),
    hasAnswered: boolean('has_answered').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.employeeId] }),
    index('poll_receivers_employee').on(table.employeeId),
  ],
)

export type PollCounts = Record<string, { people: number; options: Record<string, number> }>

type StoredCounts = Record<string, { people: string | number; options: Record<string, string | number> }>

function mapCounts<Value>(counts: StoredCounts, each: (count: string | number) => Value) {
  return Object.fromEntries(
    Object.entries(counts).map(([question, { people, options }]) => [
      question,
      {
        people: each(people),
        options: Object.fromEntries(Object.entries(options).map(([option, count]) => [option, each(count)])),
      },
    ]),
  )
}

/**
 * jsonb with each count as a text of six digits; older rows have numbers. With numbers, the chosen options
 * would change the length of a row, and with it the row's place on disk.
 */
const fixedWidthCounts = customType<{ data: PollCounts; driverData: StoredCounts | string }>({
  dataType: () => 'jsonb',
  toDriver: (counts) => JSON.stringify(mapCounts(counts, (count) => String(count).padStart(6, '0'))),
  fromDriver: (stored) =>
    mapCounts(typeof stored === 'string' ? (JSON.parse(stored) as StoredCounts) : stored, Number),
})

/**
 * Counts of the answers: one row for everybody and one per department with enough people. The portal stores
 * only these counts and pollWords. Each answer rewrites the row for everybody and its department's row,
 * whatever its options are. Row order and row versions therefore reveal no option. All rows are created at
 * publication.
 */
export const pollGroups = pgTable(
  'poll_groups',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    /** Department; '' for everybody. */
    departmentId: text('department_id').notNull(),
    people: integer('people').notNull(),
    answered: integer('answered').notNull().default(0),
    counts: fixedWidthCounts('counts').notNull().default(sql`'{}'::jsonb`),
    /** Unused: a migration moved the texts to pollWords. */
    texts: jsonb('texts').$type<Record<string, string[]>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.departmentId] }),
    check('poll_groups_answered', sql`${table.answered} between 0 and ${table.people}`),
    check('poll_groups_texts', sql`${table.departmentId} = '' or ${table.texts} = '{}'::jsonb`),
  ],
)

/** A text and the number of people who wrote exactly this text. Lists are sorted alphabetically. */
export type PollText = [text: string, people: number]

/**
 * Free-text answers, divided into parts. The hash of a text chooses its part (words.ts), so that a part
 * reveals no order, time or place. Each answer rewrites all rows of its poll, even an answer without text.
 */
export const pollWords = pgTable(
  'poll_words',
  {
    pollId: integer('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    question: integer('question').notNull(),
    /** First bits of the hashes of the texts in this part; '' when there is only one part. */
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
