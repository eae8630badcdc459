import type { LoanRates } from '#domain/savings/loan-plan.ts'

/** Returns the yearly rate in percent: 0.13 gives "13", 0.1125 gives "11.25". */
export function percentOf({ tiie, rate }: LoanRates): string {
  return String(Number(((tiie + rate) * 100).toFixed(4)))
}
