/** Amounts that a loan is quickly chosen by. Centavos. */

const THOUSAND = 100_000
const HUNDRED = 10_000

/**
 * A quarter, a half and three quarters of the maximum in round numbers, and all of it; smallest first, none twice. Empty
 * where nothing is lent.
 */
export function loanPresets(maximum: number): number[] {
  const step = maximum >= 8 * THOUSAND ? THOUSAND : HUNDRED
  const parts = [0.25, 0.5, 0.75].map((share) => Math.floor((share * maximum) / step) * step)
  return [...new Set([...parts, maximum])].filter((amount) => amount > 0)
}
