import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type SurveyKind, surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import type { ProcessStatus } from '#domain/temporary/process.ts'
import type { LifeStep } from '#domain/temporary/life.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/** Kinds as SQL text: a constraint in a migration cannot have parameters. */
const kinds = `(${Object.values(surveyKinds)
  .map((kind) => `'${kind}'`)
  .join(',')})`

/** Job codes. With `isByKardex`, the labour record replaces an evaluation (TMP-23). */
export const jobCodes = pgTable('job_codes', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  isByKardex: boolean('is_by_kardex').notNull().default(false),
})

/** Progress of people towards a permanent contract. Removed rows are kept as a record of the decisions. */
export const temporaryStaff = pgTable(
  'temporary_staff',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** Type of questionnaire, sent to clients as id_tipo. */
    surveyType: integer('survey_type').notNull().default(1),
    /**
     * Leader of the person, who evaluates as their boss; null when nobody leads them yet (status
     * RESPONSABLEVACIO).
     */
    responsibleId: integer('responsible_id').references(() => employees.id, { onDelete: 'set null' }),
    jobCode: text('job_code').references(() => jobCodes.code),
    project: text('project').notNull().default(''),
    isTrained: boolean('is_trained').notNull().default(false),
    status: smallint('status').$type<ProcessStatus>().notNull().default(1),
    revision: integer('revision').notNull().default(1),
    applicationDate: date('application_date', { mode: 'string' }).notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    plantDate: date('plant_date', { mode: 'string' }),
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('temporary_staff_active')
      .on(table.employeeId)
      .where(sql`${table.removedAt} is null and ${table.status} < 6`),
    index('temporary_staff_responsible').on(table.responsibleId),
    index('temporary_staff_employee').on(table.employeeId),
    check('temporary_staff_status', sql`${table.status} between 1 and 6`),
    check('temporary_staff_revision', sql`${table.revision} >= 1`),
    check('temporary_staff_plant', sql`${table.status} <> 6 or ${table.plantDate} is not null`),
  ],
)

export const temporaryHistory = pgTable(
  'temporary_history',
  {
    id: serial('id').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => temporaryStaff.id, { onDelete: 'cascade' }),
    step: text('step').$type<LifeStep>().notNull(),
    at: instant('at').notNull(),
    by: integer('by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
  },
  (table) => [index('temporary_history_staff').on(table.staffId, table.id)],
)

/**
 * Evaluations: one per revision whose evaluators are chosen. Scores are null until calculated (BR-13, BR-14).
 */
export const evaluations = pgTable(
  'evaluations',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => temporaryStaff.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    score: numeric('score', { precision: 5, scale: 2, mode: 'number' }),
    level: smallint('level'),
    selfScore: numeric('self_score', { precision: 5, scale: 2, mode: 'number' }),
    selfLevel: smallint('self_level'),
    calculatedAt: instant('calculated_at'),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.revision] }),
    index('evaluations_calculated').on(table.calculatedAt),
    check('evaluations_level', sql`${table.level} between 1 and 6`),
    check('evaluations_self_level', sql`${table.selfLevel} between 1 and 6`),
  ],
)

export const evaluationSurveys = pgTable(
  'evaluation_surveys',
  {
    id: serial('id').primaryKey(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => temporaryStaff.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    evaluatorId: integer('evaluator_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SurveyKind>().notNull(),
    /** Sum of the medals; null until answered. */
    points: integer('points'),
    strength: text('strength').notNull().default(''),
    opportunity: text('opportunity').notNull().default(''),
    /**
     * Time at which each text was written, by the device's clock. The later text of two devices is kept. Null
     * in rows of older versions.
     */
    strengthAt: instant('strength_at'),
    opportunityAt: instant('opportunity_at'),
    answeredAt: instant('answered_at'),
    removedAt: instant('removed_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    // Allows one survey per evaluator, person and revision.
    uniqueIndex('evaluation_surveys_once')
      .on(table.staffId, table.revision, table.evaluatorId)
      .where(sql`${table.removedAt} is null`),
    index('evaluation_surveys_evaluator').on(table.evaluatorId, table.answeredAt),
    check('evaluation_surveys_kind', sql`${table.kind} in ${sql.raw(kinds)}`),
    check(
      'evaluation_surveys_comments',
      sql`char_length(${table.strength}) <= 1500 and char_length(${table.opportunity}) <= 1500`,
    ),
    check('evaluation_surveys_points', sql`(${table.points} is null) = (${table.answeredAt} is null)`),
  ],
)

export const reminderLetters = pgTable(
  'reminder_letters',
  {
    evaluatorId: integer('evaluator_id')
      .primaryKey()
      .references(() => employees.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('reminder_letters_due').on(table.dueAt)],
)

export const qualities = pgTable(
  'qualities',
  {
    id: integer('id').primaryKey(),
    surveyType: integer('survey_type').notNull().default(1),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    uniqueIndex('qualities_position').on(table.surveyType, table.position),
    check('qualities_five', sql`${table.position} between 1 and 5`),
  ],
)

export const qualityQuestions = pgTable(
  'quality_questions',
  {
    id: integer('id').primaryKey(),
    qualityId: integer('quality_id')
      .notNull()
      .references(() => qualities.id),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    medals: jsonb('medals').$type<string[]>().notNull(),
  },
  (table) => [uniqueIndex('quality_questions_position').on(table.qualityId, table.position)],
)

/** Medals that evaluators gave. Each is stored at once, before the survey is sent. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    surveyId: integer('survey_id')
      .notNull()
      .references(() => evaluationSurveys.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => qualityQuestions.id),
    points: smallint('points').notNull(),
    /** Time at which the medal was tapped, by the device's clock. The later answer of two devices is kept. */
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.questionId] }),
    check('survey_answers_points', sql`${table.points} between 1 and 4`),
  ],
)
