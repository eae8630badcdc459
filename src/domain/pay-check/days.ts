import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays, daysBetween } from '../time/dates.ts'
import {
  type CheckedPayslip,
  difference,
  type EmploymentFacts,
  isWithin,
  type KardexFacts,
  ok,
  type PayFacts,
  regularTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
} from './facts.ts'

/** One missed day may also reduce the paid day of rest: six days of work earn the seventh (LFT art. 69). */
const REDUCED_BY_ONE = 7 / 6
/** Days before the period in which an absence may still be deducted, or an incapacity may have begun. */
const EARLIER_DAYS = 31
/** Maximum days from one listed day of an incapacity to the next, because rest days may be left out. */
const LONGEST_PAUSE = 3
/** Largest gap between two payslips of one job, in days. */
const LARGEST_GAP = 4
/** Rounding of the days, which have at most three decimals. */
const DAY_ROUNDING = 0.01
/** Days of a fortnight that some payrolls always pay; 365 / 24 rounded up. */
const LONGEST_FORTNIGHT = 15.21
const FORTNIGHT = 15

/**
 * Compares the paid days with the period, less the days that the kardex says may be unpaid. A short payment is a
 * difference only when the person was employed in the whole period and the kardex is as new as the payment.
 */
export function checkDays({ payslip, jobs, kardex }: PayFacts): RuleResult | null {
  const { kind, start, end, paid, daysPaid, dailySalary } = payslip
  if (!isOfPeriod(kind)) return null
  if (daysPaid === null) return unknownFor('daysPaid')
  const { least, most } = fullDays(start, end)
  if (daysPaid > most + DAY_ROUNDING) return unknownFor('moreDays')
  const isFull = daysPaid >= least - DAY_ROUNDING
  const facts = [
    { name: 'fullDays', count: least },
    { name: 'daysPaid', count: daysPaid },
  ] as const
  if (isFull) return ok(...facts)
  if (jobs.hasLeft) return unknownFor('leaving')
  if (!wasEmployed(jobs.previousEnd, start)) return unknownFor('hiring')
  if (kardex === null || kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const from = earliestDayOff(payslip, jobs, kardex)
  const off = kardex.unpaidDays.filter((day) => isWithin(day, from, end))
  const offFact =
    off.length > 0 ? { name: 'daysOff' as const, dates: off } : { name: 'noDaysOff' as const, count: 0 }
  const missing = least - off.length * REDUCED_BY_ONE - daysPaid
  if (missing <= DAY_ROUNDING) return ok(...facts, offFact)
  if (mayBeIncapacitated(payslip, kardex)) return unknownFor('incapacity')
  if (isVacationApart(payslip, least - off.length * REDUCED_BY_ONE)) return unknownFor('vacationLine')
  const days = Math.round(missing * 100) / 100
  return difference({ days, centavos: worthOf(days, dailySalary) }, ...facts, offFact)
}

/**
 * Returns the first day whose absence may reduce this payment. Payroll may close before a period ends, so that is the
 * first day of the previous period, unless the absences of that period already reduced its own payslip.
 */
function earliestDayOff(
  { start, end }: CheckedPayslip,
  { previousEnd, previousDaysPaid }: EmploymentFacts,
  { unpaidDays }: KardexFacts,
): string {
  const before = addDays(start, -daysBetween(start, end) - 1)
  if (previousDaysPaid === null || previousEnd === null) return before
  const off = unpaidDays.filter((day) => isWithin(day, before, previousEnd)).length
  return previousDaysPaid <= fullDays(before, previousEnd).least - off + DAY_ROUNDING ? start : before
}

/**
 * Returns whether an incapacity may last into the period. Some hosts list only the first day of an incapacity, so a day
 * without another one near it may be the first of many.
 */
function mayBeIncapacitated({ lines, start, end }: CheckedPayslip, { incapacities }: KardexFacts): boolean {
  if (sumOfTopics(lines, 'incapacityPay', 'incapacityDiscount') > 0) return true
  return incapacities.some((day) => {
    const isAlone = !incapacities.some(
      (other) => other !== day && Math.abs(daysBetween(day, other)) <= LONGEST_PAUSE,
    )
    return isAlone && isWithin(day, addDays(start, -EARLIER_DAYS), end)
  })
}

/** Returns whether vacation pay may cover the missing days. With an unknown daily salary, any vacation pay may. */
function isVacationApart({ lines, dailySalary }: CheckedPayslip, days: number): boolean {
  if (sumOfTopics(lines, 'vacation') === 0) return false
  return dailySalary <= 0 || sumOfTopics(lines, ...regularTopics) >= days * dailySalary - ROUNDING
}

/** Finds deductions for absences that the kardex lacks. */
export function checkAbsences({ payslip, kardex }: PayFacts): RuleResult | null {
  const deducted = sumOfTopics(payslip.lines, 'absence')
  if (deducted === 0 || !isOfPeriod(payslip.kind)) return null
  if (kardex === null || kardex.asOf < payslip.paid || payslip.paid === '') return unknownFor('kardex')
  if (mayBeIncapacitated(payslip, kardex)) return unknownFor('incapacity')
  const off = kardex.unpaidDays.filter((day) =>
    isWithin(day, addDays(payslip.start, -EARLIER_DAYS), payslip.end),
  )
  const fact = { name: 'deducted', money: deducted } as const
  return off.length > 0
    ? ok(fact, { name: 'daysOff', dates: off })
    : difference({ centavos: deducted }, fact, { name: 'noDaysOff', count: 0 })
}

/** Returns the fewest and the most days of a full period: payrolls pay a fortnight's length, or always 15 to 15.21. */
function fullDays(start: string, end: string): { least: number; most: number } {
  const length = daysBetween(start, end) + 1
  const isFortnight = length >= 13 && length <= 16
  return isFortnight
    ? { least: Math.min(length, FORTNIGHT), most: Math.max(length, LONGEST_FORTNIGHT) }
    : { least: length, most: length }
}

function wasEmployed(previousEnd: string | null, start: string): boolean {
  return previousEnd !== null && daysBetween(previousEnd, start) <= LARGEST_GAP + 1
}

function worthOf(days: number, dailySalary: number): number | null {
  return dailySalary > 0 ? Math.round(days * dailySalary) : null
}
