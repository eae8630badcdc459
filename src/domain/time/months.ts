/** Whole months between calendar dates. Separate from dates.ts, which every first page load contains. */

/**
 * Counts whole months: "2026-01-31" and "2026-02-28" → 1. A month ends on the same day of the next month, or on
 * that month's last day (BR-16).
 */
export function wholeMonths(from: string, to: string): number {
  const [fromYear, fromMonth, fromDay] = numbersOf(from)
  const [toYear, toMonth, toDay] = numbersOf(to)
  const months = (toYear - fromYear) * 12 + (toMonth - fromMonth)
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return toDay >= Math.min(fromDay, lastDay) ? months : months - 1
}

/** Returns the first day on which that many months have passed: "2025-11-30" and 3 → "2026-02-28". */
export function monthsAfter(date: string, months: number): string {
  const [year, month, day] = numbersOf(date)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  return first.toISOString().slice(0, 10)
}

function numbersOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
