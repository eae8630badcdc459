const upTo29 = (
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete ' +
  'dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete ' +
  'veintiocho veintinueve'
).split(' ')
const tens = 'x x x treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  'x ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  )

function belowThousand(value: number): string {
  if (value < 30) return upTo29[value] ?? ''
  if (value < 100) {
    const rest = value % 10
    return `${tens[Math.floor(value / 10)]}${rest > 0 ? ` y ${upTo29[rest]}` : ''}`
  }
  if (value === 100) return 'cien'
  const rest = value % 100
  return `${hundreds[Math.floor(value / 100)]}${rest > 0 ? ` ${belowThousand(rest)}` : ''}`
}

/** Shortens a final "uno" before a noun: veintiún mil, un peso, treinta y un pesos. */
function beforeNoun(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un')
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  if (thousands === 0) return belowThousand(rest)
  const head = thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands))} mil`
  return rest > 0 ? `${head} ${belowThousand(rest)}` : head
}

/**
 * Writes an amount as cheques and payslips do: 241166 → "dos mil cuatrocientos once pesos 66/100 M.N.".
 * @throws RangeError below zero, for a fraction of a centavo, and from 10^12 pesos on
 */
export function amountInWords(centavos: number): string {
  const pesos = Math.floor(centavos / 100)
  if (!Number.isSafeInteger(centavos) || centavos < 0 || pesos >= 1_000_000_000_000) {
    throw new RangeError('amount out of range')
  }
  const cents = String(centavos % 100).padStart(2, '0')
  return `${pesosInWords(pesos)} ${cents}/100 M.N.`
}

function pesosInWords(pesos: number): string {
  if (pesos === 1) return 'un peso'
  const millions = Math.floor(pesos / 1_000_000)
  const rest = pesos % 1_000_000
  if (millions === 0) return `${beforeNoun(belowMillion(rest))} pesos`
  const head = millions === 1 ? 'un millón' : `${beforeNoun(belowMillion(millions))} millones`
  return rest === 0 ? `${head} de pesos` : `${head} ${beforeNoun(belowMillion(rest))} pesos`
}
