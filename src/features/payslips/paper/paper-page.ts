import { measures } from '#paper/sheet.ts'

/** Government letter (8 × 10.5 inches) in landscape; all measures in millimetres (spec 001 §9). */
export const FORMAT = 'government-letter'
export const { page, contentWidth } = measures(FORMAT)
