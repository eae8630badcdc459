import { data } from '../../english.ts'

/** Words of stored movements. */
export const moneyTexts = data
