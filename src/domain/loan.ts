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

/** Interest per period: (tiie + tasa) / 52 for weekly groups, / 24 for the others. */
export function loanRate(tiie: number, rate: number, payGroup: number): number {
  return (tiie + rate) / (weeklyLoanGroups.includes(payGroup) ? 52 : 24)
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
    // The rate has at most eight decimals, so the product is rounded from whole numbers, half up.
    const interest = Math.round((balance * Math.round(ratePerPeriod * 1e8)) / 1e8)
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
