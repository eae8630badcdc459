import { isWeeklyLoan, type LoanPayment, loanRate, loanSchedule, scheduleWith } from './loan.ts'

/** Cost of a loan: terms, payments and totals (spec 001 §5; BR-01, BR-03). Amounts in centavos. */

const WEEKLY_TERMS: readonly number[] = [13, 26, 39, 52]
const BIWEEKLY_TERMS: readonly number[] = [6, 12, 18, 24]

export function loanTerms(payGroup: number): readonly number[] {
  return isWeeklyLoan(payGroup) ? WEEKLY_TERMS : BIWEEKLY_TERMS
}

export interface LoanWish {
  amount: number
  term: number
  payGroup: number
}

/** Yearly fractions (0.11 = 11 %) with at most six decimals. */
export interface LoanRates {
  tiie: number
  rate: number
}

export interface LoanPlan {
  payments: LoanPayment[]
  ratePerPeriod: number
  /** Fixed principal per payment (`abono`). */
  instalment: number
  interest: number
  total: number
}

/** Plans a loan with fixed principal and interest on the decreasing balance (LOAN-12). */
export function planLoan({ amount, term, payGroup }: LoanWish, { tiie, rate }: LoanRates): LoanPlan {
  return planWith(amount, term, loanRate(tiie, rate, payGroup))
}

/** Requested loan; its rate is stored per period with eight decimals. */
export interface KnownLoan {
  amount: number
  term: number
  isWeekly: boolean
  periodRate: number
}

/** Reproduces the plan computed at the time of the request, to the centavo. */
export function planOfLoan(loan: KnownLoan): LoanPlan {
  return planWith(loan.amount, loan.term, yearlyRate(loan) / periodsAYear(loan))
}

/**
 * Returns the remaining payments after an extra or a missed payment. The instalment stays, so the end date
 * moves. As in payroll's list (P-89), the last payment takes the remainder of the division, at most half a
 * centavo per payment.
 */
export function remainingPayments(loan: KnownLoan, remaining: number): LoanPayment[] {
  const rate = yearlyRate(loan) / periodsAYear(loan)
  const instalment = Math.max(1, Math.round(loan.amount / loan.term))
  const count = Math.max(1, Math.ceil((remaining - loan.term / 2) / instalment))
  return scheduleWith(remaining, count, rate, instalment)
}

/**
 * Returns the exact yearly fraction. It has at most six decimals, so the eight decimals of the rate per period
 * suffice.
 */
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
