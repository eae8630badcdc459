import { type FreeDays, workdaysOf } from '../time/workdays.ts'
import { VACATION } from './incident-texts.ts'
import { daysOf } from './incidents.ts'

/**
 * Returns the days of a vacation request that count: those on which the person works.
 * @returns [] for a range longer than a vacation may be
 */
export function vacationDays(from: string, to: string, free: FreeDays): string[] {
  return workdaysOf(daysOf(VACATION, from, to) ?? [], free)
}
