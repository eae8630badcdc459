import { isWeeklyLoan, type LoanPayment, loanRate, loanSchedule } from './loan.ts'

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
  const ratePerPeriod = loanRate(tiie, rate, payGroup)
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
