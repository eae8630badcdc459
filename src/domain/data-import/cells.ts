/** Digits, perhaps with commas or blanks between thousands, or the apostrophe that marks millions: 1'234,567. */
const DIGITS = String.raw`\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+|'\d{3}(?:[,']\d{3})*)|\d{1,12}`
const CURRENCY = String.raw`mxn|mxp|mx|mn|m\.n\.|pesos`
/** An amount with its sign before, behind or in brackets, as spreadsheets and accounting programs write it. */
const AMOUNT = new RegExp(
  String.raw`^(-|\()? ?(?:(?:${CURRENCY}) ?)?\$? ?(-)? ?(${DIGITS})?(?:\.(\d{0,2})0*)?(?: ?(?:${CURRENCY}))? ?(-|\))?$`,
  'i',
)
const WHOLE = new RegExp(String.raw`^(-)?(${DIGITS})(?:\.0*)?$`)
/** Zero in the accounting format of a spreadsheet: '$ -'. */
const DASH = /^\$ ?-$/

/**
 * Reads '1,234.50', '$ 1 234.5', '(12.30)', '12.30-' and '1234 MXN' as centavos; '$ -' is 0.
 * @returns null for other texts, and for ambiguous amounts ('1.234,50', '12,5')
 */
export function readPesos(text: string): number | null {
  const plain = plainNumber(text)
  if (DASH.test(plain)) return 0
  const found = AMOUNT.exec(plain)
  const [, before = '', inner = '', whole = '', decimals = '', after = ''] = found ?? []
  if (!found || whole + decimals === '') return null
  const isOwed = signOf(before, inner, after)
  const centavos = Number(digitsOf(whole)) * 100 + Number(decimals.padEnd(2, '0'))
  if (isOwed === null || !Number.isSafeInteger(centavos)) return null
  return isOwed && centavos > 0 ? -centavos : centavos
}

/** Returns whether an amount is negative; null for two signs, or half a pair of brackets. */
function signOf(before: string, inner: string, after: string): boolean | null {
  const signs = before + inner + after
  if (signs === '') return false
  return signs === '-' || signs === '()' ? true : null
}

/**
 * Returns a number with plain blanks, apostrophes and minus signs. Drops the apostrophe that marks a text cell.
 */
function plainNumber(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2019\u00b4`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'/, '')
}

const digitsOf = (text: string) => text.replace(/[, ']/g, '')

/** Reads '12', '12.0' and '1,200' as a whole number; null for other texts. */
export function readWhole(text: string): number | null {
  const found = WHOLE.exec(plainNumber(text))
  if (!found) return null
  const whole = Number(digitsOf(found[2] ?? ''))
  return found[1] === '-' && whole > 0 ? -whole : whole
}
