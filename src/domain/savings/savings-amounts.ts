import { toCentavos } from '../money/money.ts'
import { isWeekly } from '../payslips/payslip.ts'

/** Amounts that a person enters (spec 001 §5; BR-05, SAVR-01 … SAVR-05), in centavos. */

export interface SavingRule {
  least: number
  most: number
  presets: readonly number[]
}

const pesos = (amounts: readonly number[]) => amounts.map((amount) => amount * 100)

/** Maximum savings per period in centavos; a larger amount is probably a typing error. */
export const MOST_SAVED = 9_999_999
const weekly: SavingRule = { least: 5000, most: MOST_SAVED, presets: pesos([50, 100, 250, 500, 750, 1000]) }
const biweekly: SavingRule = {
  least: 10_000,
  most: MOST_SAVED,
  presets: pesos([100, 200, 500, 1000, 1500, 2000]),
}

/**
 * Returns the rule of a pay group. Group 9 is weekly here, though not for loans (K-02); an unknown group counts
 * as biweekly.
 * @param least the fund's minimum instead of BR-05's (NODE-04's minimo, in centavos)
 */
export function savingRule(payGroup: number, least?: number): SavingRule {
  const rule = isWeekly(payGroup) ? weekly : biweekly
  if (least === undefined || least === rule.least) return rule
  return { ...rule, least, presets: rule.presets.filter((amount) => amount >= least) }
}

/**
 * Converts "200" or 99.5 to centavos; null unless the amount is above zero with at most two decimals (SAVR-01).
 */
export function readAmount(input: string | number): number | null {
  const text = String(input).trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  const amount = toCentavos(text)
  return amount > 0 ? amount : null
}

/**
 * Reads amounts as people type them: "$1,500", "1 500.50 ". Commas separate thousands and a point the centavos,
 * as in Mexico. Rejects "12,50" and "200.000", which mean another amount in other countries.
 */
export function readTypedAmount(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  return readAmount(/^\d{1,3}([ ,]\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/[ ,]/g, '') : plain)
}

export function hasForeignSeparators(text: string): boolean {
  return (
    /^\s*\$?\s*\d[\d., ]*$/.test(text) &&
    /[.,]/.test(text) &&
    /[1-9]/.test(text) &&
    readTypedAmount(text) === null
  )
}
