import { isOfPeriod } from '../payslips/payslip.ts'
import {
  difference,
  type Fact,
  isWithin,
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
 * Compares vacation pay and premium with the kardex. Payrolls may pay the days as salary and the premium on the
 * anniversary, so only a premium that is too small for the vacation pay beside it is a difference. Missing days are
 * found by `checkDays`.
 */
export function checkVacation({ payslip, kardex }: PayFacts): RuleResult | null {
  const { kind, lines, start, end } = payslip
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
  if (premium < least - ROUNDING) return difference({ centavos: least - premium }, ...facts)
  return days.length === 0 ? unknownFor('kardex') : ok(...facts)
}
