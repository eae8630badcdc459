import type { Topic } from '../pay-lines/topics.ts'
import {
  type CheckedLine,
  difference,
  ok,
  okBut,
  type PayFacts,
  type PaySum,
  ROUNDING,
  type RuleResult,
  unknownFor,
} from './facts.ts'

/** Vouchers, which are no money by their SAT type (029 to 032). */
const vouchers: ReadonlySet<Topic> = new Set(['groceries', 'restaurant', 'fuel', 'clothing'])

/**
 * Payments that the law demands in money (LFT art. 101): salary, other pay for work, and payments at the end of the
 * job. All others may be in kind, may go to an insurer, a fund or an authority, or may have been paid out before.
 */
const money: ReadonlySet<Topic> = new Set([
  'salary',
  'vacation',
  'weeklyRest',
  'backPay',
  'christmasBonus',
  'overtime',
  'overtimeDouble',
  'overtimeTriple',
  'overtimeSimple',
  'sundayPremium',
  'vacationPremium',
  'seniorityPremium',
  'separation',
  'indemnity',
  'indemnityMonths',
  'indemnityYears',
  'commission',
  'restDayWorked',
  'holidayWorked',
])

/** Maximum number of payments whose combinations are tried. */
const MOST_IN_KIND = 10

/**
 * Compares perceptions + other payments − deductions with the amount to receive. Vouchers may be left out of that
 * amount. When the sum is right only without some other payment, the result is unknown: that payment may be in kind, or
 * missing. A host may define the amount in another way, so a difference needs a neighbouring payslip whose sum is
 * right.
 */
export function checkNet({ payslip, neighbours }: PayFacts): RuleResult {
  const { cashTotal, lines } = payslip
  if (cashTotal <= 0 || lines.length === 0) return unknownFor('cash')
  const inMoney = nearestNet(payslip, isVoucher)
  const nearest = nearestNet(payslip, mayBeInKind)
  if (inMoney === null || nearest === null) return unknownFor('inKind')
  const facts = (net: number) =>
    [
      { name: 'linesNet', money: net },
      { name: 'cashTotal', money: cashTotal },
    ] as const
  // No rule compares all deductions. One that is taken twice still leaves the sum right.
  if (isSame(inMoney, cashTotal)) {
    return hasRepeated(lines) ? okBut('repeated', ...facts(inMoney)) : ok(...facts(inMoney))
  }
  if (isSame(nearest, cashTotal)) return unknownFor('inKind')
  if (!neighbours.some(isRight)) return unknownFor('cashMeaning')
  return difference('otherNet', { centavos: Math.abs(nearest - cashTotal) }, ...facts(nearest))
}

/** Returns whether two deductions have the same words and the same amount. */
function hasRepeated(lines: readonly CheckedLine[]): boolean {
  const names = lines
    .filter(({ side, words, amount }) => side === 'deduction' && words && amount > 0)
    .map(({ words, amount }) => `${words}|${amount}`)
  return new Set(names).size < names.length
}

function isRight(sum: PaySum): boolean {
  const nearest = nearestNet(sum, isVoucher)
  return sum.cashTotal > 0 && nearest !== null && isSame(nearest, sum.cashTotal)
}

function isSame(net: number, cashTotal: number): boolean {
  return Math.abs(net - cashTotal) < ROUNDING
}

/**
 * Returns the net without those payments of `mayBeOut` whose removal brings it closest to the stated amount. Returns
 * null when there are too many of them.
 */
function nearestNet({ lines, cashTotal }: PaySum, mayBeOut: (line: CheckedLine) => boolean): number | null {
  const net = lines.reduce((sum, { side, amount }) => sum + (side === 'deduction' ? -amount : amount), 0)
  const others = lines.filter((line) => line.amount > 0 && mayBeOut(line))
  if (others.length > MOST_IN_KIND) return null
  const nets = others.reduce((known, { amount }) => known.flatMap((one) => [one, one - amount]), [net])
  const gapOf = (one: number) => Math.abs(one - cashTotal)
  return nets.reduce((best, one) => (gapOf(one) < gapOf(best) ? one : best), net)
}

function isVoucher({ side, topic }: CheckedLine): boolean {
  return side !== 'deduction' && topic !== null && vouchers.has(topic)
}

/** A payment whose meaning is uncertain may be in kind, too. */
function mayBeInKind({ side, topic }: CheckedLine): boolean {
  return side !== 'deduction' && (topic === null || !money.has(topic))
}
