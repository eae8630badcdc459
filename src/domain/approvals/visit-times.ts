import { formatDate } from '../dates.ts'

/** A day, or "from al to" when the last one is another (APVI-06, BR-31); moments as the wire writes them. */
export function visitDays(first: string, last: string, word: string): string {
  const from = formatDate(first.slice(0, 10))
  const to = formatDate(last.slice(0, 10))
  return to === '' || to === from ? from : `${from} ${word} ${to}`
}

/** "2024-05-10 08:30:00.000000" → "08:30" (APVI-07); a time alone stays as it is. */
export function clockTime(moment: string): string {
  return /(?:^|[ T])(\d{2}:\d{2})/.exec(moment)?.[1] ?? ''
}
