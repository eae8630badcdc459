import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { centavos, instant } from './columns.ts'
import { employees, payGroups } from './people.ts'

/** Who is in the savings fund; without a row the wire's `existe` is 0 (spec 001 §3, savings-fund user). */
export const savingsAccounts = pgTable(
  'savings_accounts',
  {
    employeeId: integer('employee_id')
      .primaryKey()
      .references(() => employees.id, { onDelete: 'cascade' }),
    joinedOn: date('joined_on', { mode: 'string' }).notNull(),
    /** Saved each period. */
    amount: centavos('amount').notNull(),
    /** Sum of the movements, kept so that nobody can take out more than there is; a test holds it equal. */
    total: centavos('total').notNull(),
    /** pS, the social part. */
    socialPart: centavos('social_part').notNull(),
    /** baja: has left the fund. */
    hasLeft: boolean('has_left').notNull().default(false),
    /** procIns: enrolment in process. */
    isJoining: boolean('is_joining').notNull().default(false),
    /** enRetiro: leaving in process. */
    isLeaving: boolean('is_leaving').notNull().default(false),
    /** incapacidad: takes the loan away (BR-02). */
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** benStatus; 'I' shows $0 (SAV-03). */
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
    /** The text that the person reads; names the kind, for which the wire has no field. */
    concept: text('concept').notNull(),
    /** Period code (BR-18). */
    period: text('period').notNull(),
    /** Negative when it leaves the fund. */
    amount: centavos('amount').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [
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

/** A loan against the savings: fixed principal, interest on the decreasing balance (BR-01). */
export const loans = pgTable(
  'loans',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => savingsAccounts.employeeId, { onDelete: 'cascade' }),
    amount: centavos('amount').notNull(),
    /** plazo: number of payments. */
    term: integer('term').notNull(),
    /** prdo on the wire: S weekly, Q each fortnight. */
    frequency: text('frequency', { enum: ['weekly', 'biweekly'] }).notNull(),
    /** abono: the fixed principal of a payment. */
    instalment: centavos('instalment').notNull(),
    /** Sum of the planned interests. */
    interest: centavos('interest').notNull(),
    /** Fraction per period, eight decimals. */
    periodRate: numeric('period_rate', { precision: 12, scale: 8, mode: 'number' }).notNull(),
    firstPeriodStart: date('first_period_start', { mode: 'string' }).notNull(),
    /** restante: the amount less what was paid of it; a test holds it equal. */
    remaining: centavos('remaining').notNull(),
    status: text('status', { enum: ['requested', 'approved', 'active', 'settled', 'cancelled'] }).notNull(),
    registeredAt: instant('registered_at').notNull(),
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
    /** montoAbono: goes off the balance. */
    principal: centavos('principal').notNull(),
    /** montoInteres. */
    interest: centavos('interest').notNull(),
    /** saldoActual: what is owed afterwards. */
    balance: centavos('balance').notNull(),
  },
  (table) => [
    index('loan_movements_loan').on(table.loanId, table.date),
    check('loan_movements_principal', sql`${table.principal} >= 0`),
    check('loan_movements_interest', sql`${table.interest} >= 0`),
    check('loan_movements_balance', sql`${table.balance} >= 0`),
  ],
)

/** What waits for the next payroll: 294 withdrawal, 295 loan, 394 change or deposit; one of each at a time (BR-09). */
export const savingsRequests = pgTable(
  'savings_requests',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => savingsAccounts.employeeId, { onDelete: 'cascade' }),
    /** TIPO_MOVIMIENTO. */
    movementType: integer('movement_type').notNull(),
    amount: centavos('amount'),
    requestedOn: date('requested_on', { mode: 'string' }).notNull(),
    /** The payday on which it takes effect. */
    payDate: date('pay_date', { mode: 'string' }),
    loanId: integer('loan_id').references(() => loans.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending', 'applied', 'cancelled'] }).notNull(),
  },
  (table) => [
    uniqueIndex('savings_requests_one_pending')
      .on(table.employeeId, table.movementType)
      .where(sql`${table.status} = 'pending'`),
    check('savings_requests_type', sql`${table.movementType} in (294,295,394)`),
    check('savings_requests_status', sql`${table.status} in ('pending','applied','cancelled')`),
  ],
)

/** Paydays of each pay group, with the day on which the prenómina closes (spec 001 §3: short_nom, short_prenom …). */
export const payCalendar = pgTable(
  'pay_calendar',
  {
    payGroupId: integer('pay_group_id')
      .notNull()
      .references(() => payGroups.id, { onDelete: 'cascade' }),
    payDate: date('pay_date', { mode: 'string' }).notNull(),
    prepayrollDate: date('prepayroll_date', { mode: 'string' }).notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    /** Of the period's last day, in either way of counting. */
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
