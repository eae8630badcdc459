import { explainLine } from '../pay-lines/explain.ts'
import type { LineToExplain } from '../pay-lines/pay-line.ts'
import { type PayslipPeriod, payslipKind } from '../payslips/payslip.ts'
import { compareText } from '../text/compare-text.ts'
import { containsWords } from '../text/fold.ts'
import { addDays } from '../time/dates.ts'
import type { CheckedLine, EmploymentFacts, KardexFacts } from './facts.ts'

/** Leaves the topic of a quoted line null, because its type and words disagree or say too little. */
export function checkedLine(line: LineToExplain & { amount: number }): CheckedLine {
  const explanation = explainLine(line)
  return {
    side: line.side,
    amount: line.amount,
    topic: explanation === null || explanation.isQuoted ? null : explanation.topic,
    overtime: line.facts?.overtime ?? [],
  }
}

/** Days before a period in which a settlement means that the job may have begun anew. */
const SETTLED_BEFORE = 16
/** Days after a period in which a settlement may be about it. */
const SETTLED_AFTER = 31

/** @param periods every payslip that the device knows */
export function employmentFacts(
  period: PayslipPeriod,
  start: string,
  periods: readonly PayslipPeriod[],
): Omit<EmploymentFacts, 'previousDaysPaid'> {
  const kind = payslipKind(period)
  const ends = (isWanted: (end: string) => boolean) =>
    periods
      .filter((one) => payslipKind(one) === 'regular' && isWanted(one.end_date))
      .map((one) => one.end_date)
      .sort()
  const from = addDays(start, -SETTLED_BEFORE)
  const to = addDays(period.end_date, SETTLED_AFTER)
  return {
    previousEnd: ends((end) => end < start).at(-1) ?? null,
    oldestEnd: ends((end) => end !== '')[0] ?? null,
    hasLeft: periods.some(
      (one) =>
        ['settlement', 'severance'].includes(payslipKind(one)) && one.end_date >= from && one.end_date <= to,
    ),
    sameKindInYear: periods.filter((one) => payslipKind(one) === kind && one.year === period.year).length,
  }
}

/** Returns the first regular payslip that ends after this one; null when the list has none. */
export function payAfter(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod | null {
  return regularByEnd(periods).find((one) => one.end_date > period.end_date) ?? null
}

/** Returns the last regular payslip that ends before this one; null when the list has none. */
export function payUntil(period: PayslipPeriod, periods: readonly PayslipPeriod[]): PayslipPeriod | null {
  return regularByEnd(periods.filter((one) => one.end_date < period.end_date)).at(-1) ?? null
}

function regularByEnd(periods: readonly PayslipPeriod[]): PayslipPeriod[] {
  return periods
    .filter((one) => payslipKind(one) === 'regular')
    .sort((one, other) => compareText(one.end_date, other.end_date))
}

interface KardexDays {
  absences: readonly string[]
  incapacities: readonly string[]
  permits: readonly { day: string; type: string }[]
  vacations: readonly { day: string; status: string }[]
}

/** Counts a day as unpaid unless the kardex says that it is paid. */
export function kardexFacts(
  asOf: string,
  { absences, incapacities, permits, vacations }: KardexDays,
): KardexFacts {
  const unpaid = permits.filter(({ type }) => !containsWords(type, 'con goce')).map(({ day }) => day)
  const isTaken = ({ status }: { status: string }) => !/cancel|rechaz/i.test(status)
  return {
    asOf,
    unpaidDays: [...new Set([...absences, ...incapacities, ...unpaid])].sort(),
    incapacities,
    vacations: [...new Set(vacations.filter(isTaken).map(({ day }) => day))].sort(),
  }
}
