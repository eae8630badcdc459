import { compareText } from '../text/compare-text.ts'
import { daysBetween } from '../time/dates.ts'
import { netOf, type PayLine, sumOf } from './pay-difference.ts'
import { type PayslipPeriod, payslipKey, payslipKind } from './payslip.ts'

/** Sums of a year's receipts by month of payment, for "Constancia de percepciones". Amounts in centavos. */

export interface PaySums {
  receipts: number
  perceptions: number
  otherPayments: number
  deductions: number
  net: number
}

interface YearSums {
  year: number
  /** January to December; null for a month without receipts. */
  months: readonly (PaySums | null)[]
  /** Null without receipts. */
  total: PaySums | null
  /** First and last payday, YYYY-MM-DD; '' without receipts. */
  first: string
  last: string
}

export interface PaidReceipt {
  period: PayslipPeriod
  lines: readonly PayLine[]
}

export interface UnlistedPeriod {
  year: number
  number: number
}

/** Returns the payday, or the period's last day when the service sends no payday; YYYY-MM-DD. */
export function payDay({ paid_date, end_date }: Pick<PayslipPeriod, 'paid_date' | 'end_date'>): string {
  return (paid_date || end_date).slice(0, 10)
}

/** Only stamped periods are final. */
export function periodsOfYear(
  periods: readonly PayslipPeriod[],
  year: number,
): { stamped: PayslipPeriod[]; unstamped: PayslipPeriod[] } {
  const own = periods.filter((period) => !period.prenomina && payDay(period).startsWith(`${year}-`))
  return {
    stamped: own.filter(({ stamped }) => stamped),
    unstamped: own.filter(({ stamped }) => !stamped),
  }
}

export function paidYears(periods: readonly PayslipPeriod[]): number[] {
  const years = periods.filter(({ prenomina }) => !prenomina).map((period) => payDay(period).slice(0, 4))
  return [...new Set(years)]
    .filter((year) => /^\d{4}$/.test(year))
    .map(Number)
    .sort((a, b) => b - a)
}

/** Adds up the stamped receipts that were paid in `year`. A receipt given twice counts once. */
export function yearSums(year: number, receipts: readonly PaidReceipt[]): YearSums {
  const wanted = new Set(
    periodsOfYear(
      receipts.map(({ period }) => period),
      year,
    ).stamped,
  )
  const byKey = new Map(
    receipts
      .filter(({ period }) => wanted.has(period))
      .map((receipt) => [payslipKey(receipt.period), receipt]),
  )
  const own = [...byKey.values()]
  const days = own.map(({ period }) => payDay(period)).sort(compareText)
  return {
    year,
    months: Array.from({ length: 12 }, (_, index) =>
      addUp(own.filter(({ period }) => Number(payDay(period).slice(5, 7)) === index + 1)),
    ),
    total: addUp(own),
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
  }
}

function addUp(receipts: readonly PaidReceipt[]): PaySums | null {
  if (receipts.length === 0) return null
  const lines = receipts.flatMap((receipt) => receipt.lines)
  return {
    receipts: receipts.length,
    perceptions: sumOf(lines, 'perception'),
    otherPayments: sumOf(lines, 'otherPayment'),
    deductions: sumOf(lines, 'deduction'),
    net: netOf(lines),
  }
}

/** Longest time in days between the last days of two consecutive periods. */
const LONGEST = { week: 7, fortnight: 16 } as const

/**
 * Returns the regular periods between two listed periods whose receipt the list lacks. Numbers alone prove
 * nothing, because a person who changes between weeks and fortnights skips numbers. So the time between the two
 * listed periods must also be longer than LONGEST.
 * @param periods may contain other years, which show whether the person was paid before January
 */
export function unlistedPeriods(
  periods: readonly PayslipPeriod[],
  year: number,
  weekly: boolean,
): UnlistedPeriod[] {
  const longest = weekly ? LONGEST.week : LONGEST.fortnight
  const regular = periods
    .filter((period) => payslipKind(period) === 'regular' && /^\d+$/.test(String(period.period).trim()))
    .sort((a, b) => compareText(a.end_date, b.end_date))
  return regular.flatMap((period, index) => {
    const before = regular[index - 1]
    if (!before || !payDay(period).startsWith(`${year}-`)) return []
    if (daysBetween(before.end_date.slice(0, 10), period.end_date.slice(0, 10)) <= longest) return []
    const first = before.year === period.year ? Number(before.period) + 1 : 1
    const count = Math.max(0, Number(period.period) - first)
    return Array.from({ length: count }, (_, step) => ({ year: period.year, number: first + step }))
  })
}
