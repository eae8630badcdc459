import { data } from '../../english.ts'

/** Texts stored in movements. */
export const moneyTexts = data
