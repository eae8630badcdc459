import { weekday } from '#domain/time/dates.ts'
import { isKnownHoliday } from '#domain/time/holidays.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './days-texts.es.ts'

/** Returns a day in words, for example 'lunes 5 de mayo'. */
export function dayName(day: string, words: Translation<typeof es>): string {
  const name = words.months[Number(day.slice(5, 7)) - 1] ?? ''
  return words.day(words.weekdays[weekday(day)] ?? '', String(Number(day.slice(8, 10))), name)
}

/** @param holiday name as in `holidayOn`; one that a company added is in its own words */
export function holidayName(holiday: string, words: Translation<typeof es>): string {
  return isKnownHoliday(holiday) ? words.holidays[holiday] : holiday
}
