import { measures } from '#paper/sheet.ts'

/** The stamped payslip's paper, lying on its side; millimetres. */
export const FORMAT = 'letter'
export const { page, contentWidth } = measures(FORMAT)
