import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import { mayBeAway } from './away.ts'
import { absenceCosts, fullDays, REDUCED_BY_ONE } from './full-days.ts'
import { isOtherJob, previousPeriod } from './previous-period.ts'
import {
  difference,
  isWithin,
  ok,
  type PayFacts,
  regularTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
} from './facts.ts'

/** Maximum days from an absence to the start of the period whose payslip deducts it. */
const EARLIER_DAYS = 31
/** Maximum days that one line deducts. */
const MOST_DAYS = 31

/**
 * Finds deductions for absences that the kardex lacks. The kardex lists whole days, so a deduction that may be for
 * hours cannot be compared.
 */
export function checkAbsences(facts: PayFacts): RuleResult | null {
  const { payslip, kardex, jobs } = facts
  const { kind, lines, start, end, paid, dailySalary, daysPaid } = payslip
  const absences = lines.filter(({ topic }) => topic === 'absence')
  if (absences.length === 0 || !isOfPeriod(kind)) return null
  if (kardex === null || kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const earliest = addDays(start, -EARLIER_DAYS)
  const { isFull } = previousPeriod(facts, kardex)
  const away = mayBeAway(payslip, kardex, { start: earliest, isFull })
  if (away === 'incapacity') return unknownFor(away)
  if (dailySalary <= 0) return unknownFor('salary')
  if (!absences.every(({ isSure, amount }) => isSure && isWholeDays(amount, dailySalary))) {
    return unknownFor('absenceDays')
  }
  const off = kardex.unpaidDays.filter((day) => isWithin(day, earliest, end))
  const deducted = sumOfTopics(lines, 'absence')
  const fact = { name: 'deducted', money: deducted } as const
  // Some payrolls deduct the days before and after a contract as absences.
  if (off.length === 0 && isOtherJob(jobs, start)) return unknownFor('contract')
  if (off.length === 0 && jobs.hasLeft && !jobs.isListedAfter) return unknownFor('leaving')
  if (off.length === 0 && away !== null) return unknownFor(away)
  if (off.length === 0) return difference({ centavos: deducted }, fact, { name: 'noDaysOff', count: 0 })
  // The absences of the kardex must explain both the deduction and the days that the pay lacks.
  const { least } = fullDays(start, end)
  const isPaidLess = sumOfTopics(lines, ...regularTopics) < least * dailySalary - ROUNDING
  const lacking = isPaidLess && daysPaid !== null ? Math.max(0, least - daysPaid) : 0
  const days = off.length * REDUCED_BY_ONE
  return deducted + lacking * dailySalary <= days * dailySalary + ROUNDING
    ? ok(fact, { name: 'daysOff', dates: off })
    : unknownFor('absenceDays')
}

/** Returns whether the amount is the salary of whole days, with or without their part of the rest day. */
function isWholeDays(amount: number, dailySalary: number): boolean {
  return absenceCosts.some((cost) => {
    const day = dailySalary * cost
    const days = Math.round(amount / day)
    return days >= 1 && days <= MOST_DAYS && Math.abs(amount - days * day) <= ROUNDING
  })
}
