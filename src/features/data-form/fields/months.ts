import { wordsOf } from '#i18n/texts.ts'
import { laterTexts } from './texts-4-7.es.ts'

/** Formats '2019-06' as 'junio de 2019'; '' for other text. */
export function monthText(month: string): string {
  const match = /^([0-9]{4})-([0-9]{2})$/.exec(month)
  const words = wordsOf(laterTexts)
  const name = words.months[Number(match?.[2]) - 1]
  return match && name !== undefined ? words.monthOfYear(name, match[1] ?? '') : ''
}
