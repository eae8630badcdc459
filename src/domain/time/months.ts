import { addDays, weekday } from './dates.ts'

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

/** Returns the weeks of a month, YYYY-MM, from Monday to Sunday; null outside of the month. */
export function weeksOfMonth(month: string): (string | null)[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  const weeks: (string | null)[][] = []
  for (let start = monday; start.slice(0, 7) <= month; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, offset) => addDays(start, offset))
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)))
  }
  return weeks
}

function numbersOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}
