import type { LawAt } from '../law/law-on.ts'
import { holidayOn } from '../time/holidays.ts'
import { VACATION } from './incident-texts.ts'
import { daysOf } from './incidents.ts'

/**
 * Returns the days of a vacation request that count: all of them except official holidays, which are paid
 * rest days (LFT art. 74). Weekly rest days count, because the portal stores nobody's rest day.
 * @param law undefined while it is not loaded; then holidays count, too
 * @returns [] for a range longer than a vacation may be
 */
export function vacationDays(from: string, to: string, law: LawAt | undefined): string[] {
  return (daysOf(VACATION, from, to) ?? []).filter((day) => law === undefined || holidayOn(day, law) === null)
}
