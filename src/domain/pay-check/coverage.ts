import { addDays } from '../time/dates.ts'
import type { DayRange, KardexFacts, PayFacts } from './facts.ts'

/** Maximum days from an absence to the start of the period whose payslip deducts it. */
export const LATE_DAYS = 62

/**
 * Time in ms without an import that the server requires before it returns the covered days. All lists read in
 * this time have the same imported records.
 */
export const SETTLED_MS = 5 * 60_000
/** Part of SETTLED_MS for which a list may be older on the device; the rest is for slow responses. */
const MOST_OLDER_MS = 2 * 60_000

/**
 * Returns whether the lists have every record that was imported when the server read the covered days. Times
 * in ms.
 */
export function hasAllImported(listsAt: number, coveredAt: number): boolean {
  return listsAt >= coveredAt - MOST_OLDER_MS
}

/** Days after a period in which a payslip may still pay its extra hours and worked rest days. */
export const LATE_PAY_DAYS = 35

export function isPayComplete({ payslip, laterEnd, further }: PayFacts): boolean {
  const last = further?.at(-1)?.end ?? laterEnd
  return further !== null && last !== null && last >= addDays(payslip.end, LATE_PAY_DAYS)
}

/** Returns whether the person may have taken time off instead of pay for work of this period. */
export function mayBeSwapped({ swaps = [] }: KardexFacts, start: string): boolean {
  return swaps.some((day) => day >= addDays(start, -LATE_PAY_DAYS))
}

/**
 * Returns whether the person's own records, or the company's imports, show that the kardex has data for these days, both
 * included. An empty list proves nothing: the company may not have imported it, or not since.
 */
export function isCovered({ covered, imported }: KardexFacts, from: string, to: string): boolean {
  const known = [covered, imported].flatMap((range) => range ?? [])
  return joined(known).some((range) => range.from <= from && range.to >= to)
}

function joined(ranges: readonly DayRange[]): DayRange[] {
  const [first, second] = [...ranges].sort((one, other) => (one.from < other.from ? -1 : 1))
  if (!first || !second || second.from > addDays(first.to, 1)) return [...ranges]
  return [{ from: first.from, to: first.to > second.to ? first.to : second.to }]
}

export function coversPeriod(kardex: KardexFacts, { start, end }: { start: string; end: string }): boolean {
  return isCovered(kardex, addDays(start, -LATE_DAYS), end)
}

/**
 * Returns the days from the first to the last absence or incapacity; null without any. Vacations and permits are
 * recorded before they begin, so they prove nothing about later days.
 * @param recorded absences and incapacities, YYYY-MM-DD
 */
export function coveredBy(recorded: readonly string[], asOf: string): DayRange | null {
  const known = recorded.filter((day) => day <= asOf).sort()
  const [from, to] = [known[0], known.at(-1)]
  return from === undefined || to === undefined ? null : { from, to }
}
