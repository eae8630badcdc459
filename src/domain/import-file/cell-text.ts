import { invisibleCharacters } from '../text/invisible-characters.ts'

export const cellText = (cell = '') => cell.replace(invisibleCharacters, '').replaceAll('\0', '').trim()

export const denseText = (text: string) => text.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')

/** Returns the digits of a number as spreadsheets write it: "'00123", '123.0' and '100,101'. */
export function numberText(text: string): string {
  const digits = denseText(text).replace(/^'/, '').replace(/\.0+$/, '')
  return /^\d{1,3}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits
}
