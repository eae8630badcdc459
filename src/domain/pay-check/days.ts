import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays, daysBetween } from '../time/dates.ts'
import { mayBeAway } from './away.ts'
import { coversPeriod, LATE_DAYS } from './coverage.ts'
import { checkDayPay } from './day-pay.ts'
import {
  absenceCosts,
  DAY_ROUNDING,
  fullDays,
  isWholeAbsence,
  MOST_OF_A_DAY,
  MOST_PER_SHIFT,
  REDUCED_BY_ONE,
} from './full-days.ts'
import { mayTakeBack, openAbsences } from './open-absences.ts'
import { isOtherJob, nextPaysMore, previousPeriod, restDaysOf } from './previous-period.ts'
import {
  difference,
  type Fact,
  isWithin,
  type KardexFacts,
  lawOf,
  ok,
  type PayFacts,
  regularTopics,
  restDayTopics,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  sureDayPay,
  unknownFor,
  vagueTopics,
} from './facts.ts'

/** Largest gap between two payslips of one job, in days. */
const LARGEST_GAP = 4

/**
 * Compares the paid days with the period, less the days that may be unpaid by the kardex. Fewer days are a
 * difference only if nothing else explains them. If the number of days is right, their pay is compared, too
 * (day-pay.ts).
 */
export function checkDays(all: PayFacts): RuleResult | null {
  const { payslip, jobs, kardex } = all
  const { kind, start, end, paid, daysPaid, dailySalary, lines } = payslip
  if (!isOfPeriod(kind)) return null
  if (daysPaid === null) return unknownFor('daysPaid')
  const { least, most, isUsual } = fullDays(start, end)
  if (daysPaid > most + DAY_ROUNDING) return unknownFor('moreDays')
  const facts: Fact[] = [
    { name: 'fullDays', count: least },
    { name: 'daysPaid', count: daysPaid },
  ]
  if (daysPaid >= least - DAY_ROUNDING) return checkDayPay(all, daysPaid, facts)
  const pay = sumOfTopics(lines, ...regularTopics)
  const fullPay = least * dailySalary
  if (dailySalary > 0 && Math.abs(pay - fullPay) <= ROUNDING) {
    const isTakenBack = sumOfTopics(lines, 'absence', 'incapacityDiscount') > 0
    // `checkAbsences` compares the deduction; a second comparison here would count the day twice.
    return isTakenBack ? null : ok(...facts, { name: 'periodPay', money: pay })
  }
  if (!isUsual) return unknownFor('periodLength')
  if (jobs.hasLeft) return unknownFor('leaving')
  if (isOtherJob(jobs, start)) return checkFirstDays(all, daysPaid)
  if (!jobs.isListedAfter) return unknownFor('nextPayslip')
  if (!wasEmployed(jobs.previousEnd, start)) return unknownFor('hiring')
  if (jobs.hasTwin) return unknownFor('otherReceipt')
  if (kardex === null || kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const before = previousPeriod(all, kardex)
  const open = openAbsences(all, kardex)
  const offFact: Fact =
    open.dates.length > 0 ? { name: 'daysOff', dates: open.dates } : { name: 'noDaysOff', count: 0 }
  const ownOff = open.dates.filter((day) => day >= start)
  const due = least - daysPaid
  if (due - ownOff.length * REDUCED_BY_ONE <= DAY_ROUNDING) {
    return checkDayPay(all, daysPaid, [...facts, offFact])
  }
  if (due - open.least * REDUCED_BY_ONE <= DAY_ROUNDING) {
    return jobs.previousDaysPaid === null
      ? unknownFor('hiring')
      : checkDayPay(all, daysPaid, [...facts, offFact])
  }
  const proven = due - open.most * MOST_PER_SHIFT
  if (proven <= DAY_ROUNDING) return unknownFor(open.most > open.least ? 'whichPeriod' : 'schedule')
  const away = mayBeAway(payslip, kardex, before)
  if (away !== null) return unknownFor(away)
  const { missing, unknown } = lessOtherLines(all, kardex, proven)
  if (unknown !== null) return unknown
  if (!before.isFull || hasShortPeriod(all, kardex)) return unknownFor('schedule')
  // The kardex lists no hours, so a missing part of a day may be hours that were not worked.
  const isWhole = [least, most].some((full) =>
    [0, ...absenceCosts, MOST_PER_SHIFT].some((cost) => isWholeAbsence(full - daysPaid - open.most * cost)),
  )
  if (!isWhole) return unknownFor('partDays')
  if (nextPaysMore(all) || mayTakeBack(all)) return unknownFor('whichPeriod')
  if (!coversPeriod(kardex, payslip)) return unknownFor('coverage')
  const days = Math.round(missing * 100) / 100
  const perDay = Math.min(dailySalary, sureDayPay(lines) / daysPaid || dailySalary)
  return difference(
    'fewerDays',
    { days, centavos: perDay > 0 ? Math.round(days * perDay) : null },
    ...facts,
    offFact,
  )
}

/**
 * Compares the days of a job that began in the period with the days since then: the days before are not owed.
 */
function checkFirstDays(all: PayFacts, daysPaid: number): RuleResult {
  const { jobs, payslip } = all
  const { hiredOn = '' } = jobs
  const since = daysBetween(hiredOn, payslip.end) + 1
  // The payslip may be of an earlier contract, or of both.
  const mayBeEarlier = jobs.hasTwin || wasEmployed(jobs.previousEnd, payslip.start)
  if (mayBeEarlier || since < 1 || daysPaid < since - DAY_ROUNDING) return unknownFor('contract')
  return checkDayPay(all, daysPaid, [
    { name: 'hiredOn', dates: [hiredOn] },
    { name: 'daysSinceHiring', count: since },
    { name: 'daysPaid', count: daysPaid },
  ])
}

/**
 * Subtracts the days that other lines of the payslip may pay or deduct. `unknown` is the result when those lines may
 * explain all missing days; otherwise null.
 */
function lessOtherLines(
  all: PayFacts,
  { vacations }: KardexFacts,
  missing: number,
): { missing: number; unknown: RuleResult | null } {
  const { lines, start, end, dailySalary, daysPaid } = all.payslip
  const doubt = (name: Parameters<typeof unknownFor>[0]) => ({ missing, unknown: unknownFor(name) })
  const rest = restDaysOf(lines, start, end)
  if (missing - rest <= DAY_ROUNDING) return doubt('seventhDay')
  // Vacation may have been paid in advance, or on its own line without counting as paid days.
  if (sumOfTopics(lines, 'vacation') > 0 || vacations.some((day) => isWithin(day, start, end))) {
    return doubt('vacationLine')
  }
  const deducted = sumOfTopics(lines, 'absence', 'incapacityDiscount')
  if (deducted > 0 && dailySalary <= 0) return doubt('absenceLine')
  const taken = deducted > 0 ? Math.ceil(deducted / dailySalary - MOST_OF_A_DAY) : 0
  if (missing - rest - taken <= DAY_ROUNDING) return doubt('absenceLine')
  const pay = sumOfTopics(lines, ...regularTopics)
  const sure = sureDayPay(lines)
  const perDay = dailySalary > 0 ? dailySalary : sure / (daysPaid || 1)
  const full = ((daysPaid ?? 0) + missing) * perDay
  if (pay >= full - ROUNDING) return doubt('payOfDays')
  const other = sumOfUncertain(lines) + sumOfTopics(lines, ...vagueTopics) + ordinaryInRestDays(all, perDay)
  if (other > 0 && other >= perDay * MOST_OF_A_DAY) return doubt('otherLines')
  return { missing: missing - rest - taken, unknown: null }
}

/** Returns what payments of worked rest days and holidays may include for the days themselves. */
function ordinaryInRestDays(all: PayFacts, perDay: number): number {
  const paid = sumOfTopics(all.payslip.lines, ...restDayTopics)
  const multiple = lawOf(all).value('restDayFactor')
  return multiple !== null && Math.abs(paid - multiple * perDay) <= ROUNDING ? 0 : paid
}

/**
 * Returns whether an earlier or the next payslip has fewer days than its period. This happens with alternating
 * shifts, or in the first period of part-time work.
 */
export function hasShortPeriod(
  { payslip, earlier, neighbours }: PayFacts,
  { unpaidDays, vacations }: KardexFacts,
): boolean {
  const rest = restDaysOf(payslip.lines, payslip.start, payslip.end)
  const free = [...unpaidDays, ...vacations]
  const after = neighbours.filter(({ start }) => start > payslip.end)
  return [...earlier, ...after].some(({ start, end, daysPaid }) => {
    const isExplained = free.some((day) => isWithin(day, addDays(start, -LATE_DAYS), end))
    if (daysPaid === null || isExplained) return false
    return daysPaid + rest < fullDays(start, end).least - DAY_ROUNDING
  })
}

export function wasEmployed(previousEnd: string | null, start: string): boolean {
  return previousEnd !== null && daysBetween(previousEnd, start) <= LARGEST_GAP + 1
}
