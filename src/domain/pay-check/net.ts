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

/** Vouchers, which are not money according to their SAT types (029 to 032). */
const vouchers: ReadonlySet<Topic> = new Set(['groceries', 'restaurant', 'fuel', 'clothing'])

/**
 * Payments that the law demands in money (LFT art. 101): salary, other pay for work, and payments at the end of
 * the job. Any other payment may be in kind, or not paid to the person.
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
 * Compares perceptions + other payments − deductions with the amount to receive, which may omit vouchers. The
 * result is unknown if the sum is right only without another payment: this payment may be in kind, or missing.
 * A host may define the amount in another way, so a difference needs a neighbouring payslip whose sum is right.
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
  if (isSame(inMoney, cashTotal)) {
    return hasRepeated(lines) ? okBut('repeated', ...facts(inMoney)) : ok(...facts(inMoney))
  }
  if (isSame(nearest, cashTotal)) return unknownFor('inKind')
  if (!neighbours.some(isRight)) return unknownFor('cashMeaning')
  return difference('otherNet', { centavos: Math.abs(nearest - cashTotal) }, ...facts(nearest))
}

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
 * Returns the net that is closest to the stated amount if any payments of `mayBeOut` may be left out. Returns
 * null if there are too many such payments.
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

/** Returns whether a payment may be in kind. A payment without a certain topic may be, too. */
function mayBeInKind({ side, topic }: CheckedLine): boolean {
  return side !== 'deduction' && (topic === null || !money.has(topic))
}
