/** Money is integer centavos everywhere in code; decimals exist only on the wire and on paper (decision 6). */

/** Made with the first amount: on a phone that just started its language data cost a twelfth of a second. */
let pesos: Intl.NumberFormat | undefined

/** 123450 → "$1,234.50", -2000 → "-$20.00" (BR-34, spec 001 §9): on the wire, on paper and in every file. */
export function formatMoney(centavos: number): string {
  pesos ??= new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', minimumFractionDigits: 2 })
  const text = pesos.format(Math.abs(centavos) / 100)
  return centavos < 0 ? `-${text}` : text
}

/** The same for the screen alone, with the identity's true minus; what is copied from it has the plain one again. */
export function moneyOnScreen(centavos: number): string {
  return formatMoney(centavos).replace('-', TRUE_MINUS)
}

const TRUE_MINUS = '−'

/** Text of the screen as it is copied, sent or kept in a file. */
export function withPlainMinus(text: string): string {
  return text.replaceAll(TRUE_MINUS, '-')
}

/** 123450 → "1234.50", the wire's and the database's decimal text. */
export function toDecimal(centavos: number): string {
  const sign = centavos < 0 ? '-' : ''
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * "1234.5", "1234.50" or 1234.5 → 123450. Rounds half away from zero past the second decimal.
 * @throws RangeError when the text is not a plain decimal number, or its centavos are no safe integer.
 */
export function toCentavos(decimal: string | number): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal).trim())
  if (!match) throw new RangeError(`not an amount: ${decimal}`)
  const [, sign, whole = '0', fraction = ''] = match
  const padded = `${fraction}000`.slice(0, 3)
  const cents = Number(whole) * 100 + Math.round(Number(padded) / 10)
  if (!Number.isSafeInteger(cents)) throw new RangeError('amount too large')
  return sign && cents !== 0 ? -cents : cents
}
