import { addDays } from './dates.ts'

export type ValidDaysProblem = 'day' | 'end'

/** @param to null for no end */
export function validDaysProblems(from: string, to: string | null): ValidDaysProblem[] {
  return [
    ...(isCalendarDay(from) ? [] : ['day' as const]),
    ...(to === null || (isCalendarDay(to) && to >= from) ? [] : ['end' as const]),
  ]
}

/**
 * Returns the problem of a new last day, or null. A later last day than the present one is refused, because it could
 * overlap the days of another row.
 */
export function newEndProblem(
  { validFrom, validTo }: { validFrom: string; validTo: string | null },
  end: string,
): 'day' | 'end' | 'later' | null {
  const [problem] = validDaysProblems(validFrom, end)
  if (problem !== undefined) return isCalendarDay(end) ? problem : 'day'
  return validTo !== null && end > validTo ? 'later' : null
}

export function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && addDays(day, 0) === day
}
