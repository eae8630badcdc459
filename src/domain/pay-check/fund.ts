import { planOfLoan } from '../savings/loan-plan.ts'
import { type FundMovement, fundMovementKind, readFundPeriod } from '../savings/savings-statement.ts'
import { addDays } from '../time/dates.ts'
import {
  type CheckedLine,
  type CheckedPayslip,
  difference,
  type Fact,
  ok,
  type PayFacts,
  ROUNDING,
  type RuleResult,
  type StatementFacts,
  unknownFor,
} from './facts.ts'

/** Days after the payment in which the fund may still add it to the statement. */
const POSTING_DAYS = 7

/** Compares the deduction of savings with the same period's movement in the fund's statement. */
export function checkSavings({ payslip, statement }: PayFacts): RuleResult | null {
  const all = payslip.lines.filter(({ topic, amount }) => topic === 'savings' && amount > 0)
  if (all.length === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  // Without any payroll movement, the deduction may be for another fund.
  const movements = statement?.movements.filter((movement) => fundMovementKind(movement) === 'payroll') ?? []
  if (statement === null || movements.length === 0) return unknownFor('statement')
  const places = movements.map((movement) => ({ amount: movement.amount, place: placeOf(movement, payslip) }))
  const amountsAt = (wanted: Place) =>
    places.filter(({ place }) => place === wanted).map(({ amount }) => amount)
  const own = amountsAt('same')
  const deducted = sureOrSame(all, sumOf(own))
  if (deducted === null) return unknownFor('whichFund')
  const credited = own.find((amount) => amount === deducted) ?? sumOf(own)
  const isNear = (amount: number) => Math.abs(amount - deducted) < ROUNDING
  if (own.length === 0) {
    // The fund may date a movement some days beside the payday, or add several payslips together.
    if (amountsAt('near').some(isNear)) return comparison(deducted, deducted)
    const isEachPayday = amountsAt('before').some(isNear) && amountsAt('after').some(isNear)
    if (amountsAt('near').length > 0 || !isEachPayday) return unknownFor('statementLine')
  }
  // The rest may be posted later, or on another day.
  const isOpen = !isPosted(statement, payslip) || amountsAt('near').length > 0
  return deducted - credited >= ROUNDING && isOpen
    ? unknownFor('statementLine')
    : comparison(deducted, credited)
}

/** Compares the deduction of the fund's loan with the statement, and with the loan's schedule. */
export function checkLoan({ payslip, statement }: PayFacts): RuleResult | null {
  const all = payslip.lines.filter(({ topic, amount }) => topic === 'savingsLoan' && amount > 0)
  if (all.length === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  if (statement === null || statement.loanMovements.length === 0) return unknownFor('statement')
  const { end, paid } = payslip
  const own = statement.loanMovements.filter(({ date }) => date === paid)
  const near = statement.loanMovements.filter(
    ({ date }) => date !== paid && date >= end && date < addDays(paid, POSTING_DAYS),
  )
  const paymentOf = ({ principal, interest }: { principal: number; interest: number }) => principal + interest
  const credited = sumOf(own.map(paymentOf))
  const nearby = near.map(paymentOf)
  const deducted = sureOrSame(all, credited)
  if (deducted === null) return unknownFor('whichFund')
  if (own.length === 0) {
    // A host may date the movement some days before or after the payday.
    if (nearby.some((one) => Math.abs(one - deducted) < ROUNDING)) return comparison(deducted, deducted)
    const isListed = statement.loanMovements.some(({ date }) => date < end)
    if (near.length > 0 || !isListed || !isPosted(statement, payslip)) return unknownFor('statementLine')
    return comparison(deducted, 0)
  }
  // A second loan may be posted later, or on another day.
  const isOpen = !isPosted(statement, payslip) || near.length > 0
  if (deducted - credited >= ROUNDING && isOpen) return unknownFor('statementLine')
  const planned = sumOf(own.map((movement) => plannedOf(movement, statement.loans)))
  return comparison(deducted, credited, planned)
}

/**
 * Returns the deduction that belongs to the company's own fund: the lines whose words say so. Lines that may belong to
 * another fund only count when they equal the statement. Returns null when nothing is certain.
 */
function sureOrSame(lines: readonly CheckedLine[], credited: number): number | null {
  const sure = lines.filter(({ isSure }) => isSure)
  if (sure.length > 0) return sumOf(sure.map(({ amount }) => amount))
  const same = lines.find(({ amount }) => Math.abs(amount - credited) < ROUNDING)
  return same?.amount ?? null
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
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

/** Place of a movement, seen from the payslip. `near` may be this payslip's, dated some days beside the payday. */
type Place = 'before' | 'same' | 'near' | 'after' | 'unknown'

/** Compares the movement's date, or its period where it has none. */
function placeOf({ period: text, date }: FundMovement, { period, end, paid }: CheckedPayslip): Place {
  const read = readFundPeriod(text)
  const day = date || (read.kind === 'date' ? read.date : null)
  if (day !== null) {
    if (day === paid) return 'same'
    if (day < end) return 'before'
    return day < addDays(paid, POSTING_DAYS) ? 'near' : 'after'
  }
  if (read.kind !== 'number') return 'unknown'
  const year = Number(end.slice(0, 4))
  if (read.year === year && String(read.number) === period) return 'same'
  if (!/^\d+$/.test(period)) return 'unknown'
  const isEarlier = read.year < year || (read.year === year && read.number < Number(period))
  return isEarlier ? 'before' : 'after'
}

/** Returns whether the statement is so new that the fund has added this payment. */
function isPosted({ asOf }: StatementFacts, { paid }: CheckedPayslip): boolean {
  return paid !== '' && asOf >= addDays(paid, POSTING_DAYS)
}
