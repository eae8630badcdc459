import { addDays } from '../dates.ts'
import { mondayOf } from '../incidents.ts'

/** Overtime of one person and day. */
export interface OvertimeDay {
  day: string
  hours: number
}

/** From that day on a week may have so many hours of overtime: LFT art. 66, or what the company has agreed on. */
export interface OvertimeLimit {
  fromDay: string
  weeklyHours: number
}

/** The law's: three hours a day, three times a week (LFT art. 66). */
export const LEGAL_WEEKLY_HOURS = 9

/** Monday to Sunday of `day`. */
export function weekOf(day: string): { from: string; to: string } {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

/** The latest that holds on `day`; the law's where none does. */
export function limitOn(day: string, limits: readonly OvertimeLimit[]): number {
  const held = limits
    .filter(({ fromDay }) => fromDay <= day)
    .sort((one, other) => (one.fromDay < other.fromDay ? 1 : -1))
  return held[0]?.weeklyHours ?? LEGAL_WEEKLY_HOURS
}

/** Hours of the week of `day` in `days`. */
export function hoursInWeek(day: string, days: readonly OvertimeDay[]): number {
  const { from, to } = weekOf(day)
  return days.filter((one) => one.day >= from && one.day <= to).reduce((sum, { hours }) => sum + hours, 0)
}

/** Overtime is written down in whole and half hours. */
export function isHalfHours(hours: number): boolean {
  return Number.isInteger(hours * 2)
}
