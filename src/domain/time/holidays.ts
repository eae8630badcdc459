import type { LawAt } from '../law/law-on.ts'
import type { HolidayRule } from '../law/rules.ts'
import { weekday } from './dates.ts'

/** Holidays that the screens name in both languages. A company's row may name others in its own words. */
export const knownHolidays = [
  'newYear',
  'constitution',
  'juarez',
  'labour',
  'independence',
  'handover',
  'revolution',
  'christmas',
  'election',
] as const
export type KnownHoliday = (typeof knownHolidays)[number]

export function isKnownHoliday(name: string): name is KnownHoliday {
  return (knownHolidays as readonly string[]).includes(name)
}

/** Returns the name of the mandatory rest day (LFT art. 74) on a day, YYYY-MM-DD; null on any other day. */
export function holidayOn(day: string, lawAt: LawAt): string | null {
  const law = lawAt(day)
  const found = law.value('officialHolidays')?.find((holiday) => isOn(holiday, day))
  if (found) return found.name
  return law.value('electionDays')?.includes(day) ? 'election' : null
}

function isOn({ month, on, every }: HolidayRule, day: string): boolean {
  const [year, ownMonth, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]
  if (month !== ownMonth) return false
  if (every !== null && (year < every.since || (year - every.since) % every.years !== 0)) return false
  return 'day' in on ? on.day === date : weekday(day) === on.weekday && Math.ceil(date / 7) === on.nth
}
