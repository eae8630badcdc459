/** Steps of the quick choices of a loan's amount, in centavos. */

const THOUSAND = 100_000
const HUNDRED = 10_000

/**
 * Returns a quarter, a half and three quarters of the maximum, rounded down, and the maximum; ascending and
 * without duplicates. Empty if the maximum is zero.
 */
export function loanPresets(maximum: number): number[] {
  const step = maximum >= 8 * THOUSAND ? THOUSAND : HUNDRED
  const parts = [0.25, 0.5, 0.75].map((share) => Math.floor((share * maximum) / step) * step)
  return [...new Set([...parts, maximum])].filter((amount) => amount > 0)
}
