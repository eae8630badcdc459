import type { Topic } from '../pay-lines/topics.ts'
import {
  type CheckedLine,
  difference,
  ok,
  type PayFacts,
  type PaySum,
  ROUNDING,
  type RuleResult,
  unknownFor,
} from './facts.ts'

/** Payments that a company may make outside the account, such as vouchers, or to an insurer or a fund. */
const inKind: ReadonlySet<Topic> = new Set([
  'groceries',
  'restaurant',
  'fuel',
  'clothing',
  'food',
  'lodging',
  'transport',
  'welfare',
  'schoolHelp',
  'glassesHelp',
  'fundCompanyPart',
  'fundOwnPart',
  'fundPayout',
  'lifeInsurancePaid',
  'medicalInsurancePaid',
  'retirementInsurance',
  'shares',
  'companyMeals',
])

/** Maximum number of payments whose combinations are tried. */
const MOST_IN_KIND = 8

/**
 * Compares perceptions + other payments − deductions with the amount to receive. Vouchers may be left out of that
 * amount, so every combination of payments in kind is accepted. A host may mean another sum by it, so a difference
 * needs a neighbouring payslip whose sum is right.
 */
export function checkNet({ payslip, neighbours }: PayFacts): RuleResult {
  const { cashTotal, lines } = payslip
  if (cashTotal <= 0 || lines.length === 0) return unknownFor('cash')
  const nearest = nearestNet(payslip)
  if (nearest === null) return unknownFor('inKind')
  const gap = Math.abs(nearest - cashTotal)
  const facts = [
    { name: 'linesNet', money: nearest },
    { name: 'cashTotal', money: cashTotal },
  ] as const
  if (gap < ROUNDING) return ok(...facts)
  return neighbours.some(isRight) ? difference({ centavos: gap }, ...facts) : unknownFor('cashMeaning')
}

function isRight(sum: PaySum): boolean {
  const nearest = nearestNet(sum)
  return sum.cashTotal > 0 && nearest !== null && Math.abs(nearest - sum.cashTotal) < ROUNDING
}

/** Returns the net, less the payments in kind that bring it closest to the stated amount; null with too many. */
function nearestNet({ lines, cashTotal }: PaySum): number | null {
  const net = lines.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  const others = lines.filter(mayBeInKind)
  if (others.length > MOST_IN_KIND) return null
  const nets = others.reduce((known, { amount }) => known.flatMap((one) => [one, one - amount]), [net])
  const gapOf = (one: number) => Math.abs(one - cashTotal)
  return nets.reduce((best, one) => (gapOf(one) < gapOf(best) ? one : best), net)
}

/** A payment whose meaning is uncertain may be in kind, too. */
function mayBeInKind({ side, topic }: CheckedLine): boolean {
  return side !== 'deduction' && (topic === null || inKind.has(topic))
}
