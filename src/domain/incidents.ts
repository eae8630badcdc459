import { addDays, daysBetween, weekday } from './dates.ts'
import { incidentKinds } from './incident-texts.ts'

/** Pending-incident table (spec 001 §3, INCD-02). */
export const INCIDENTS_PER_PAGE = 5
/** Only two days per week may be requested (spec 001 §5, INCD-04). */
const DAYS_PER_WEEK = 2
/** Two days of one week and two of the next: no longer run of days can keep the rule. */
const LONGEST_RUN = 2 * DAYS_PER_WEEK

/** One rest day for one day of work: its two dates are no range (INCD-03). */
export function isSwap(kind: string): boolean {
  return kind === incidentKinds[0]
}

/** YYYY-MM-DD that is on the calendar: no 30th of February. */
export function isDay(text: string): boolean {
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/**
 * The days that a request takes off: of a swap the rest day alone, else every day from the first to the last.
 * @returns null when it is too long a run for any two weeks, so that nobody makes a list of a thousand years
 */
export function daysOf(kind: string, from: string, to: string): string[] | null {
  if (isSwap(kind)) return [from]
  const count = daysBetween(from, to) + 1
  if (count > LONGEST_RUN) return null
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

/** Monday of the ISO week, so that 30 December and 5 January may be one week (BR-33). */
export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7))
}

/** BR-33: whether some week would have more than two days; `already` are the days asked for and not rejected. */
export function breaksWeekRule(already: readonly string[], requested: readonly string[]): boolean {
  const all = [...new Set([...already, ...requested])]
  const touched = new Set(requested.map(mondayOf))
  return [...touched].some((monday) => all.filter((day) => mondayOf(day) === monday).length > DAYS_PER_WEEK)
}
