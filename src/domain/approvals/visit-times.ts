import { formatDate } from '../time/dates.ts'

/**
 * Formats the first day, or both days joined by `word` if the last day differs (APVI-06, BR-31). Takes days or
 * times in the API's format.
 */
export function visitDays(first: string, last: string, word: string): string {
  const from = formatDate(first.slice(0, 10))
  const to = formatDate(last.slice(0, 10))
  return to === '' || to === from ? from : `${from} ${word} ${to}`
}

/** Returns "08:30" for "2024-05-10 08:30:00.000000" (APVI-07). A time without a date works, too. */
export function clockTime(moment: string): string {
  return /(?:^|[ T])(\d{2}:\d{2})/.exec(moment)?.[1] ?? ''
}
