import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RuleName } from '#domain/pay-check/facts.ts'
import { instant } from './columns.ts'
import { employees, users } from './people.ts'

/** Periods that a clarification can concern, by family of pay groups (spec 002 §3, §7.4). */
export const payrollPeriods = pgTable(
  'payroll_periods',
  {
    /** 5704 weekly, 5709 biweekly. */
    family: integer('family').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    payDate: date('pay_date', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.family, table.year, table.number] }),
    index('payroll_periods_newest').on(table.family, table.endDate),
    check('payroll_periods_family', sql`${table.family} in (5704,5709)`),
    check('payroll_periods_year', sql`${table.year} = extract(year from ${table.endDate})`),
    check('payroll_periods_dates', sql`${table.startDate} <= ${table.endDate}`),
  ],
)

export const clarificationReasons = pgTable('clarification_reasons', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
})

/** Payroll clarification requests (spec 000 §3, §4). */
export const clarifications = pgTable(
  'clarifications',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** Period code, or '0 Q', '220', '230' (BR-19). Sent to clients as FIN_CADPER. */
    periodCode: text('period_code').notNull(),
    /** Name of the period, such as '46 / 2026' or 'Aguinaldo / 2025'. */
    periodText: text('period_text').notNull(),
    reasonId: integer('reason_id').references(() => clarificationReasons.id),
    newReason: text('new_reason'),
    comment: text('comment').notNull(),
    /**
     * Rules of the payslip check that found the differences. Empty when the request did not come from the
     * check.
     */
    checkRules: text('check_rules').array().$type<RuleName[]>().notNull().default([]),
    /** Whether payroll confirmed these rules in its answer; null without a verdict. */
    wasCheckRight: boolean('was_check_right'),
    /** Null while the request is open. */
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    rating: smallint('rating'),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    // Allows one unresolved request per person and period (CLARF-20). A special code has the same period code
    // every year, so the text tells the years apart.
    uniqueIndex('clarifications_open')
      .on(table.employeeId, table.periodCode, table.periodText)
      .where(sql`${table.answeredAt} is null`),
    index('clarifications_employee').on(table.employeeId, table.registeredAt),
    index('clarifications_unrated')
      .on(table.employeeId)
      .where(sql`${table.answeredAt} is not null and ${table.rating} is null`),
    index('clarifications_inbox').on(table.registeredAt).where(sql`${table.answeredAt} is null`),
    index('clarifications_answered').on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
    check(
      'clarifications_reason',
      sql`(${table.reasonId} is null) = (btrim(coalesce(${table.newReason}, '')) <> '')`,
    ),
    check('clarifications_comment', sql`char_length(${table.comment}) between 1 and 500`),
    check('clarifications_rating', sql`${table.rating} between 1 and 5`),
    check('clarifications_rated_closed', sql`${table.rating} is null or ${table.answeredAt} is not null`),
    check(
      'clarifications_verdict',
      sql`${table.wasCheckRight} is null or (${table.answeredAt} is not null and cardinality(${table.checkRules}) > 0)`,
    ),
    check(
      'clarifications_answer_whole',
      sql`num_nulls(${table.answer}, ${table.answeredBy}, ${table.answeredAt}) in (0,3)`,
    ),
  ],
)

/** Earlier answers of reopened requests. Each belongs either to a clarification or to a dispute. */
export const formerAnswers = pgTable(
  'former_answers',
  {
    id: serial('id').primaryKey(),
    clarificationId: integer('clarification_id').references(() => clarifications.id, { onDelete: 'cascade' }),
    disputeId: integer('dispute_id').references(() => disputes.id, { onDelete: 'cascade' }),
    answer: text('answer').notNull(),
    answeredBy: integer('answered_by')
      .notNull()
      .references(() => users.id),
    answeredAt: instant('answered_at').notNull(),
    rating: smallint('rating'),
    reopenedBy: integer('reopened_by')
      .notNull()
      .references(() => users.id),
    reopenedAt: instant('reopened_at').notNull(),
  },
  (table) => [
    index('former_answers_clarification').on(table.clarificationId),
    index('former_answers_dispute').on(table.disputeId),
    check('former_answers_of', sql`num_nonnulls(${table.clarificationId}, ${table.disputeId}) = 1`),
  ],
)

/** Payroll disputes (spec 002 §3). States: 1 open, 2 answered and to be rated, 3 rated. */
export const disputes = pgTable(
  'disputes',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    comment: text('comment').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    registeredAt: instant('registered_at').notNull(),
    state: smallint('state').notNull().default(1),
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    rating: smallint('rating'),
  },
  (table) => [
    index('disputes_employee').on(table.employeeId, table.registeredAt),
    index('disputes_inbox').on(table.registeredAt).where(sql`${table.state} = 1`),
    index('disputes_answered').on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
    check('disputes_state', sql`${table.state} in (1,2,3)`),
    check('disputes_reason', sql`char_length(${table.reason}) between 1 and 80`),
    check('disputes_comment', sql`char_length(${table.comment}) between 1 and 1000`),
    check(
      'disputes_answer_whole',
      sql`num_nulls(${table.answer}, ${table.answeredBy}, ${table.answeredAt}) = case ${table.state} when 1 then 3 else 0 end`,
    ),
    check('disputes_rated', sql`(${table.rating} is not null) = (${table.state} = 3)`),
    check('disputes_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Pictures of a dispute (kind 1) or of its answer (kind 2). */
export const disputeEvidence = pgTable(
  'dispute_evidence',
  {
    id: serial('id').primaryKey(),
    disputeId: integer('dispute_id')
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    kind: smallint('kind').notNull(),
    position: smallint('position').notNull(),
    /** Public file name: random, so that nobody can guess it. */
    fileName: text('file_name').notNull(),
    /** Key in the file storage; null for demo pictures, which are drawn on request. */
    fileKey: text('file_key'),
    bytes: integer('bytes'),
    sha256: text('sha256'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('dispute_evidence_place').on(table.disputeId, table.kind, table.position),
    uniqueIndex('dispute_evidence_name').on(table.fileName),
    uniqueIndex('dispute_evidence_file').on(table.fileKey),
    check('dispute_evidence_kind', sql`${table.kind} in (1,2)`),
    check('dispute_evidence_bytes', sql`${table.bytes} > 0`),
  ],
)
