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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type ApplicationState, applicationStates } from '#domain/jobs/application.ts'
import { areaIds } from '#domain/jobs/areas.ts'
import { questionKinds } from '#domain/jobs/questions.ts'
import { approvals } from './approvals.ts'
import { candidates } from './candidates.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/** States as SQL text: a constraint in a migration cannot have parameters. */
const states = sql.raw(`(${applicationStates.map((state) => `'${state}'`).join(',')})`)

/** Facts about an employee (BR-10). Without `positionSince`, the hiring date is used. */
export const jobFacts = pgTable(
  'job_facts',
  {
    employeeId: integer('employee_id')
      .primaryKey()
      .references(() => employees.id, { onDelete: 'cascade' }),
    positionSince: date('position_since', { mode: 'string' }),
    lastOfferOn: date('last_offer_on', { mode: 'string' }),
    /** Quadrant of the yearly evaluation; null for none. */
    quadrant: smallint('quadrant'),
  },
  (table) => [check('job_facts_quadrant', sql`${table.quadrant} between 0 and 9`)],
)

export const jobPostings = pgTable(
  'job_postings',
  {
    /** approvals.id of kind 'vacante', sent to clients as idVacante. */
    vacancyId: integer('vacancy_id')
      .primaryKey()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    areaId: smallint('area_id').notNull(),
    knowledge: jsonb('knowledge').$type<string[]>().notNull(),
    schooling: text('schooling').notNull(),
    untilDay: date('until_day', { mode: 'string' }).notNull(),
    contact: text('contact').notNull(),
    revision: integer('revision').notNull().default(1),
    publishedAt: instant('published_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('job_postings_area').on(table.areaId, table.untilDay),
    check('job_postings_area_known', sql`${table.areaId} in (${sql.raw(areaIds.join(','))})`),
  ],
)

export const jobQuestions = pgTable(
  'job_questions',
  {
    id: serial('id').primaryKey(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => jobPostings.vacancyId, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    question: text('question').notNull(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    options: jsonb('options').$type<string[]>().notNull().default([]),
    isRequired: boolean('is_required').notNull().default(true),
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('job_questions_vacancy').on(table.vacancyId, table.position),
    check('job_questions_kind', sql`${table.kind} in ('texto','opcion','numero','sino')`),
  ],
)

export const jobApplications = pgTable(
  'job_applications',
  {
    id: serial('id').primaryKey(),
    vacancyId: integer('vacancy_id')
      .notNull()
      .references(() => jobPostings.vacancyId, { onDelete: 'cascade' }),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    state: text('state').$type<ApplicationState>().notNull().default('recibida'),
    stateSince: instant('state_since').notNull(),
    revision: integer('revision').notNull().default(1),
    sentAt: instant('sent_at').notNull(),
    positionMonths: integer('position_months').notNull(),
    offerMonths: integer('offer_months').notNull(),
    quadrant: smallint('quadrant').notNull(),
    interviewDay: date('interview_day', { mode: 'string' }),
    interviewTime: text('interview_time').notNull().default(''),
    interviewPlace: text('interview_place').notNull().default(''),
    /** Reason of a rejection; '' in any other state. */
    reason: text('reason').notNull().default(''),
    candidateId: integer('candidate_id').references(() => candidates.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('job_applications_live')
      .on(table.vacancyId, table.employeeId)
      .where(sql`${table.state} <> 'no_seleccionada'`),
    index('job_applications_vacancy').on(table.vacancyId, table.sentAt),
    index('job_applications_employee').on(table.employeeId, table.sentAt),
    index('job_applications_candidate').on(table.candidateId),
    check('job_applications_state', sql`${table.state} in ${states}`),
    check(
      'job_applications_eligible',
      sql`${table.positionMonths} >= 6 and ${table.offerMonths} >= 6 and ${table.quadrant} not in (7,8,9)`,
    ),
    check('job_applications_reason', sql`(${table.state} = 'no_seleccionada') = (${table.reason} <> '')`),
    check(
      'job_applications_interview',
      sql`${table.state} <> 'entrevista' or (${table.interviewDay} is not null and ${table.interviewTime} <> '')`,
    ),
  ],
)

export const jobAnswers = pgTable(
  'job_answers',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => jobQuestions.id),
    answer: text('answer').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.questionId] }),
    index('job_answers_question').on(table.questionId),
  ],
)

export const jobHistory = pgTable(
  'job_history',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    state: text('state').$type<ApplicationState>().notNull(),
    at: instant('at').notNull(),
    /** users.id of the author; null for the applicant. */
    by: integer('by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('job_history_application').on(table.applicationId, table.id)],
)

/** Notes for recruitment only. No operation of the applicant may read this table. */
export const jobNotes = pgTable(
  'job_notes',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    by: integer('by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull(),
  },
  (table) => [index('job_notes_application').on(table.applicationId, table.id)],
)
