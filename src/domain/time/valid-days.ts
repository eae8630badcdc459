import { addDays } from './dates.ts'

export type ValidDaysProblem = 'day' | 'end'

/**
 * Returns the problems of the days on which something of payroll applies, YYYY-MM-DD.
 * @param to null for no end
 */
export function validDaysProblems(from: string, to: string | null): ValidDaysProblem[] {
  return [
    ...(isCalendarDay(from) ? [] : ['day' as const]),
    ...(to === null || (isCalendarDay(to) && to >= from) ? [] : ['end' as const]),
  ]
}

function isCalendarDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && addDays(day, 0) === day
}
