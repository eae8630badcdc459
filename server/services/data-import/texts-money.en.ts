import { data } from '../../wire/english.ts'

/** Words of stored movements. */
export const moneyTexts = data
