import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RuleName } from '#domain/pay-check/facts.ts'
import type { LineFacts } from '#domain/pay-lines/pay-line.ts'
import { centavos, instant, validDays } from './columns.ts'
import { employees, users } from './people.ts'

export const payslips = pgTable(
  'payslips',
  {
    id: serial('id').primaryKey(),
    employeeId: integer('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
    /** 1 … 6 (G-08). */
    payroll: text('payroll').notNull(),
    /** Year of the last day. The period code is year + "0" + period (BR-18). */
    year: integer('year').notNull(),
    /** Period number, or a special code '0 Q', '220', '230' (BR-19). */
    period: text('period').notNull(),
    /** 1 ordinary, 2 extraordinary. */
    type: integer('type').notNull(),
    isPrepayroll: boolean('is_prepayroll').notNull(),
    /** First day on which a prenómina is visible (LEGPAY-10); null when it is visible immediately. */
    visibleFrom: date('visible_from', { mode: 'string' }),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    paidDate: date('paid_date', { mode: 'string' }).notNull(),
    /** Text of the imported XML, such as "6.500". */
    daysPaid: text('days_paid').notNull(),
    /** Daily salary in this period. The employee's record has only the current one. */
    dailySalary: centavos('daily_salary').notNull(),
    /** Daily salary for social security (SBC); zero when the XML does not contain it. */
    integratedSalary: centavos('integrated_salary').notNull(),
    /** SalarioDiarioIntegrado of the XML; null when it is missing. */
    dailyIntegratedSalary: centavos('daily_integrated_salary'),
    /** Number of the stamp, sent to clients as idtimbrado. Set exactly when the payslip is stamped. */
    stampId: integer('stamp_id'),
    fiscalFolio: text('fiscal_folio'),
    stampedAt: instant('stamped_at'),
    issuerCertificate: text('issuer_certificate'),
    authorityCertificate: text('authority_certificate'),
    issuerSeal: text('issuer_seal'),
    authoritySeal: text('authority_seal'),
    /** Sums of the lines, so that a list reads no lines. */
    totalPerceptions: centavos('total_perceptions').notNull(),
    /**
     * Zero for receipts imported before this column and not read again. Their other payments count as
     * perceptions.
     */
    totalOtherPayments: centavos('total_other_payments').notNull().default(0),
    totalDeductions: centavos('total_deductions').notNull(),
    net: centavos('net').notNull(),
  },
  (table) => [
    uniqueIndex('payslips_period').on(
      table.employeeId,
      table.year,
      table.period,
      table.payroll,
      table.type,
      table.isPrepayroll,
    ),
    index('payslips_employee_end').on(table.employeeId, table.endDate),
    uniqueIndex('payslips_stamp').on(table.stampId),
    index('payslips_stamped').on(table.stampedAt).where(sql`${table.stampedAt} is not null`),
    index('payslips_visible').on(table.visibleFrom).where(sql`${table.isPrepayroll}`),
    check(
      'payslips_net',
      sql`${table.net} = ${table.totalPerceptions} + ${table.totalOtherPayments} - ${table.totalDeductions}`,
    ),
    check('payslips_net_positive', sql`${table.net} >= 0`),
    check('payslips_dates', sql`${table.startDate} <= ${table.endDate}`),
    check('payslips_year', sql`${table.year} = extract(year from ${table.endDate})`),
    check('payslips_type', sql`${table.type} in (1,2)`),
    check(
      'payslips_stamp_whole',
      sql`num_nulls(${table.stampId}, ${table.fiscalFolio}, ${table.stampedAt}, ${table.issuerCertificate},
        ${table.authorityCertificate}, ${table.issuerSeal}, ${table.authoritySeal}) in (0,7)`,
    ),
    check('payslips_prepayroll_unstamped', sql`${table.stampId} is null or not ${table.isPrepayroll}`),
  ],
)

export const payslipLines = pgTable(
  'payslip_lines',
  {
    id: serial('id').primaryKey(),
    payslipId: integer('payslip_id')
      .notNull()
      .references(() => payslips.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['perception', 'otherPayment', 'deduction'] }).notNull(),
    /** Key of the company; 282 is the demo's groceries benefit. */
    concept: text('concept').notNull(),
    description: text('description').notNull(),
    /** Three-digit type of the SAT; only for a payslip imported from its XML. */
    satType: text('sat_type'),
    /**
     * Facts of the line in its XML. Perceptions imported before this column have no facts until their XML is
     * read again. Until then their type must not be used: some are really an `otherPayment`.
     */
    facts: jsonb('facts').$type<LineFacts>(),
    amount: centavos('amount').notNull(),
    /** Basis of the amount, such as 4 hours or 7 days; null for none. */
    quantity: integer('quantity'),
    unit: text('unit', { enum: ['hours', 'days'] }),
    balance: centavos('balance'),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('payslip_lines_position').on(table.payslipId, table.position),
    check('payslip_lines_side', sql`${table.side} in ('perception','otherPayment','deduction')`),
    check('payslip_lines_amount', sql`${table.amount} >= 0`),
    check('payslip_lines_quantity', sql`(${table.quantity} is null) = (${table.unit} is null)`),
  ],
)

/**
 * Sentences of the company that explain payslip lines. Each applies to one company key or one SAT type. A
 * withdrawn sentence is kept but explains no payslip.
 */
export const lineSentences = pgTable(
  'line_sentences',
  {
    id: serial('id').primaryKey(),
    side: text('side', { enum: ['perception', 'otherPayment', 'deduction'] }).notNull(),
    /** Company's key in capitals without blanks; null for a sentence about a SAT type. */
    lineKey: text('line_key'),
    satType: text('sat_type'),
    text: text('text').notNull(),
    /** Range for the last day of a payslip. */
    ...validDays,
    writtenBy: integer('written_by').references(() => users.id, { onDelete: 'set null' }),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    index('line_sentences_key').on(table.side, table.lineKey, table.satType),
    check('line_sentences_side', sql`${table.side} in ('perception','otherPayment','deduction')`),
    check('line_sentences_one_key', sql`num_nulls(${table.lineKey}, ${table.satType}) = 1`),
    check('line_sentences_sat_type', sql`${table.satType} ~ '^[0-9]{3}$'`),
    check('line_sentences_days', sql`${table.validTo} >= ${table.validFrom}`),
  ],
)

/**
 * Ranges of paydays for which payroll switched a rule of the payslip check off. A withdrawn range is kept but
 * has no effect.
 */
export const checkRulesOff = pgTable(
  'check_rules_off',
  {
    id: serial('id').primaryKey(),
    /** Without a check constraint, so that a new rule needs no migration. */
    rule: text('rule').$type<RuleName>().notNull(),
    /** Range of paydays. */
    ...validDays,
    switchedBy: integer('switched_by').references(() => users.id, { onDelete: 'set null' }),
    switchedAt: instant('switched_at').notNull(),
  },
  (table) => [
    index('check_rules_off_rule').on(table.rule),
    check('check_rules_off_days', sql`${table.validTo} >= ${table.validFrom}`),
  ],
)

/** Day counters 701 … 705 of a payslip. */
export const payslipDays = pgTable(
  'payslip_days',
  {
    payslipId: integer('payslip_id')
      .notNull()
      .references(() => payslips.id, { onDelete: 'cascade' }),
    concept: integer('concept').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [
    uniqueIndex('payslip_days_concept').on(table.payslipId, table.concept),
    check('payslip_days_range', sql`${table.concept} between 701 and 705`),
    check('payslip_days_count', sql`${table.days} between 0 and 366`),
  ],
)

/**
 * Generated PDFs of stamped payslips, each a file in the storage. A row may outlive its payslip, because
 * there is no foreign key. papers.ts deletes such a row with its file.
 */
export const payslipPapers = pgTable(
  'payslip_papers',
  {
    payslipId: integer('payslip_id').primaryKey(),
    fileKey: text('file_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [
    uniqueIndex('payslip_papers_file').on(table.fileKey),
    index('payslip_papers_age').on(table.drawnAt),
  ],
)
