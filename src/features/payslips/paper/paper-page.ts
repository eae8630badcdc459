import { measures } from '#paper/sheet.ts'

/** 8 × 10.5 inches. All measures are in mm (spec 001 §9). */
export const FORMAT = 'government-letter'
export const { page, contentWidth } = measures(FORMAT)
