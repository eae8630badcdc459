import { isOfPeriod } from '../payslips/payslip.ts'
import { addDays } from '../time/dates.ts'
import { mayBeAway } from './away.ts'
import { coversPeriod, isPayComplete } from './coverage.ts'
import { hasShortPeriod, wasEmployed } from './days.ts'
import { laterPays } from './extra-time.ts'
import { VACATION_YEAR } from './other-vacation.ts'
import {
  type CheckedLine,
  difference,
  type Fact,
  isWithin,
  type KardexFacts,
  lawOf,
  leastDayPay,
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
import { DAY_ROUNDING, fullDays, MOST_OF_A_DAY } from './full-days.ts'
import { mayTakeBack, openAbsences } from './open-absences.ts'
import { beginsWithJob, isOtherJob, nextPaysMore, previousPeriod } from './previous-period.ts'

/**
 * Compares vacation pay and premium with the kardex. The premium never is a difference:
 * - Payrolls may pay it on the anniversary, up to six months before the days (LFT art. 81), or on the next anniversary.
 *   So the payslips of one year without a premium do not prove that it is missing.
 * - The device rarely has the lines of all those payslips, and a line with uncertain words may be the premium.
 *
 * Vacation days without pay are a difference when kardex and payslips prove them (checkUnpaid).
 */
export function checkVacation(all: PayFacts): RuleResult | null {
  const { payslip, kardex } = all
  const { kind, lines, start, end, paid } = payslip
  if (!isOfPeriod(kind)) return null
  const pay = sumOfTopics(lines, 'vacation')
  const premium = sumOfTopics(lines, 'vacationPremium')
  const days = (kardex?.vacations ?? []).filter((day) => isWithin(day, start, end))
  if (pay === 0) return kardex === null || days.length === 0 ? null : checkUnpaid(all, kardex)
  if (premium === 0) return unknownFor('premiumPayday')
  const share = lawOf(all).value('vacationPremium')
  if (share === null) return unknownFor('law')
  const least = Math.round(pay * share)
  const facts: Fact[] = [
    ...(days.length > 0 ? [{ name: 'vacationDays' as const, dates: days }] : []),
    { name: 'vacationPay', money: pay },
    { name: 'premium', money: premium },
    { name: 'leastPremium', money: least },
  ]
  if (premium < least - ROUNDING) return unknownFor('premiumPayday')
  if (days.length > 0) {
    const daily = leastDayPay(all)
    if (daily === null) return unknownFor('salary')
    return pay >= days.length * daily - ROUNDING ? ok(...facts) : unknownFor('vacationLine')
  }
  return unknownFor(kardex === null || kardex.asOf < paid ? 'kardex' : 'vacationDays')
}

/**
 * Reports unpaid vacation days as a difference only when all of this holds:
 * - The kardex has the days as granted and shows no other reason.
 * - The payslip pays as many days less.
 * - No other payslip since a year before pays vacation.
 */
function checkUnpaid(all: PayFacts, kardex: KardexFacts): RuleResult {
  const { payslip, jobs, earlier, neighbours, otherVacation } = all
  const { lines, start, end, paid, daysPaid, dailySalary } = payslip
  const granted = (kardex.grantedVacations ?? []).filter((day) => isWithin(day, start, end))
  const full = fullDays(start, end)
  const missing = daysPaid === null ? 0 : full.least - daysPaid
  const days = Math.round(missing)
  const isWhole = days >= 1 && days <= granted.length && Math.abs(missing - days) <= DAY_ROUNDING
  const gap = full.least * dailySalary - sumOfTopics(lines, ...regularTopics)
  const isUnpaid = dailySalary > 0 && gap >= days * dailySalary - ROUNDING
  if (!isWhole || !isUnpaid || !full.isUsual) return unknownFor('vacationLine')
  if (jobs.hasLeft) return unknownFor('leaving')
  if (isOtherJob(jobs, start)) return unknownFor('contract')
  if (!wasEmployed(jobs.previousEnd, start)) return unknownFor('hiring')
  if (jobs.hasTwin || jobs.hasLaterTwin) return unknownFor('otherReceipt')
  if (kardex.asOf < paid || paid === '') return unknownFor('kardex')
  const away = mayBeAway(payslip, kardex, previousPeriod(all, kardex))
  if (away !== null) return unknownFor(away)
  if (openAbsences(all, kardex).most > 0) return unknownFor('whichPeriod')
  if (!previousPeriod(all, kardex).isFull || hasShortPeriod(all, kardex)) return unknownFor('schedule')
  if (!isPayComplete(all)) return unknownFor('nextPayslip')
  const around = [...earlier, ...neighbours].map((one) => one.lines)
  const mayPay = [lines, ...around, ...laterPays(all)].some((one) => mayPayDay(one, dailySalary))
  if (mayPay || otherVacation !== false || !isListWhole(all)) return unknownFor('vacationLine')
  if (mayTakeBack(all) || nextPaysMore(all)) return unknownFor('whichPeriod')
  if (!coversPeriod(kardex, payslip)) return unknownFor('coverage')
  const perDay = Math.min(dailySalary, sureDayPay(lines) / (daysPaid || 1) || dailySalary)
  return difference(
    'vacationNotPaid',
    { days, centavos: Math.round(days * perDay) },
    { name: 'vacationDays', dates: granted },
    { name: 'fullDays', count: full.least },
    { name: 'daysPaid', count: daysPaid ?? 0 },
  )
}

function mayPayDay(lines: readonly CheckedLine[], dailySalary: number): boolean {
  const other = sumOfUncertain(lines) + sumOfTopics(lines, ...vagueTopics, ...restDayTopics, 'weeklyRest')
  return other >= MOST_OF_A_DAY * dailySalary
}

function isListWhole({ payslip, jobs: { unbrokenSince, hiredOn } }: PayFacts): boolean {
  if (unbrokenSince === null) return false
  return unbrokenSince <= addDays(payslip.start, -VACATION_YEAR) || beginsWithJob(unbrokenSince, hiredOn)
}
