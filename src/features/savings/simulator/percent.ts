import type { LoanRates } from '#domain/savings/loan-plan.ts'

/** Percent a year: 0.13 → "13", 0.1125 → "11.25". */
export function percentOf({ tiie, rate }: LoanRates): string {
  return String(Number(((tiie + rate) * 100).toFixed(4)))
}
