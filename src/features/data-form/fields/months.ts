import { wordsOf } from '#i18n/texts.ts'
import { laterTexts } from './texts-4-7.es.ts'

/** Formats '2019-06' as 'junio de 2019'; '' for other text. */
export function monthText(month: string): string {
  const match = /^([0-9]{4})-([0-9]{2})$/.exec(month)
  const words = wordsOf(laterTexts)
  const name = words.months[Number(match?.[2]) - 1]
  return match && name !== undefined ? words.monthOfYear(name, match[1] ?? '') : ''
}

/**
 * Years from now back to 1956, when the oldest employees went to school.
 * @param today YYYY-MM-DD
 */
export function pastYears(today: string): string[] {
  const last = Number(today.slice(0, 4))
  return Array.from({ length: last - 1955 }, (_, index) => String(last - index))
}
