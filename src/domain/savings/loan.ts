/**
 * Loans of the savings fund (spec 001 §5; BR-01). Amounts in centavos, rates as yearly fractions (0.11 = 11 %).
 */

/** Pay groups with weekly loans. Group 9 is paid weekly, but its loans are fortnightly (K-02). */
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
    // Rounds half up. The added 2e-9 exceeds the error of a double. It changes no other result, because other
    // products of the rates' decimals are further from a half.
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
