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
 * Fixed principal on a decreasing balance; the last principal takes the remainder of the division.
 * @param principal centavos
 * @param periods whole number of payments
 * @param ratePerPeriod fraction per period
 */
export function loanSchedule(principal: number, periods: number, ratePerPeriod: number): LoanPayment[] {
  return scheduleWith(principal, periods, ratePerPeriod, Math.round(principal / periods))
}

/** The same with a principal of a payment that is known, and the last one takes what is left. */
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
    // Half up. A product of centavos and a rate is a half, or further than 2e-9 from one (yearly rates have six decimals,
    // those per period eight); what a double adds or loses is less.
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
