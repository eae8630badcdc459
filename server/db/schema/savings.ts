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
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type RequestKind, requestKinds } from '#domain/savings/savings-requests.ts'
import { centavos, instant } from './columns.ts'
import { employees, payGroups, users } from './people.ts'

/** Members of the savings fund. Without a row the client's `existe` is 0 (spec 001 §3, savings-fund user). */
export const savingsAccounts = pgTable(
  'savings_accounts',
  {
    employeeId: integer('employee_id')
      .primaryKey()
      .references(() => employees.id, { onDelete: 'cascade' }),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    amount: centavos('amount').notNull(),
    /**
     * Sum of the movements: at first 0, never negative. Only a trigger of the movements writes it (migration
     * 0025).
     */
    total: centavos('total').notNull().default(sql`0`),
    /** Membership share of the fund, sent to clients as pS. */
    socialPart: centavos('social_part').notNull(),
    hasLeft: boolean('has_left').notNull().default(false),
    isJoining: boolean('is_joining').notNull().default(false),
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** Whether the person is on sick leave (incapacidad), which excludes loans (BR-02). */
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** benStatus of clients. With 'I' the app shows $0 (SAV-03). */
    benefitStatus: text('benefit_status', { enum: ['A', 'I'] })
      .notNull()
      .default('A'),
  },
  (table) => [
    check('savings_accounts_amount', sql`${table.amount} >= 0`),
    check('savings_accounts_total', sql`${table.total} >= 0`),
    check('savings_accounts_benefit', sql`${table.benefitStatus} in ('A','I')`),
  ],
)

export const savingsMovements = pgTable(
  'savings_movements',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => savingsAccounts.employeeId, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['payroll', 'extraordinary', 'withdrawal', 'loan_payment', 'leaving'],
    }).notNull(),
    /**
     * Text for the person. Clients also recognize the kind by this text, because the contract has no field
     * for the kind.
     */
    concept: text('concept').notNull(),
    /** Code of the period (BR-18). */
    period: text('period').notNull(),
    /** Centavos; negative when the amount leaves the fund. */
    amount: centavos('amount').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Request that caused the movement; null for a movement of the payroll itself. */
    requestId: integer('request_id').references(() => savingsRequests.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('savings_movements_once')
      .on(table.requestId, table.kind)
      .where(sql`${table.requestId} is not null`),
    index('savings_movements_employee').on(table.employeeId, table.date),
    check(
      'savings_movements_kind',
      sql`${table.kind} in ('payroll','extraordinary','withdrawal','loan_payment','leaving')`,
    ),
    check('savings_movements_amount', sql`${table.amount} <> 0`),
    check(
      'savings_movements_sign',
      sql`(${table.amount} > 0) = (${table.kind} in ('payroll','extraordinary'))`,
    ),
  ],
)

export interface LoanPaperFacts {
  company: string
  number: string
  name: string
  position: string
  department: string
  /** Payday of the first payment; null when the calendar did not contain it. */
  firstPayday: string | null
  /** Whether the person is paid weekly. A loan may still have fortnightly payments (K-02). */
  isPaidWeekly: boolean
}

/** Loans against the savings: fixed principal, interest on the decreasing balance (BR-01). */
export const loans = pgTable(
  'loans',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => savingsAccounts.employeeId, { onDelete: 'cascade' }),
    amount: centavos('amount').notNull(),
    term: integer('term').notNull(),
    frequency: text('frequency', { enum: ['weekly', 'biweekly'] }).notNull(),
    instalment: centavos('instalment').notNull(),
    interest: centavos('interest').notNull(),
    /** Interest rate per period as a fraction with eight decimals. */
    periodRate: numeric('period_rate', { precision: 12, scale: 8, mode: 'number' }).notNull(),
    firstPeriodStart: date('first_period_start', { mode: 'string' }).notNull(),
    /**
     * Amount minus the principal paid (restante): at first the amount. Only a trigger of the payments changes
     * it (migration 0025).
     */
    remaining: centavos('remaining').notNull(),
    status: text('status', { enum: ['requested', 'approved', 'active', 'settled', 'cancelled'] }).notNull(),
    registeredAt: instant('registered_at').notNull(),
    /**
     * Facts for the documents, fixed at authorization; null before. Later changes of other data do not change
     * the documents.
     */
    paper: jsonb('paper').$type<LoanPaperFacts>(),
  },
  (table) => [
    index('loans_employee').on(table.employeeId),
    uniqueIndex('loans_one_active')
      .on(table.employeeId)
      .where(sql`${table.status} in ('requested','approved','active')`),
    check('loans_amount', sql`${table.amount} > 0`),
    check('loans_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
    check('loans_term', sql`${table.term} in (6,12,18,24,13,26,39,52)`),
    check('loans_frequency', sql`${table.frequency} in ('weekly','biweekly')`),
    check('loans_term_fits', sql`(${table.frequency} = 'weekly') = (${table.term} in (13,26,39,52))`),
    check('loans_rate', sql`${table.periodRate} >= 0`),
    check('loans_status', sql`${table.status} in ('requested','approved','active','settled','cancelled')`),
  ],
)

export const loanMovements = pgTable(
  'loan_movements',
  {
    id: serial('id').primaryKey(),
    loanId: integer('loan_id')
      .notNull()
      .references(() => loans.id, { onDelete: 'cascade' }),
    date: date('date', { mode: 'string' }).notNull(),
    principal: centavos('principal').notNull(),
    interest: centavos('interest').notNull(),
    balance: centavos('balance').notNull(),
  },
  (table) => [
    index('loan_movements_loan').on(table.loanId, table.date),
    check('loan_movements_principal', sql`${table.principal} >= 0`),
    check('loan_movements_interest', sql`${table.interest} >= 0`),
    check('loan_movements_balance', sql`${table.balance} >= 0`),
  ],
)

/**
 * Requests to the savings fund. A person may have at most one pending or approved request of each type
 * (BR-09).
 */
export const savingsRequests = pgTable(
  'savings_requests',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => savingsAccounts.employeeId, { onDelete: 'cascade' }),
    movementType: integer('movement_type').notNull(),
    kind: text('kind', { enum: Object.keys(requestKinds) as [RequestKind, ...RequestKind[]] }).notNull(),
    amount: centavos('amount'),
    requestedOn: date('requested_on', { mode: 'string' }).notNull(),
    payDate: date('pay_date', { mode: 'string' }),
    /**
     * Day on which the prenómina of the payday closes. Afterwards only a request that waits for the desk can
     * be cancelled.
     */
    closesOn: date('closes_on', { mode: 'string' }),
    loanId: integer('loan_id').references(() => loans.id, { onDelete: 'cascade' }),
    /**
     * Status:
     * - pending: waits for the fund's desk, or for its payday when its kind needs no decision.
     * - approved: authorized by the desk; waits for its payday.
     * - applied: executed on its payday.
     * - cancelled: by the person.
     * - refused: by the desk with a reason, or on its payday, for example because the savings no longer
     *   sufficed.
     */
    status: text('status', { enum: ['pending', 'approved', 'applied', 'cancelled', 'refused'] }).notNull(),
    openedAt: instant('opened_at'),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('savings_requests_one_pending')
      .on(table.employeeId, table.movementType)
      .where(sql`${table.status} in ('pending','approved')`),
    check('savings_requests_type', sql`${table.movementType} in (294,295,394)`),
    index('savings_requests_person').on(table.employeeId, table.requestedOn),
    index('savings_requests_due').on(table.payDate).where(sql`${table.status} in ('pending','approved')`),
    index('savings_requests_waiting')
      .on(table.requestedOn, table.id)
      .where(
        sql`${table.status} = 'pending' and (${table.movementType} <> 394 or ${table.kind} = 'deposit')`,
      ),
    index('savings_requests_decided')
      .on(table.decidedAt, table.id)
      .where(sql`${table.decidedAt} is not null`),
    check(
      'savings_requests_status',
      sql`${table.status} in ('pending','approved','applied','cancelled','refused')`,
    ),
    check(
      'savings_requests_approved',
      sql`${table.status} <> 'approved' or (${table.decidedAt} is not null and (${table.movementType} <> 394 or ${table.kind} = 'deposit'))`,
    ),
    check(
      'savings_requests_kind',
      sql`(${table.kind} in ('withdrawal','leaving') and ${table.movementType} = 294)
        or (${table.kind} = 'loan' and ${table.movementType} = 295)
        or (${table.kind} in ('enrolment','change','deposit','extra_payment') and ${table.movementType} = 394)`,
    ),
    check('savings_requests_amount', sql`${table.amount} > 0 or ${table.kind} = 'leaving'`),
  ],
)

/**
 * Parameters of the fund. Each row is valid from its day to the day before the next row's (CAJ-07; G-03,
 * G-05).
 */
export const savingsParameters = pgTable(
  'savings_parameters',
  {
    validFrom: date('valid_from', { mode: 'string' }).primaryKey(),
    /** Annual rates as fractions. */
    tiie: numeric('tiie', { precision: 9, scale: 6, mode: 'number' }).notNull(),
    rate: numeric('rate', { precision: 9, scale: 6, mode: 'number' }).notNull(),
    loanFactor: numeric('loan_factor', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    socialPart: centavos('social_part').notNull(),
    /** Minimum savings per period; null for the value of BR-05. */
    minimumWeekly: centavos('minimum_weekly'),
    minimumBiweekly: centavos('minimum_biweekly'),
    /** Whether savings above the legal maximum are refused (LFT art. 110 IV). Otherwise the person is only warned. */
    refusesAboveQuota: boolean('refuses_above_quota').notNull().default(true),
  },
  (table) => [
    check('savings_parameters_tiie', sql`${table.tiie} between 0 and 1`),
    check('savings_parameters_rate', sql`${table.rate} between 0 and 1`),
    check('savings_parameters_factor', sql`${table.loanFactor} between 0 and 10`),
    check('savings_parameters_social_part', sql`${table.socialPart} >= 0`),
    check('savings_parameters_minimums', sql`${table.minimumWeekly} > 0 and ${table.minimumBiweekly} > 0`),
  ],
)

export const savingsParameterChanges = pgTable(
  'savings_parameter_changes',
  {
    id: serial('id').primaryKey(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    tiie: numeric('tiie', { precision: 9, scale: 6, mode: 'number' }).notNull(),
    rate: numeric('rate', { precision: 9, scale: 6, mode: 'number' }).notNull(),
    loanFactor: numeric('loan_factor', { precision: 4, scale: 2, mode: 'number' }).notNull(),
    socialPart: centavos('social_part').notNull(),
    minimumWeekly: centavos('minimum_weekly').notNull(),
    minimumBiweekly: centavos('minimum_biweekly').notNull(),
    refusesAboveQuota: boolean('refuses_above_quota').notNull().default(true),
    status: text('status', { enum: ['pending', 'approved', 'refused'] }).notNull(),
    proposedBy: integer('proposed_by').references(() => users.id, { onDelete: 'set null' }),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('savings_parameter_changes_one_pending')
      .on(table.validFrom)
      .where(sql`${table.status} = 'pending'`),
    check('savings_parameter_changes_status', sql`${table.status} in ('pending','approved','refused')`),
    // The proposer may not decide.
    check('savings_parameter_changes_eyes', sql`${table.proposedBy} <> ${table.decidedBy}`),
    check(
      'savings_parameter_changes_decided',
      sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`,
    ),
    check('savings_parameter_changes_tiie', sql`${table.tiie} between 0 and 1`),
    check('savings_parameter_changes_rate', sql`${table.rate} between 0 and 1`),
    check('savings_parameter_changes_factor', sql`${table.loanFactor} between 0 and 10`),
    check('savings_parameter_changes_social_part', sql`${table.socialPart} >= 0`),
    check(
      'savings_parameter_changes_minimums',
      sql`${table.minimumWeekly} > 0 and ${table.minimumBiweekly} > 0`,
    ),
  ],
)

/**
 * Paydays of each pay group, with the closing day of the prenómina (spec 001 §3: short_nom, short_prenom …).
 */
export const payCalendar = pgTable(
  'pay_calendar',
  {
    payGroupId: integer('pay_group_id')
      .notNull()
      .references(() => payGroups.id, { onDelete: 'cascade' }),
    payDate: date('pay_date', { mode: 'string' }).notNull(),
    prepayrollDate: date('prepayroll_date', { mode: 'string' }).notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    week: integer('week').notNull(),
    fortnight: integer('fortnight').notNull(),
  },
  (table) => [
    primaryKey({ name: 'pay_calendar_group_day', columns: [table.payGroupId, table.payDate] }),
    check('pay_calendar_dates', sql`${table.prepayrollDate} <= ${table.payDate}`),
    check('pay_calendar_week', sql`${table.week} between 1 and 53`),
    check('pay_calendar_fortnight', sql`${table.fortnight} between 1 and 24`),
  ],
)
