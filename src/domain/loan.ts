/** Loans of the savings fund (spec 001 §5; BR-01). Amounts in centavos, rates as annual fractions (0.11 = 11 %). */

/** Weekly for loans: 1, 8 and 10. Group 9 is weekly for savings only (K-02). */
const weeklyLoanGroups: readonly number[] = [1, 8, 10]

export interface LoanPayment {
  number: number
  balanceBefore: number
  principal: number
  interest: number
  payment: number
  balanceAfter: number
}

/** Whether a loan is paid each week: decides its terms and its interest (LOAN-09). */
export function isWeeklyLoan(payGroup: number): boolean {
  return weeklyLoanGroups.includes(payGroup)
}

/** Interest per period: (tiie + tasa) / 52 for weekly groups, / 24 for the others (LOAN-10, LOAN-11). */
export function loanRate(tiie: number, rate: number, payGroup: number): number {
  return (tiie + rate) / (isWeeklyLoan(payGroup) ? 52 : 24)
}

/**
 * A product of centavos and a rate is a half, or further than this from one (yearly rates have six decimals, those per
 * period eight); what a double adds or loses is less. So a half is rounded up, and nothing else is.
 */
const LESS_THAN_A_HALF_IS_AWAY = 2e-9

/** Interest of one period on what is owed, half up to the centavo. */
function interestOn(balance: number, ratePerPeriod: number): number {
  return Math.round(balance * ratePerPeriod + LESS_THAN_A_HALF_IS_AWAY)
}

/**
 * Fixed principal on a decreasing balance; the last principal takes the remainder of the division.
 * @param principal centavos
 * @param periods whole number of payments
 * @param ratePerPeriod fraction per period
 */
export function loanSchedule(principal: number, periods: number, ratePerPeriod: number): LoanPayment[] {
  const fixed = Math.round(principal / periods)
  const payments: LoanPayment[] = []
  let balance = principal
  for (let number = 1; number <= periods; number++) {
    const part = number === periods ? balance : Math.min(fixed, balance)
    const interest = interestOn(balance, ratePerPeriod)
    payments.push({
      number,
      balanceBefore: balance,
      principal: part,
      interest,
      payment: part + interest,
      balanceAfter: balance - part,
    })
    balance -= part
  }
  return payments
}
