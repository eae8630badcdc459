import { type PayslipPeriod, payslipKey, payslipKind } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import { LATE_PAY_DAYS } from './coverage.ts'
import { type CheckedLine, isWithin, type KardexFacts, sumOfTopics } from './facts.ts'

/** Days before a period whose payslips may have paid its vacation: some payrolls pay it on the anniversary. */
export const VACATION_YEAR = 366

interface Place {
  start: string
  end: string
}

/** Returns whether the kardex has granted vacation in the period, and no line pays vacation. */
export function lacksVacation(
  { start, end }: Place,
  lines: readonly CheckedLine[],
  kardex: KardexFacts | null,
): boolean {
  const granted = kardex?.grantedVacations ?? []
  return granted.some((day) => isWithin(day, start, end)) && sumOfTopics(lines, 'vacation') === 0
}

export function vacationYear(
  own: PayslipPeriod,
  start: string,
  periods: readonly PayslipPeriod[],
): PayslipPeriod[] {
  return periods.filter(
    (one) =>
      payslipKey(one) !== payslipKey(own) && !one.prenomina && one.end_date >= addDays(start, -VACATION_YEAR),
  )
}

export function mayPayVacation(
  payslip: PayslipPeriod,
  lines: readonly CheckedLine[],
  { start, end }: Place,
): boolean {
  const isNear = isWithin(payslip.end_date, addDays(start, -LATE_PAY_DAYS), addDays(end, LATE_PAY_DAYS))
  const isExtra = payslipKind(payslip) === 'extraordinary'
  return (
    (isExtra && isNear) ||
    lines.some(({ topic, words = '' }) => topic === 'vacation' || (topic === null && words.includes('vac')))
  )
}
