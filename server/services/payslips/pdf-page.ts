import { measures } from '#paper/sheet.ts'

export const FORMAT = 'letter'
export const { page, contentWidth } = measures(FORMAT)
