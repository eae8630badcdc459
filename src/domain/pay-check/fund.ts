import { planOfLoan } from '../savings/loan-plan.ts'
import { type FundMovement, fundMovementKind, readFundPeriod } from '../savings/savings-statement.ts'
import { addDays } from '../time/dates.ts'
import {
  type CheckedPayslip,
  difference,
  type Fact,
  ok,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  type StatementFacts,
  sumOfTopics,
  unknownFor,
} from './facts.ts'

/** Days after the payment in which the fund may still add it to the statement. */
const POSTING_DAYS = 7

/** Compares the deduction of savings with the same period's movement in the fund's statement. */
export function checkSavings({ payslip, statement }: PayFacts): RuleResult | null {
  const deducted = sumOfTopics(payslip.lines, 'savings')
  if (deducted === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  // Without any payroll movement, the deduction may be for another fund.
  const movements = statement?.movements.filter((movement) => fundMovementKind(movement) === 'payroll') ?? []
  if (statement === null || movements.length === 0) return unknownFor('statement')
  const places = movements.map((movement) => ({ amount: movement.amount, place: placeOf(movement, payslip) }))
  const own = places.filter(({ place }) => place === 'same').map(({ amount }) => amount)
  // A statement may begin later than the payslip. Only an earlier movement shows that it does not.
  if (own.length === 0 && !(isPosted(statement, payslip) && places.some(({ place }) => place === 'before'))) {
    return unknownFor('statementLine')
  }
  const credited = own.find((amount) => amount === deducted) ?? own.reduce((sum, amount) => sum + amount, 0)
  return comparison(deducted, credited)
}

/** Compares the deduction of the fund's loan with the statement, and with the loan's schedule. */
export function checkLoan({ payslip, statement }: PayFacts): RuleResult | null {
  const deducted = sumOfTopics(payslip.lines, 'savingsLoan')
  if (deducted === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  if (statement === null || statement.loanMovements.length === 0) return unknownFor('statement')
  const { end, paid } = payslip
  const own = statement.loanMovements.filter(({ date }) => date === paid)
  if (own.length === 0) {
    // A host may date the movement some days before or after the payday.
    const near = statement.loanMovements.filter(
      ({ date }) => date >= end && date < addDays(paid, POSTING_DAYS),
    )
    if (near.some((one) => Math.abs(one.principal + one.interest - deducted) < ROUNDING)) {
      return ok({ name: 'deducted', money: deducted }, { name: 'credited', money: deducted })
    }
    const isListed = statement.loanMovements.some(({ date }) => date < end)
    if (near.length > 0 || !isListed || !isPosted(statement, payslip)) return unknownFor('statementLine')
    return comparison(deducted, 0)
  }
  const credited = own.reduce((sum, { principal, interest }) => sum + principal + interest, 0)
  const planned = own.reduce((sum, movement) => sum + plannedOf(movement, statement.loans), 0)
  return comparison(deducted, credited, planned)
}

/**
 * Only a deduction above the statement or the schedule is a difference. The fund may credit more, such as interest or
 * an extra payment.
 */
function comparison(deducted: number, credited: number, planned?: number): RuleResult {
  const expected = Math.min(credited, planned ?? credited)
  const facts: Fact[] = [
    { name: 'deducted', money: deducted },
    { name: 'credited', money: credited },
    ...(planned === undefined ? [] : [{ name: 'planned' as const, money: planned }]),
  ]
  if (deducted - expected >= ROUNDING) return difference({ centavos: deducted - expected }, ...facts)
  return expected - deducted >= ROUNDING ? unknownFor('statementLine') : ok(...facts)
}

/** Returns the scheduled payment with the same principal and balance, or the movement's own sum without one. */
function plannedOf(
  { loanId, principal, interest, balance }: StatementFacts['loanMovements'][number],
  loans: StatementFacts['loans'],
): number {
  const loan = loans.find(({ id }) => id === loanId)
  const planned = loan && planOfLoan(loan).payments.find(({ balanceAfter }) => balanceAfter === balance)
  return planned && planned.principal === principal ? planned.payment : principal + interest
}

/** Returns where a movement is, seen from the payslip: by its date, or by its period where it has none. */
function placeOf(
  { period: text, date }: FundMovement,
  { period, end, paid }: CheckedPayslip,
): 'before' | 'same' | 'other' {
  const read = readFundPeriod(text)
  const day = date || (read.kind === 'date' ? read.date : null)
  if (day !== null) return day === paid ? 'same' : day < end ? 'before' : 'other'
  if (read.kind !== 'number') return 'other'
  const year = Number(end.slice(0, 4))
  if (read.year === year && String(read.number) === period) return 'same'
  const isEarlier = read.year < year || (read.year === year && read.number < Number(period))
  return isEarlier ? 'before' : 'other'
}

/** Returns whether the statement is so new that the fund has added this payment. */
function isPosted({ asOf }: StatementFacts, { paid }: CheckedPayslip): boolean {
  return paid !== '' && asOf >= addDays(paid, POSTING_DAYS)
}
