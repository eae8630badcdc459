import { addDays, daysBetween } from '../time/dates.ts'
import { type CheckedLine, isWithin, type KardexFacts, type PayFacts, sumOfTopics } from './facts.ts'
import { DAY_ROUNDING, fullDays, REDUCED_BY_ONE } from './full-days.ts'

const DAYS_A_WEEK = 7

interface PreviousPeriod {
  start: string
  /** Its absences already reduced its own payslip. Otherwise payroll may have closed early, and they reduce the next. */
  isPaid: boolean
  /** Its payslip shows that the person works all days. */
  isFull: boolean
}

/** Takes the previous period to be as long as this one. */
export function previousPeriod(
  { payslip: { start, end, lines }, jobs }: PayFacts,
  { unpaidDays }: KardexFacts,
): PreviousPeriod {
  const { previousDaysPaid, previousEnd } = jobs
  const before = addDays(start, -daysBetween(start, end) - 1)
  if (previousDaysPaid === null || previousEnd === null) {
    return { start: before, isPaid: false, isFull: false }
  }
  const off = unpaidDays.filter((day) => isWithin(day, before, previousEnd)).length
  const { least } = fullDays(before, previousEnd)
  const counted = previousDaysPaid + restDaysOf(lines, start, end)
  return {
    start: before,
    isPaid: previousDaysPaid <= least - off + DAY_ROUNDING,
    isFull: counted + off * REDUCED_BY_ONE >= least - DAY_ROUNDING,
  }
}

/** Returns the days of rest that a line of their own may pay beside the counted days. */
export function restDaysOf(lines: readonly CheckedLine[], start: string, end: string): number {
  const isApart = sumOfTopics(lines, 'weeklyRest') > 0
  return isApart ? Math.ceil((daysBetween(start, end) + 1) / DAYS_A_WEEK) : 0
}
