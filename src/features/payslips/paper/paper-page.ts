import { measures } from '#paper/sheet.ts'

/** 8 × 10.5 inches; all measures are in millimetres (spec 001 §9). */
export const FORMAT = 'government-letter'
export const { page, contentWidth } = measures(FORMAT)
