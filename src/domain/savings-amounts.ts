import { toCentavos } from './money.ts'
import { isWeekly } from './payslip.ts'

/** Amounts that a person names (spec 001 §5; BR-05, SAVR-01 … SAVR-05). Amounts in centavos. */

/** What may be saved each period. */
export interface SavingRule {
  least: number
  most: number
  presets: readonly number[]
}

const pesos = (amounts: readonly number[]) => amounts.map((amount) => amount * 100)

/** BR-05: beyond it a typing error is more likely than a wish. */
export const MOST_SAVED = 9_999_999
const weekly: SavingRule = { least: 5000, most: MOST_SAVED, presets: pesos([50, 100, 250, 500, 750, 1000]) }
const biweekly: SavingRule = {
  least: 10_000,
  most: MOST_SAVED,
  presets: pesos([100, 200, 500, 1000, 1500, 2000]),
}

/**
 * Group 9 is weekly here, though not for loans (K-02); an unknown group counts as biweekly.
 * @param least what the fund says instead of BR-05 (NODE-04's minimo, in centavos)
 */
export function savingRule(payGroup: number, least?: number): SavingRule {
  const rule = isWeekly(payGroup) ? weekly : biweekly
  if (least === undefined || least === rule.least) return rule
  return { ...rule, least, presets: rule.presets.filter((amount) => amount >= least) }
}

/** "200", 99.5 → centavos; null for what is no amount above zero with at most two decimals (SAVR-01). */
export function readAmount(given: string | number): number | null {
  const text = String(given).trim()
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  const amount = toCentavos(text)
  return amount > 0 ? amount : null
}

/**
 * The same of what people type in any field of money: "$1,500", "1 500.50 ". Commas part thousands and a point the centavos,
 * as Mexico writes; "12,50" and "200.000", which mean another amount elsewhere, are none: nobody asks for a hundredfold.
 */
export function readTypedAmount(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  return readAmount(/^\d{1,3}([ ,]\d{3})+(\.\d+)?$/.test(plain) ? plain.replace(/[ ,]/g, '') : plain)
}

/** It has the digits of an amount, and commas or points where Mexico writes none. */
export function isOddlyWritten(text: string): boolean {
  return (
    /^\s*\$?\s*\d[\d., ]*$/.test(text) &&
    /[.,]/.test(text) &&
    /[1-9]/.test(text) &&
    readTypedAmount(text) === null
  )
}
