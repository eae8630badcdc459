/**
 * Loans of the savings fund (spec 001 §5; BR-01). Amounts in centavos, rates as yearly fractions (0.11 = 11 %).
 */

/** Pay groups with weekly loans. Group 9 is weekly for savings only (K-02). */
const weeklyLoanGroups: readonly number[] = [1, 8, 10]

export interface LoanPayment {
  number: number
  balanceBefore: number
  principal: number
  interest: number
  payment: number
  balanceAfter: number
}

/** Whether a loan is paid weekly, which decides its terms and interest (LOAN-09). */
export function isWeeklyLoan(payGroup: number): boolean {
  return weeklyLoanGroups.includes(payGroup)
}

/**
 * Returns the interest per period: (tiie + tasa) / 52 for weekly groups, / 24 for other groups (LOAN-10,
 * LOAN-11).
 */
export function loanRate(tiie: number, rate: number, payGroup: number): number {
  return (tiie + rate) / (isWeeklyLoan(payGroup) ? 52 : 24)
}

/**
 * Returns payments with fixed principal on a decreasing balance; the last payment takes the division's
 * remainder.
 * @param principal centavos
 * @param periods whole number of payments
 * @param ratePerPeriod fraction per period
 */
export function loanSchedule(principal: number, periods: number, ratePerPeriod: number): LoanPayment[] {
  return scheduleWith(principal, periods, ratePerPeriod, Math.round(principal / periods))
}

export function scheduleWith(
  principal: number,
  periods: number,
  ratePerPeriod: number,
  fixed: number,
): LoanPayment[] {
  const payments: LoanPayment[] = []
  let balance = principal
  for (let number = 1; number <= periods; number++) {
    const part = number === periods ? balance : Math.min(fixed, balance)
    // Rounds half up. Yearly rates have six decimals and period rates eight, so a product is either exactly a
    // half or more than 2e-9 away from a half. The error of a double is smaller.
    const interest = Math.round(balance * ratePerPeriod + 2e-9)
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
