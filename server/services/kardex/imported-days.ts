import type { DayRange } from '#domain/pay-check/facts.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'

/** Day with imported absences. `people`: employees.id of some of the absent people. */
export interface RecordedDay {
  day: string
  people: readonly number[]
}

/**
 * Longest gap between two recorded days, in days. A week without records may be a week whose file is missing.
 */
const LONGEST_GAP = 7
/**
 * Minimum people with records on the newest counted day or later. Records of fewer people may be corrections
 * instead of a whole file.
 */
export const LEAST_PEOPLE = 3

/**
 * Returns the days that the company's imports cover; null without proof. Finds the newest day which, together
 * with the days after it, has records of `LEAST_PEOPLE` people. The covered days end the day before, because
 * that day's file may lack a part.
 * @param recorded newest first; each day once
 */
export function importedDays(recorded: readonly RecordedDay[]): DayRange | null {
  const people = new Set<number>()
  const reached = recorded.findIndex((one) => {
    for (const person of one.people) people.add(person)
    return people.size >= LEAST_PEOPLE
  })
  const days = recorded.slice(Math.max(reached, 0)).map(({ day }) => day)
  const isBroken = (day: string, place: number) =>
    place > 0 && daysBetween(day, days[place - 1] ?? day) > LONGEST_GAP
  const broken = days.findIndex(isBroken)
  const [last, first] = [days[0], days.at(broken === -1 ? -1 : broken - 1)]
  if (reached === -1 || last === undefined || first === undefined) return null
  const to = addDays(last, -1)
  return first <= to ? { from: first, to } : null
}

/** Returns the part of the range from `day` on; null when none is left. */
export function daysSince({ from, to }: DayRange, day: string | null): DayRange | null {
  if (day === null || day <= from) return { from, to }
  return day <= to ? { from: day, to } : null
}
