import { invisibleCharacters } from '../text/invisible-characters.ts'

/** Returns a cell's text without invisible characters. */
export const cellText = (cell = '') => cell.replace(invisibleCharacters, '').replaceAll('\0', '').trim()

export const denseText = (text: string) => text.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')

/** Returns a person's number without the ".0" that a spreadsheet adds. */
export const numberText = (text: string) => denseText(text).replace(/\.0+$/, '')
