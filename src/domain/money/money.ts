/** Money is integer centavos in all code; only the API, the database and texts for people have decimals. */

/** Created at first use, because creating it is slow on a phone. */
let pesos: Intl.NumberFormat | undefined

/** Formats 123450 as "$1,234.50" and -2000 as "-$20.00" (BR-34, spec 001 §9), for the API, paper and files. */
export function formatMoney(centavos: number): string {
  pesos ??= new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', minimumFractionDigits: 2 })
  const text = pesos.format(Math.abs(centavos) / 100)
  return centavos < 0 ? `-${text}` : text
}

/** Formats for the screen only, with the minus sign U+2212; withPlainMinus reverses it in copied text. */
export function moneyOnScreen(centavos: number): string {
  return formatMoney(centavos).replace('-', MINUS_SIGN)
}

const MINUS_SIGN = '−'

export function withPlainMinus(text: string): string {
  return text.replaceAll(MINUS_SIGN, '-')
}

export function toDecimal(centavos: number): string {
  const sign = centavos < 0 ? '-' : ''
  const digits = String(Math.abs(centavos)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Converts "1234.5", "1234.50" or 1234.5 to 123450. Further decimals round half away from zero.
 * @throws RangeError if the text is no plain decimal number, or its centavos are no safe integer
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
