import { measures } from '#paper/sheet.ts'

/** Landscape page of the payslip, in millimetres. */
export const FORMAT = 'letter'
export const { page, contentWidth } = measures(FORMAT)
