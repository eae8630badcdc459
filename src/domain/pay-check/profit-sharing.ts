import {
  difference,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  unknownFor,
} from './facts.ts'

/**
 * Smallest part of the year's profit sharing that is free of tax: 15 UMA (LISR art. 93-XIV), at the UMA of 2025 in
 * centavos. The UMA only rises, so later years have at least this part.
 */
const LEAST_EXEMPT = 15 * 11_314
/** First day on which that UMA applies. */
const FIRST_DAY = '2025-02-01'

/**
 * Compares the tax-free part of the profit sharing with the legal minimum. The portal has no facts about the company's
 * profit, so the amount itself is always unknown.
 */
export function checkProfitSharing({ payslip, otherBonus }: PayFacts): RuleResult | null {
  const { kind, lines, paid } = payslip
  const own = lines.filter(({ side, topic }) => side === 'perception' && topic === 'profitSharing')
  const amount = sumOfTopics(own, 'profitSharing')
  if (amount === 0) return kind === 'profit-sharing' ? unknownFor('otherLines') : null
  const exempt = own.reduce<number | null>(
    (sum, one) => (sum === null || one.exempt === undefined ? null : sum + one.exempt),
    0,
  )
  const least = Math.min(amount, LEAST_EXEMPT)
  const isEnough = exempt === null || exempt >= least - ROUNDING
  if (kind !== 'profit-sharing' || paid < FIRST_DAY || isEnough) return unknownFor('profit')
  // Another payment of the year may have used the tax-free part.
  if (otherBonus !== 0 || sumOfUncertain(lines) > 0) return unknownFor('otherBonus')
  // The tax on the rest depends on the year's income, so no amount is owed for certain.
  return difference(
    'lessExempt',
    {},
    { name: 'profitShare', money: amount },
    { name: 'exemptPart', money: exempt },
    { name: 'leastExempt', money: least },
  )
}
