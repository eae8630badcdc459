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
/**
 * Maximum difference in centavos between two payments. The interest of a loan falls; payments to savings are equal.
 */
const LOAN_STEP = 50
const SAVINGS_STEP = 0
/** Largest share of a deduction that may be the fund's fee, which no statement lists. */
const FEE_SHARE = 0.05
/** VAT (IVA) on a loan's interest: the general rate, and the rate of the border regions. */
const taxRates = [0.16, 0.08] as const
/** Maximum payments that one payslip deducts, for example after a missed payment. */
const MOST_AT_ONCE = 4

export function checkSavings({ payslip, statement }: PayFacts): RuleResult | null {
  const all = payslip.lines.filter(({ topic, amount }) => topic === 'savings' && amount > 0)
  if (all.length === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  if (statement === null) return unknownFor('statement')
  const movements = statement.movements.filter((movement) => fundMovementKind(movement) === 'payroll')
  if (movements.length === 0) return unknownFor('whichFund')
  const places = movements.map((movement) => ({ amount: movement.amount, place: placeOf(movement, payslip) }))
  const amountsAt = (wanted: Place) =>
    places.filter(({ place }) => place === wanted).map(({ amount }) => amount)
  const own = amountsAt('same')
  const deducted = sureOrSame(all, sumOf(own))
  if (deducted === null) return unknownFor('whichFund')
  const regular = own.find((amount) => amount === deducted) ?? sumOf(own)
  // The same deduction may contain an extraordinary contribution, which the statement lists apart.
  const extra = deducted > regular ? extraordinaryOf(statement, payslip) : 0
  if (extra === null) return unknownFor('statementLine')
  const credited = regular + extra
  const isNear = (amount: number) => Math.abs(amount - deducted) < ROUNDING
  if (own.length === 0) {
    if (extra > 0) return unknownFor('statementLine')
    // The fund may date a movement some days before or after the payday, or add several payslips together.
    if (amountsAt('near').some(isNear)) return comparison(deducted, deducted)
    const isEachPayday = amountsAt('before').some(isNear) && amountsAt('after').some(isNear)
    if (amountsAt('near').length > 0 || !isEachPayday) return unknownFor('statementLine')
  }
  const credits = creditsOf(movements.map(({ period, date, amount }) => ({ day: date || period, amount })))
  const isOpen =
    !isPosted(statement, payslip) ||
    amountsAt('near').length > 0 ||
    mayBeElsewhere(deducted, credited, credits, SAVINGS_STEP)
  return deducted - credited >= ROUNDING && isOpen
    ? unknownFor('statementLine')
    : comparison(deducted, credited)
}

/**
 * Returns the payday's extraordinary contributions; null if a contribution of another day may belong to this
 * payday.
 */
function extraordinaryOf({ movements }: StatementFacts, payslip: CheckedPayslip): number | null {
  const places = movements
    .filter((movement) => fundMovementKind(movement) === 'extraordinary')
    .map((movement) => ({ amount: movement.amount, place: placeOf(movement, payslip) }))
  if (places.some(({ place }) => place === 'near' || place === 'unknown')) return null
  return sumOf(places.filter(({ place }) => place === 'same').map(({ amount }) => amount))
}

interface Credit {
  day: string
  amount: number
}

/** Amounts are centavos. */
function creditsOf(movements: readonly Credit[]): number[] {
  const byDay = new Map<string, number>()
  for (const { day, amount } of movements) byDay.set(day, (byDay.get(day) ?? 0) + amount)
  return [...byDay.values()]
}

/** Returns whether the amount that the statement lacks on this payday may be posted on another day. */
function mayBeElsewhere(
  deducted: number,
  credited: number,
  credits: readonly number[],
  step: number,
): boolean {
  const lacking = deducted - credited
  const least = credited === 0 ? 2 : 1
  // A posted payment that differs from this payday's payment must divide the missing amount to the centavo.
  const isOther = (payment: number) => credited > 0 && payment !== credited
  const areSeveral = credits.some((payment) => {
    const count = Math.round(lacking / payment)
    return (
      count >= least &&
      count < MOST_AT_ONCE &&
      Math.abs(lacking - count * payment) <= (isOther(payment) ? 0 : step)
    )
  })
  const isTogether = credited === 0 && credits.some((sum) => sum >= 2 * deducted - ROUNDING)
  return areSeveral || isTogether
}

export function checkLoan({ payslip, statement }: PayFacts): RuleResult | null {
  const all = payslip.lines.filter(({ topic, amount }) => topic === 'savingsLoan' && amount > 0)
  if (all.length === 0) return null
  if (payslip.paid === '') return unknownFor('statementLine')
  if (statement === null) return unknownFor('statement')
  if (statement.loanMovements.length === 0) return unknownFor('whichFund')
  const { end, paid } = payslip
  const own = statement.loanMovements.filter(({ date }) => date === paid)
  const near = statement.loanMovements.filter(
    ({ date }) => date !== paid && date >= end && date < addDays(paid, POSTING_DAYS),
  )
  const paymentOf = ({ principal, interest }: { principal: number; interest: number }) => principal + interest
  const credited = sumOf(own.map(paymentOf))
  const nearby = near.map(paymentOf)
  const credits = creditsOf(statement.loanMovements.map((one) => ({ day: one.date, amount: paymentOf(one) })))
  const deducted = sureOrSame(all, credited)
  if (deducted === null) return unknownFor('whichFund')
  if (own.length === 0) {
    // A host may date the movement some days before or after the payday.
    if (nearby.some((one) => Math.abs(one - deducted) < ROUNDING)) return comparison(deducted, deducted)
    const isListed = statement.loanMovements.some(({ date }) => date < end)
    const isOpen = near.length > 0 || !isListed || !isPosted(statement, payslip)
    return isOpen || mayBeElsewhere(deducted, 0, credits, LOAN_STEP)
      ? unknownFor('statementLine')
      : comparison(deducted, 0)
  }
  // A second loan's payment may be posted later, or on another day.
  const isOpen =
    !isPosted(statement, payslip) || near.length > 0 || mayBeElsewhere(deducted, credited, credits, LOAN_STEP)
  if (deducted - credited >= ROUNDING && isOpen) return unknownFor('statementLine')
  const planned = sumOf(own.map((movement) => plannedOf(movement, statement.loans)))
  const interest = sumOf(own.map((movement) => movement.interest))
  const isTax = taxRates.some((rate) => Math.abs(deducted - credited - rate * interest) < ROUNDING)
  return interest > 0 && deducted - credited >= ROUNDING && isTax
    ? unknownFor('fee')
    : comparison(deducted, credited, planned)
}

/**
 * Returns the deduction for the company's own fund: the sum of the lines whose words say so. Without such
 * lines, returns the first line that equals the amount in the statement, or null.
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
 * Returns a difference only if the deduction exceeds the statement or the schedule. The fund may credit more,
 * such as interest or an extra payment.
 */
function comparison(deducted: number, credited: number, planned?: number): RuleResult {
  const expected = Math.min(credited, planned ?? credited)
  const facts: Fact[] = [
    { name: 'deducted', money: deducted },
    { name: 'credited', money: credited },
    ...(planned === undefined ? [] : [{ name: 'planned' as const, money: planned }]),
  ]
  const surplus = deducted - expected
  if (surplus >= ROUNDING && surplus <= deducted * FEE_SHARE) return unknownFor('fee')
  const found = expected < credited ? 'abovePlan' : 'aboveStatement'
  if (deducted - expected >= ROUNDING) return difference(found, { centavos: deducted - expected }, ...facts)
  return expected - deducted >= ROUNDING ? unknownFor('statementLine') : ok(...facts)
}

/**
 * Returns the scheduled payment with the same principal and balance. Returns the movement's own sum in two cases: the
 * schedule has no such payment, or the movement has the interest of several periods after a missed payment.
 */
function plannedOf(
  { loanId, principal, interest, balance }: StatementFacts['loanMovements'][number],
  loans: StatementFacts['loans'],
): number {
  const loan = loans.find(({ id }) => id === loanId)
  const planned = loan && planOfLoan(loan).payments.find(({ balanceAfter }) => balanceAfter === balance)
  if (!planned || planned.principal !== principal) return principal + interest
  const periods = Math.round(interest / planned.interest)
  const isLate = periods > 1 && Math.abs(interest - periods * planned.interest) < ROUNDING
  return isLate ? principal + interest : planned.payment
}

/** A `near` movement may belong to this payslip, dated some days before or after the payday. */
type Place = 'before' | 'same' | 'near' | 'after' | 'unknown'

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

function isPosted({ asOf }: StatementFacts, { paid }: CheckedPayslip): boolean {
  return paid !== '' && asOf >= addDays(paid, POSTING_DAYS)
}
