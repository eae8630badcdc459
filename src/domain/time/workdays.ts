import type { LawAt } from '../law/law-on.ts'
import { weekday } from './dates.ts'
import { holidayOn } from './holidays.ts'

/** @param weeklyRest the person's rest days as digits of weekdays, 0 is Sunday; '' when they are unknown */
export function isWeeklyRest(day: string, weeklyRest: string): boolean {
  return weeklyRest.includes(String(weekday(day)))
}

/** Returns weekly rest days as weekdays, Monday first: '06' → [6, 0]. */
export function weeklyRestDays(weeklyRest: string): number[] {
  return [1, 2, 3, 4, 5, 6, 0].filter((day) => weeklyRest.includes(String(day)))
}

/** Days that a person does not work: weekly rest days (LFT art. 69) and official holidays (art. 74). */
export interface FreeDays {
  /** Digits of weekdays, for `isWeeklyRest`. */
  weeklyRest: string
  /** Undefined while it is not loaded; then holidays count as workdays. */
  law: LawAt | undefined
}

export function isFreeDay(day: string, { weeklyRest, law }: FreeDays): boolean {
  return isWeeklyRest(day, weeklyRest) || (law !== undefined && holidayOn(day, law) !== null)
}

export function workdaysOf(days: readonly string[], free: FreeDays): string[] {
  return days.filter((day) => !isFreeDay(day, free))
}
