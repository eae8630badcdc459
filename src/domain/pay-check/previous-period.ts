import { addDays, daysBetween } from '../time/dates.ts'
import {
  type CheckedLine,
  type EmploymentFacts,
  isWithin,
  type KardexFacts,
  type PaidPeriod,
  type PayFacts,
  regularTopics,
  sumOfTopics,
  vagueTopics,
} from './facts.ts'
import { DAY_ROUNDING, fullDays, MOST_OF_A_DAY, REDUCED_BY_ONE } from './full-days.ts'

const DAYS_A_WEEK = 7

interface PreviousPeriod {
  /** Whether the previous payslip pays all days except the absences. */
  isFull: boolean
}

/** Assumes that the previous period is as long as this period. */
export function previousPeriod(
  { payslip: { start, end, lines }, jobs }: PayFacts,
  { unpaidDays }: KardexFacts,
): PreviousPeriod {
  const { previousDaysPaid, previousEnd } = jobs
  const before = addDays(start, -daysBetween(start, end) - 1)
  if (previousDaysPaid === null || previousEnd === null) {
    return { isFull: false }
  }
  const off = unpaidDays.filter((day) => isWithin(day, before, previousEnd)).length
  const { least } = fullDays(before, previousEnd)
  const counted = previousDaysPaid + restDaysOf(lines, start, end)
  return {
    isFull: counted + off * REDUCED_BY_ONE >= least - DAY_ROUNDING,
  }
}

/**
 * Returns the days that this payroll pays for a whole period. Earlier payslips show whether the payroll pays a
 * period's length or the same number for every period. Without such payslips, returns the fewest days.
 */
export function usualDays(earlier: readonly PaidPeriod[], from: string, to: string): number {
  const telling = earlier.flatMap(({ start, end, daysPaid }) => {
    const length = daysBetween(start, end) + 1
    const { least, most, fixed } = fullDays(start, end)
    const isTelling =
      daysPaid !== null && daysPaid >= least && daysPaid <= most && (length !== fixed || daysPaid !== fixed)
    return isTelling ? [{ daysPaid, isLength: daysPaid === length }] : []
  })
  if (telling.some(({ isLength }) => isLength)) return daysBetween(from, to) + 1
  return telling.at(-1)?.daysPaid ?? fullDays(from, to).least
}

/**
 * Returns whether the next payslip may pay about a day of this period: as pay above its own period, or in lines
 * that may be for any period. Earlier payslips show whether this payroll pays the last day of a period of 16
 * or 31 days (usualDays).
 */
export function nextPaysMore({ payslip, later, laterEnd, earlier }: PayFacts): boolean {
  const { start, end, dailySalary } = payslip
  if (later === null || dailySalary <= 0) return false
  const usual = laterEnd === null ? fullDays(start, end).least : usualDays(earlier, addDays(end, 1), laterEnd)
  const pay = sumOfTopics(later, ...regularTopics)
  const other = sumOfTopics(later, ...vagueTopics)
  return pay >= (usual + MOST_OF_A_DAY) * dailySalary || other >= MOST_OF_A_DAY * dailySalary
}

/**
 * Returns whether the current job began after the period's first day. The payslip may then be of an earlier job, or of
 * a part of the period.
 */
export function isOtherJob({ hiredOn }: EmploymentFacts, start: string): boolean {
  return hiredOn !== undefined && hiredOn > start
}

/** Longest time from the first day of work to the end of the first payslip, in days. */
const FIRST_PAYSLIP = 35

/** Returns whether the oldest known payslip, which ends on `unbrokenSince`, is the first one of the job. */
export function beginsWithJob(unbrokenSince: string, hiredOn: string | undefined): hiredOn is string {
  return hiredOn !== undefined && isWithin(hiredOn, addDays(unbrokenSince, -FIRST_PAYSLIP), unbrokenSince)
}

/** Returns the days of rest that a separate line may pay in addition to the counted days. */
export function restDaysOf(lines: readonly CheckedLine[], start: string, end: string): number {
  const isApart = sumOfTopics(lines, 'weeklyRest') > 0
  return isApart ? Math.ceil((daysBetween(start, end) + 1) / DAYS_A_WEEK) : 0
}
