import { addDays, daysBetween, weekday } from '../time/dates.ts'
import { SWAP, VACATION } from './incident-texts.ts'

/** Rows per page of the pending-incident table (spec 001 §3, INCD-02). */
export const INCIDENTS_PER_PAGE = 5
/** Maximum days per week that may be requested (spec 001 §5, INCD-04). */
const DAYS_PER_WEEK = 2
/** Maximum days of one request, so that no list gets huge. */
const LONGEST = 62

/** A request for days off, as the person fills it in. Days are YYYY-MM-DD. */
export interface DayOff {
  /** '' until a kind is chosen. */
  kind: string
  from: string
  to: string
}

/**
 * Returns whether the kind swaps a rest day for a working day. The request's two dates are then these two days,
 * not the ends of a range (INCD-03).
 */
export function isSwap(kind: string): boolean {
  return kind === SWAP
}

/** Returns whether the kind is vacation, which the week rule leaves out (docs/decisions/requests.md). */
export function isVacation(kind: string): boolean {
  return kind === VACATION
}

/** Whether the text is a calendar day of the years 1900 to 2099, YYYY-MM-DD; 30 February is not. */
export function isDay(text: string): boolean {
  return /^(19|20)\d\d-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/**
 * Returns the days off of a request: only the rest day of a swap, otherwise every day of the range.
 * @returns null if the range is longer than LONGEST
 */
export function daysOf(kind: string, from: string, to: string): string[] | null {
  if (isSwap(kind)) return [from]
  const count = daysBetween(from, to) + 1
  if (count > LONGEST) return null
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7))
}

/**
 * Whether some week would exceed two days (BR-33). Only workdays count (workdaysOf).
 * @param already requested days that are not rejected
 */
export function breaksWeekRule(already: readonly string[], requested: readonly string[]): boolean {
  const all = [...new Set([...already, ...requested])]
  const touched = new Set(requested.map(mondayOf))
  return [...touched].some((monday) => all.filter((day) => mondayOf(day) === monday).length > DAYS_PER_WEEK)
}
