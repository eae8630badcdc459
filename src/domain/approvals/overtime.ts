import { addDays } from '../time/dates.ts'
import { mondayOf } from './incidents.ts'

export interface OvertimeDay {
  day: string
  hours: number
}

export interface OvertimeLimit {
  fromDay: string
  weeklyHours: number
}

/** Legal limit: three hours a day, three times a week (LFT art. 66). */
export const LEGAL_WEEKLY_HOURS = 9

export function weekOf(day: string): { from: string; to: string } {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

export function limitOn(day: string, limits: readonly OvertimeLimit[]): number {
  const applicable = limits
    .filter(({ fromDay }) => fromDay <= day)
    .sort((one, other) => (one.fromDay < other.fromDay ? 1 : -1))
  return applicable[0]?.weeklyHours ?? LEGAL_WEEKLY_HOURS
}

export function hoursInWeek(day: string, days: readonly OvertimeDay[]): number {
  const { from, to } = weekOf(day)
  return days.filter((one) => one.day >= from && one.day <= to).reduce((sum, { hours }) => sum + hours, 0)
}

/** Returns whether the hours are a multiple of half an hour, the unit of overtime. */
export function isHalfHours(hours: number): boolean {
  return Number.isInteger(hours * 2)
}
