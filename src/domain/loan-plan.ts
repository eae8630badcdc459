import { isWeeklyLoan, type LoanPayment, loanRate, loanSchedule, scheduleWith } from './loan.ts'

/** What a loan would cost: terms, payments and totals (spec 001 §5; BR-01, BR-03). Amounts in centavos. */

const WEEKLY_TERMS: readonly number[] = [13, 26, 39, 52]
const BIWEEKLY_TERMS: readonly number[] = [6, 12, 18, 24]

/** plazo: the numbers of payments that a pay group may choose from (LOAN-07 … LOAN-09). */
export function loanTerms(payGroup: number): readonly number[] {
  return isWeeklyLoan(payGroup) ? WEEKLY_TERMS : BIWEEKLY_TERMS
}

export interface LoanWish {
  amount: number
  /** Number of payments. */
  term: number
  payGroup: number
}

/** Fractions a year (0.11 = 11 %), with at most six decimals. */
export interface LoanRates {
  tiie: number
  rate: number
}

export interface LoanPlan {
  payments: LoanPayment[]
  ratePerPeriod: number
  /** abono: the fixed principal of a payment. */
  instalment: number
  /** interes: that of all payments together. */
  interest: number
  total: number
}

/** Fixed principal, interest on the decreasing balance (LOAN-12). */
export function planLoan({ amount, term, payGroup }: LoanWish, { tiie, rate }: LoanRates): LoanPlan {
  return planWith(amount, term, loanRate(tiie, rate, payGroup))
}

/** A loan that was asked for: its rate is kept per period, with eight decimals. */
export interface KnownLoan {
  amount: number
  term: number
  isWeekly: boolean
  periodRate: number
}

/** The plan as it was reckoned then, to the centavo. */
export function planOfLoan(loan: KnownLoan): LoanPlan {
  return planWith(loan.amount, loan.term, yearlyRate(loan) / periodsAYear(loan))
}

/**
 * What is still to be paid after more, or less, was paid than was planned: the same instalments go on, so it ends earlier.
 * As the payroll's list reckons (P-89): the last one takes what the division has left, half a centavo a payment at most.
 */
export function restOfLoan(loan: KnownLoan, remaining: number): LoanPayment[] {
  const rate = yearlyRate(loan) / periodsAYear(loan)
  const instalment = Math.max(1, Math.round(loan.amount / loan.term))
  const count = Math.max(1, Math.ceil((remaining - loan.term / 2) / instalment))
  return scheduleWith(remaining, count, rate, instalment)
}

/** Fraction a year: yearly rates have six decimals, of which eight per period lose nothing. */
export function yearlyRate(loan: Pick<KnownLoan, 'isWeekly' | 'periodRate'>): number {
  return Math.round(loan.periodRate * periodsAYear(loan) * 1e6) / 1e6
}

function periodsAYear({ isWeekly }: Pick<KnownLoan, 'isWeekly'>): number {
  return isWeekly ? 52 : 24
}

function planWith(amount: number, term: number, ratePerPeriod: number): LoanPlan {
  const payments = loanSchedule(amount, term, ratePerPeriod)
  const interest = payments.reduce((sum, payment) => sum + payment.interest, 0)
  return {
    payments,
    ratePerPeriod,
    instalment: payments[0]?.principal ?? 0,
    interest,
    total: amount + interest,
  }
}
