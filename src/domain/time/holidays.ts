import { weekday } from './dates.ts'

/** Mandatory rest days (LFT art. 74, I to VIII), without election days (IX), which other laws set. */
export type Holiday =
  | 'newYear'
  | 'constitution'
  | 'juarez'
  | 'labour'
  | 'independence'
  | 'handover'
  | 'revolution'
  | 'christmas'

/** Holidays on a date, MM-DD. */
const dated: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '05-01': 'labour',
  '09-16': 'independence',
  '12-25': 'christmas',
}

/** Holidays on the n-th Monday of a month. */
const mondays: Readonly<Record<string, { nth: number; holiday: Holiday }>> = {
  '02': { nth: 1, holiday: 'constitution' },
  '03': { nth: 3, holiday: 'juarez' },
  '11': { nth: 3, holiday: 'revolution' },
}

const MONDAY = 1
/** Change of the federal government: 1 October 2024 and every six years. */
const handover = { day: '10-01', since: 2024, years: 6 }

/** Returns the holiday on a day, YYYY-MM-DD; null on any other day. */
export function holidayOn(day: string): Holiday | null {
  const year = Number(day.slice(0, 4))
  const monthDay = day.slice(5, 10)
  if (monthDay === handover.day && year >= handover.since && (year - handover.since) % handover.years === 0) {
    return 'handover'
  }
  const rule = mondays[day.slice(5, 7)]
  const nth = Math.ceil(Number(day.slice(8, 10)) / 7)
  if (rule?.nth === nth && weekday(day) === MONDAY) return rule.holiday
  return dated[monthDay] ?? null
}
