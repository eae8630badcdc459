import { invisibleCharacters } from '../text/invisible-characters.ts'

export const cellText = (cell = '') => cell.replace(invisibleCharacters, '').replaceAll('\0', '').trim()

export const denseText = (text: string) => text.replace(/[\s\u200b-\u200f\u2060\ufeff]+/g, '')

export const numberText = (text: string) => denseText(text).replace(/\.0+$/, '')
