import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import { mayBeAway } from './away.ts'
import { coversPeriod } from './coverage.ts'
import { absenceCosts, DAY_ROUNDING, fullDays, MOST_PER_SHIFT, REDUCED_BY_ONE } from './full-days.ts'
import { mayTakeBack, openAbsences } from './open-absences.ts'
import { isOtherJob, previousPeriod } from './previous-period.ts'
import {
  difference,
  type Fact,
  isWithin,
  ok,
  type PayFacts,
  regularTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
} from './facts.ts'

/** Maximum days from a vacation to the start of the period whose payslip deducts it from the salary. */
const VACATION_DAYS = 31
/** Maximum days that one line deducts. */
const MOST_DAYS = 31

/**
 * Finds deductions for absences that the kardex lacks. The kardex has only whole days, so a deduction that may
 * be for hours is not compared.
 */
export function checkAbsences(facts: PayFacts): RuleResult | null {
  const { payslip, kardex, jobs } = facts
  const { kind, lines, start, end, paid, dailySalary, daysPaid } = payslip
  const absences = lines.filter(({ topic }) => topic === 'absence')
  if (absences.length === 0 || !isOfPeriod(kind)) return null
  if (kardex === null || kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const away = mayBeAway(payslip, kardex, previousPeriod(facts, kardex))
  if (away === 'incapacity') return unknownFor(away)
  if (dailySalary <= 0) return unknownFor('salary')
  if (!absences.every(({ isSure, amount }) => isSure && isWholeDays(amount, dailySalary))) {
    return unknownFor('absenceDays')
  }
  const open = openAbsences(facts, kardex)
  const deducted = sumOfTopics(lines, 'absence')
  // The absences of the kardex must explain the deduction and the missing days together.
  const { least } = fullDays(start, end)
  const isPaidLess = sumOfTopics(lines, ...regularTopics) < least * dailySalary - ROUNDING
  const lacking = isPaidLess && daysPaid !== null ? Math.max(0, least - daysPaid) : 0
  const charged = deducted + lacking * dailySalary
  const shown: Fact[] = [
    { name: 'deducted', money: deducted },
    open.dates.length > 0 ? { name: 'daysOff', dates: open.dates } : { name: 'noDaysOff', count: 0 },
  ]
  if (charged <= open.least * REDUCED_BY_ONE * dailySalary + ROUNDING) return ok(...shown)
  const surplus = charged - open.most * MOST_PER_SHIFT * dailySalary
  if (surplus <= DAY_ROUNDING * dailySalary + ROUNDING) return unknownFor('absenceDays')
  // Some payrolls deduct the days before and after a contract as absences.
  if (isOtherJob(jobs, start)) return unknownFor('contract')
  if (jobs.hasLeft && !jobs.isListedAfter) return unknownFor('leaving')
  if (away !== null) return unknownFor(away)
  // Vacation on its own line may be deducted from the salary as an absence.
  const isAway = kardex.vacations.some((day) => isWithin(day, addDays(start, -VACATION_DAYS), end))
  if (isAway || sumOfTopics(lines, 'vacation') > 0) return unknownFor('vacationLine')
  if (mayTakeBack(facts)) return unknownFor('whichPeriod')
  if (!coversPeriod(kardex, payslip)) return unknownFor('coverage')
  const found = open.dates.length > 0 ? 'aboveAbsences' : 'absenceNotInKardex'
  return difference(found, { centavos: Math.min(deducted, Math.round(surplus)) }, ...shown)
}

/** Returns whether the amount is the salary of whole days, with or without their part of the rest day. */
function isWholeDays(amount: number, dailySalary: number): boolean {
  return absenceCosts.some((cost) => {
    const day = dailySalary * cost
    const days = Math.round(amount / day)
    return days >= 1 && days <= MOST_DAYS && Math.abs(amount - days * day) <= ROUNDING
  })
}
