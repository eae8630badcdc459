import {
  difference,
  lawOf,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  sumOfTopics,
  sumOfUncertain,
  unknownFor,
} from './facts.ts'

/** Part of the year's profit sharing that is free of tax, in UMA (LISR art. 93-XIV). */
const EXEMPT_UMA = 15

/**
 * Compares the tax-free part of the profit sharing with the legal minimum. The portal has no facts about the company's
 * profit, so the amount itself is always unknown.
 */
export function checkProfitSharing(facts: PayFacts): RuleResult | null {
  const { payslip, otherBonus } = facts
  const { kind, lines, paid } = payslip
  const own = lines.filter(({ side, topic }) => side === 'perception' && topic === 'profitSharing')
  const amount = sumOfTopics(own, 'profitSharing')
  if (amount === 0) return kind === 'profit-sharing' ? unknownFor('otherLines') : null
  const exempt = own.reduce<number | null>(
    (sum, one) => (sum === null || one.exempt === undefined ? null : sum + one.exempt),
    0,
  )
  const uma = paid === '' ? null : lawOf(facts).value('uma')
  if (kind !== 'profit-sharing' || exempt === null || uma === null) return unknownFor('profit')
  const least = Math.min(amount, EXEMPT_UMA * uma)
  if (exempt >= least - ROUNDING) return unknownFor('profit')
  if (otherBonus !== 0 || sumOfUncertain(lines) > 0) return unknownFor('otherBonus')
  return difference(
    'lessExempt',
    {},
    { name: 'profitShare', money: amount },
    { name: 'exemptPart', money: exempt },
    { name: 'leastExempt', money: least },
  )
}
