const AMOUNT = /^(-?)(?:MXN ?)?\$? ?(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.(\d{1,2})0*)?$/i

/**
 * Reads '1,234.50', '$ 1234.5' and '1234' as centavos. @returns null for other texts, and for ambiguous amounts
 * ('1.234,50', '12,5')
 */
export function readPesos(text: string): number | null {
  const found = AMOUNT.exec(text.trim())
  if (!found || (found[1] === '-' && found[2] === '-')) return null
  const pesos = Number((found[3] ?? '').replaceAll(',', ''))
  const centavos = pesos * 100 + Number((found[4] ?? '').padEnd(2, '0'))
  const isOwed = (found[1] ?? '') + (found[2] ?? '') === '-'
  if (!Number.isSafeInteger(centavos)) return null
  return isOwed && centavos > 0 ? -centavos : centavos
}

/** Reads '12', '12.0' and '1,200' as a whole number; null for other texts. */
export function readWhole(text: string): number | null {
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.0+)?$/.exec(text.trim())
  if (!found) return null
  const whole = Number((found[2] ?? '').replaceAll(',', ''))
  return found[1] === '-' && whole > 0 ? -whole : whole
}
