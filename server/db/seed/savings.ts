/** Savings fund of the demo people; the statement of a later screen tells the same story as the payslips. */
interface SavingsPlan {
  /** Centavos each period. */
  amount: number
  /** Contributions up to the last closed period. */
  contributions: number
  loan: { principal: number; periods: number; periodRate: number; payments: number } | null
}

export const savingsPlans: Readonly<Record<string, SavingsPlan>> = {
  '100101': {
    amount: 25_000,
    contributions: 46,
    loan: { principal: 600_000, periods: 39, periodRate: 0.12 / 52, payments: 15 },
  },
  '100102': { amount: 50_000, contributions: 40, loan: null },
}

export interface SavingsMovement {
  contribution: number
  saved: number
  loanPayment: number
  loanBalance: number
}

/**
 * What the plan takes in the period that lies `back` periods before the last closed one (0: that one, −1: the current
 * one); null before the person joined. Loan as in BR-01: fixed principal, interest on the decreasing balance.
 */
export function savingsMovement(plan: SavingsPlan, back: number): SavingsMovement | null {
  const contributions = plan.contributions - back
  if (contributions < 1) return null
  const movement = {
    contribution: plan.amount,
    saved: contributions * plan.amount,
    loanPayment: 0,
    loanBalance: 0,
  }
  const payment = plan.loan ? plan.loan.payments - back : 0
  if (!plan.loan || payment < 1 || payment > plan.loan.periods) return movement
  const { principal, periods, periodRate } = plan.loan
  const share = Math.round(principal / periods)
  const before = principal - share * (payment - 1)
  const paid = payment === periods ? before : share
  return {
    ...movement,
    loanPayment: paid + Math.round(before * periodRate),
    loanBalance: before - paid,
  }
}
