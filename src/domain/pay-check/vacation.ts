import { isOfPeriod } from '../payslips/payslip.ts'
import {
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
 * Compares vacation pay and premium with the kardex. Payrolls may pay the days as salary, and the premium or a part of
 * it on the anniversary, so one payslip never proves a difference. Missing days are found by `checkDays`.
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
  if (premium < least - ROUNDING) return unknownFor('premiumPayday')
  return days.length === 0 ? unknownFor('kardex') : ok(...facts)
}
