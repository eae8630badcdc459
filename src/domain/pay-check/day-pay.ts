import { mayBeAway } from './away.ts'
import { coversPeriod } from './coverage.ts'
import {
  type CheckedPayslip,
  difference,
  type Fact,
  isWithin,
  ok,
  type PayFacts,
  type PaySum,
  regularTopics,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  unknownFor,
  vagueTopics,
} from './facts.ts'
import { fullDays, REDUCED_BY_ONE } from './full-days.ts'
import { mayTakeBack, openAbsences } from './open-absences.ts'
import { isOtherJob, nextPaysMore, previousPeriod } from './previous-period.ts'

const SALARY_ROUNDING = 0.01

/**
 * Compares the pay per day with the stated daily salary and with the neighbouring payslips. Lower pay is a
 * difference only if the neighbours pay the stated salary and nothing else explains the gap.
 */
export function checkDayPay(all: PayFacts, counted: number, days: readonly Fact[]): RuleResult {
  const { payslip, jobs, kardex, neighbours } = all
  const { lines, start, end, paid, dailySalary } = payslip
  const { least } = fullDays(start, end)
  const pay = sumOfTopics(lines, ...regularTopics)
  const facts: Fact[] = [...days, { name: 'periodPay', money: pay }]
  const shown = neighbours.flatMap((one) => dayPayOf(one) ?? [])
  const known = dailySalary > 0 ? [dailySalary, ...shown] : shown
  if (known.length === 0) return unknownFor('salary')
  const due = Math.min(counted, least)
  const isFull = (daily: number) => pay >= due * daily * (1 - SALARY_ROUNDING) - ROUNDING
  if (known.some(isFull)) return ok(...facts)
  if (dailySalary <= 0) return unknownFor('payOfDays')
  const gap = due * dailySalary - pay
  const other = sumOfUncertain(lines) + sumOfTopics(lines, ...restDayTopics, ...vagueTopics)
  if (other > 0 && gap - other < dailySalary) return unknownFor('otherLines')
  if (kardex === null || kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const before = previousPeriod(all, kardex)
  const open = openAbsences(all, kardex)
  // Some payrolls count all days, and pay less salary for an absence.
  if (open.most > 0) {
    const explained = open.least * REDUCED_BY_ONE - (least - due)
    if (gap > explained * dailySalary + ROUNDING) return unknownFor('payOfDays')
    const isStated = days.some(({ name }) => name === 'daysOff')
    return isStated ? ok(...facts) : ok(...facts, { name: 'daysOff', dates: open.dates })
  }
  if (kardex.vacations.some((day) => isWithin(day, start, end))) return unknownFor('vacationLine')
  const away = mayBeAway(payslip, kardex, before)
  if (away !== null) return unknownFor(away)
  if (jobs.hasLeft) return unknownFor('leaving')
  if (isOtherJob(jobs, start)) return unknownFor('contract')
  if (jobs.hasTwin) return unknownFor('otherReceipt')
  // Hours that were not worked may reduce the pay by less than a day.
  if (gap < dailySalary - ROUNDING) return unknownFor('partDays')
  if (nextPaysMore(all)) return unknownFor('whichPeriod')
  if (!isSameSalary(payslip, shown) || pay === 0) return unknownFor('payOfDays')
  if (!coversPeriod(kardex, payslip)) return unknownFor('coverage')
  if (mayTakeBack(all)) return unknownFor('whichPeriod')
  // Company and union may have agreed on a stoppage with less pay, so no amount is owed for certain.
  const money = Math.round(due * dailySalary)
  return difference('lessSalary', {}, ...facts, { name: 'payOfDays', money })
}

function isSameSalary({ dailySalary }: CheckedPayslip, shown: readonly number[]): boolean {
  return (
    shown.length > 0 && shown.every((one) => Math.abs(one - dailySalary) <= dailySalary * SALARY_ROUNDING)
  )
}

/** Returns the pay of one paid day; null when the lines or the days are unknown. */
function dayPayOf({ lines, daysPaid }: PaySum): number | null {
  const pay = sumOfTopics(lines, ...regularTopics)
  return daysPaid === null || daysPaid <= 0 || pay === 0 ? null : pay / daysPaid
}
