import { addDays } from '../time/dates.ts'
import { mondayOf } from './incidents.ts'

/** Number of past days for which overtime may be requested, because it is often requested afterwards. */
export const OVERTIME_DAYS_BACK = 14

export interface OvertimeDay {
  day: string
  hours: number
}

export function weekOf(day: string): { from: string; to: string } {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

export function hoursInWeek(day: string, days: readonly OvertimeDay[]): number {
  const { from, to } = weekOf(day)
  return days.filter((one) => one.day >= from && one.day <= to).reduce((sum, { hours }) => sum + hours, 0)
}

/** Returns whether the hours are a multiple of half an hour, the unit of overtime. */
export function isHalfHours(hours: number): boolean {
  return Number.isInteger(hours * 2)
}
