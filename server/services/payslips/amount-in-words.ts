const upTo29 = (
  'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE ' +
  'DIECIOCHO DIECINUEVE VEINTE VEINTIUNO VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE ' +
  'VEINTIOCHO VEINTINUEVE'
).split(' ')
const tens = 'X X X TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA'.split(' ')
const hundreds =
  'X CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(
    ' ',
  )

/** 0 … 999. */
function belowThousand(value: number): string {
  if (value < 30) return upTo29[value] ?? ''
  if (value < 100) {
    const rest = value % 10
    return `${tens[Math.floor(value / 10)]}${rest > 0 ? ` Y ${upTo29[rest]}` : ''}`
  }
  if (value === 100) return 'CIEN'
  const rest = value % 100
  return `${hundreds[Math.floor(value / 100)]}${rest > 0 ? ` ${belowThousand(rest)}` : ''}`
}

/** Before a noun UNO loses its end: VEINTIÚN MIL, UN PESO, TREINTA Y UN PESOS. */
function beforeNoun(words: string): string {
  return words.replace(/VEINTIUNO$/, 'VEINTIÚN').replace(/UNO$/, 'UN')
}

/** 0 … 999,999. */
function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000)
  const rest = value % 1000
  if (thousands === 0) return belowThousand(rest)
  const head = thousands === 1 ? 'MIL' : `${beforeNoun(belowThousand(thousands))} MIL`
  return rest > 0 ? `${head} ${belowThousand(rest)}` : head
}

/**
 * 241166 → "DOS MIL CUATROCIENTOS ONCE PESOS 66/100 M.N.", as cheques and payslips write it.
 * @throws RangeError below zero and from a million millions of pesos on
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
  if (pesos === 1) return 'UN PESO'
  const millions = Math.floor(pesos / 1_000_000)
  const rest = pesos % 1_000_000
  if (millions === 0) return `${beforeNoun(belowMillion(rest))} PESOS`
  const head = millions === 1 ? 'UN MILLÓN' : `${beforeNoun(belowMillion(millions))} MILLONES`
  return rest === 0 ? `${head} DE PESOS` : `${head} ${beforeNoun(belowMillion(rest))} PESOS`
}
