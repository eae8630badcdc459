import { data } from '../../english.ts'

export const moneyTexts = data
