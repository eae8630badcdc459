import { addDays, daysBetween } from '#domain/time/dates.ts'

/** Day with imported absences. `people`: some of the people who missed it, by employees.id. */
export interface RecordedDay {
  day: string
  people: readonly number[]
}

/** Longest time between two recorded days. A whole week without any may be a week whose file is missing. */
const LONGEST_GAP = 7
/** Number of people whose records must reach a day. A correction of one person shows no whole file. */
export const LEAST_PEOPLE = 3

/**
 * Returns the days that the company's imports cover; null without proof. The last day is the one before the newest day
 * that `LEAST_PEOPLE` people have records of or after, because the file of that day may lack a part of it.
 * @param recorded newest first; each day once
 */
export function importedDays(recorded: readonly RecordedDay[]): { from: string; to: string } | null {
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
