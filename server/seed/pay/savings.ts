import type { PayPeriod } from '#domain/payslips/payroll-calendar.ts'
import { loanRate, loanSchedule } from '#domain/savings/loan.ts'

/** Amounts are in centavos. */
export interface SavingsPlan {
  amount: number
  contributions: number
  /** Single movements, each `back` periods before the last paid one. Withdrawals are negative. */
  extras: readonly { back: number; amount: number }[]
  loan: LoanPlan | null
}

export interface LoanPlan {
  id: number
  principal: number
  term: number
  payments: number
  periodRate: number
}

/** Annual rates: 10 % interbank rate and 2 % of the fund. */
export const RATES = [0.1, 0.02] as const

export const savingsPlans: Readonly<Record<string, SavingsPlan>> = {
  '100101': {
    amount: 25_000,
    contributions: 46,
    extras: [
      { back: 20, amount: 100_000 },
      { back: 9, amount: -100_000 },
    ],
    loan: { id: 48_213, principal: 600_000, term: 39, payments: 15, periodRate: loanRate(...RATES, 1) },
  },
  '100102': { amount: 50_000, contributions: 40, extras: [{ back: 10, amount: 150_000 }], loan: null },
  // Colleagues with open requests (requests/savings-requests.ts).
  '100211': { amount: 20_000, contributions: 48, extras: [], loan: null },
  '100213': { amount: 30_000, contributions: 40, extras: [], loan: null },
  '100216': { amount: 10_000, contributions: 30, extras: [], loan: null },
  '100218': { amount: 15_000, contributions: 36, extras: [], loan: null },
}

export const SOCIAL_PART = 30_000

export function planSchedule(loan: LoanPlan) {
  return loanSchedule(loan.principal, loan.term, loan.periodRate)
}

export interface SavingsMovement {
  contribution: number
  saved: number
  loanPayment: number
  loanBalance: number
}

export function paidPeriods(periods: readonly PayPeriod[], today: string): PayPeriod[] {
  return periods.slice(0, -1).filter(({ paidDate }) => paidDate <= today)
}

/**
 * Returns the movement `back` periods before the last paid one; a negative `back` is in the future. Returns
 * null before the person joined. Loans follow BR-01.
 */
export function savingsMovement(plan: SavingsPlan, back: number): SavingsMovement | null {
  const contributions = plan.contributions - back
  if (contributions < 1) return null
  const extra = plan.extras.reduce((sum, one) => (one.back >= back ? sum + one.amount : sum), 0)
  const payment = plan.loan ? planSchedule(plan.loan)[plan.loan.payments - back - 1] : undefined
  return {
    contribution: plan.amount,
    saved: contributions * plan.amount + extra,
    loanPayment: payment?.payment ?? 0,
    loanBalance: payment?.balanceAfter ?? 0,
  }
}
