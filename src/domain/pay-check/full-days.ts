import { daysBetween } from '../time/dates.ts'

/** Days of pay that one missed day costs, with its sixth of the paid day of rest (LFT art. 69). */
export const REDUCED_BY_ONE = 7 / 6
/** Days of pay that one missed day costs: alone, and with its part of the rest in weeks of six and of five days. */
export const absenceCosts: readonly number[] = [1, REDUCED_BY_ONE, 7 / 5]
/** Maximum days of pay that one missed shift costs: a guard with shifts of 24 hours works every other day. */
export const MOST_PER_SHIFT = 2
/**
 * Minimum share of the stated daily salary that may be a whole day's pay, because the stated salary may be
 * newer.
 */
export const MOST_OF_A_DAY = 0.8

/** Rounding of the days, which have at most three decimals. */
export const DAY_ROUNDING = 0.01

/** Returns whether the days are whole missed days, with or without their part of the rest. */
export function isWholeAbsence(days: number): boolean {
  return absenceCosts.some((cost) => {
    const missed = Math.round(days / cost)
    return missed >= 1 && Math.abs(days - missed * cost) <= DAY_ROUNDING
  })
}

interface FullDays {
  /** Fewest and most days that a payroll pays for the whole period. */
  least: number
  most: number
  /** Days that a payroll pays if it pays the same whole number for every period. */
  fixed: number
  isUsual: boolean
}

/**
 * Lengths of periods in days, and the days of payrolls that pay the same for every period: a whole number (`days`) or
 * an average, such as 365 / 36, 365 / 24 and 365 / 12.
 */
const lengths = [
  { from: 7, to: 7, days: 7, average: 7 },
  { from: 8, to: 11, days: 10, average: 10.14 },
  { from: 13, to: 16, days: 15, average: 15.21 },
  { from: 28, to: 31, days: 30, average: 30.42 },
] as const

/**
 * Returns the days that payrolls may pay for a period: its length, or the same number for every period. `start` and
 * `end` are YYYY-MM-DD, both included.
 */
export function fullDays(start: string, end: string): FullDays {
  const length = daysBetween(start, end) + 1
  const usual = lengths.find(({ from, to }) => length >= from && length <= to)
  return usual
    ? {
        least: Math.min(length, usual.days),
        fixed: usual.days,
        most: Math.max(length, usual.average),
        isUsual: true,
      }
    : { least: length, most: length, fixed: length, isUsual: false }
}
