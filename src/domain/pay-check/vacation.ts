import { isOfPeriod } from '../payslips/payslip.ts'
import {
  type Fact,
  isWithin,
  leastDayPay,
  ok,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  unknownFor,
} from './facts.ts'

/** Minimum premium as a share of the vacation pay (LFT art. 80). */
const LEAST_PREMIUM = 0.25

/**
 * Compares vacation pay and premium with the kardex. Never finds a difference, for these reasons:
 * - Payrolls may pay the days within the salary, or one period earlier, without a separate line.
 * - Payrolls may pay the premium on the anniversary, up to six months before the days (LFT art. 81), or on the
 * next anniversary. So one year's payslips without a premium do not prove that the premium is missing.
 * - The device rarely has the lines of all these payslips, and a line with uncertain words may be the premium.
 *
 * `checkDays` finds missing days.
 */
export function checkVacation(all: PayFacts): RuleResult | null {
  const { payslip, kardex } = all
  const { kind, lines, start, end, paid } = payslip
  if (!isOfPeriod(kind)) return null
  const pay = sumOfTopics(lines, 'vacation')
  const premium = sumOfTopics(lines, 'vacationPremium')
  const days = (kardex?.vacations ?? []).filter((day) => isWithin(day, start, end))
  if (pay === 0 && days.length === 0) return null
  if (pay === 0) return unknownFor('vacationLine')
  if (premium === 0) return unknownFor('premiumPayday')
  const least = Math.round(pay * LEAST_PREMIUM)
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
    // The rest of the days may be paid within the salary.
    return pay >= days.length * daily - ROUNDING ? ok(...facts) : unknownFor('vacationLine')
  }
  return unknownFor(kardex === null || kardex.asOf < paid ? 'kardex' : 'vacationDays')
}
