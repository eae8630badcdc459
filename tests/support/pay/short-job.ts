import type { OvertimeFact } from '#domain/pay-lines/pay-line.ts'
import type { CheckedLine, PayFacts, StatementFacts } from '#domain/pay-check/facts.ts'
import { checkedLine, kardexFacts } from '#domain/pay-check/sources.ts'
import { addDays, daysBetween, weekday } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import type { MeaningName } from '../files/payroll-meanings.ts'
import { writerOf } from './company-pay.ts'
import { factsOfYear, type ListedPayslip } from './facts-of-year.ts'
import { type PeriodDates, periodsOf } from './pay-periods.ts'

const FIRST_MONDAY = '2026-08-31'
const FIRST = '2026-06-01'
const LAST = '2026-12-31'
const TODAY = '2027-01-15'

/** Payslip that a situation may still change. Amounts are centavos. */
export interface Draft extends PeriodDates {
  daysPaid: number
  /** Salary of a day in this period. */
  daily: number
  /** Daily salary that the payslip states. */
  dailySalary: number
  lines: CheckedLine[]
  /** Part of the net that is not in the amount to receive, such as vouchers. */
  outside: number
  payroll: number
  type: number
}

/** Some months of one person's job. A situation changes its payslips and records. */
export interface ShortJob {
  random: Random
  write: (meaning: MeaningName, amount: number, overtime?: OvertimeFact[]) => CheckedLine
  drafts: Draft[]
  /** Index of a payslip with others before and after it. */
  middle: number
  absences: string[]
  /** First days of leaves without pay. */
  leaves: string[]
  vacations: string[]
  overtime: { day: string; hours: number }[]
  restDays: string[]
  savings: StatementFacts['movements'][number][]
  loans: StatementFacts['loanMovements'][number][]
}

type Length = Parameters<typeof periodsOf>[0]

const fixed = { week: 7, decena: 10, fortnight: 15, month: 30 } as const

/** Job with payslips that pay whole periods. `days` are the paid days of each. */
export function shortJob(
  style: string,
  random: Random,
  { length = 'week', days }: { length?: Length; days?: number } = {},
): ShortJob {
  const daily = random.whole(32_000, 90_000)
  const write = writerOf(style)
  const dates = periodsOf(length, length === 'week' ? FIRST_MONDAY : FIRST, LAST)
  const job: ShortJob = {
    random,
    write,
    drafts: [],
    middle: random.whole(3, dates.length - 4),
    absences: [],
    leaves: [],
    vacations: [],
    overtime: [],
    restDays: [],
    savings: [],
    loans: [],
  }
  job.drafts = dates.map((period) => ({
    ...period,
    daily,
    dailySalary: daily,
    daysPaid: 0,
    lines: [write('salary', 0), write('tax', random.whole(50, 400) * 100)],
    outside: 0,
    payroll: 1,
    type: 1,
  }))
  for (const draft of job.drafts) payDays(draft, days ?? fixed[length])
  return job
}

export function draftAt({ drafts, middle }: ShortJob, from = 0): Draft {
  const draft = drafts[middle + from]
  if (!draft) throw new Error(`no payslip ${from} from the middle`)
  return draft
}

/** Pays days on the salary line, which is the payslip's first. `stated`: days that the payslip states. */
export function payDays(draft: Draft, days: number, stated = days): void {
  draft.daysPaid = Math.round(stated * 1000) / 1000
  const [salary, ...others] = draft.lines
  if (!salary) throw new Error('a payslip without its salary')
  draft.lines = [{ ...salary, amount: Math.round(days * draft.daily) }, ...others]
}

/** Returns a line with a description that no payroll style writes. */
export function lineNamed(
  side: CheckedLine['side'],
  satType: string,
  description: string,
  amount: number,
  overtime: OvertimeFact[] = [],
): CheckedLine {
  return checkedLine({ side, satType, description, amount, facts: { overtime } })
}

export function doublePay(daily: number, hours: number): number {
  return Math.round((daily / 8) * 2 * hours)
}

export function doubleHours(hours: number, paid: number): OvertimeFact {
  return { kind: '01', days: Math.ceil(hours / 3), hours, paid }
}

/**
 * Raises the salary from a payslip on. With `isRestated`, earlier payslips state the new salary, too, as on most hosts.
 */
export function raise(job: ShortJob, place: number, share: number, isRestated: boolean): void {
  for (const [at, draft] of job.drafts.entries()) {
    const { daysPaid, daily } = draft
    const raised = Math.round(daily * (1 + share))
    if (at >= place) {
      draft.daily = raised
      payDays(draft, daysPaid)
    }
    if (at >= place || isRestated) draft.dailySalary = raised
  }
}

export function workday({ random }: ShortJob, { start, end }: PeriodDates): string {
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => addDays(start, at))
  const workdays = days.filter((day) => weekday(day) >= 1 && weekday(day) <= 5)
  return workdays[random.whole(0, workdays.length - 1)] ?? start
}

function listed(draft: Draft): ListedPayslip {
  const { start, end, paid, number, lines, payroll, type } = draft
  const net = lines.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  return {
    period: {
      paid_date: paid,
      stamped: true,
      idtimbrado: 1,
      pdf_receipt: '',
      payroll,
      year: Number(end.slice(0, 4)),
      period: number,
      type,
      prenomina: false,
      end_date: end,
    },
    start,
    daysPaid: payroll === 1 ? draft.daysPaid : null,
    dailySalary: draft.dailySalary,
    cashTotal: Math.max(0, net - draft.outside),
    lines: lines.filter(({ amount }) => amount > 0),
  }
}

export function factsAbout(job: ShortJob, ...drafts: readonly Draft[]): PayFacts[] {
  const facts = factsOfYear(job.drafts.map(listed), {
    kardex: kardexFacts(TODAY, {
      // Records long before and after the payslips show that the kardex covers them.
      absences: ['2025-01-02', ...job.absences, TODAY],
      incapacities: [],
      permits: job.leaves.map((day) => ({ day, type: 'Permiso sin goce de sueldo' })),
      vacations: job.vacations.map((day) => ({ day, status: 'Autorizada' })),
    }),
    authorized: { overtime: job.overtime, restDays: job.restDays },
    statement: { asOf: TODAY, movements: job.savings, loanMovements: job.loans, loans: [] },
    today: TODAY,
  })
  return drafts.map((draft) => {
    const found = facts[job.drafts.indexOf(draft)]
    if (!found) throw new Error('the payslip is not in the list')
    return found
  })
}
