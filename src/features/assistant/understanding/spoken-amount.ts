import { soundOf } from '#domain/text/sound-of.ts'
import { toCentavos } from '#domain/money/money.ts'
import { slipsBetween } from './sounds.ts'

/**
 * Reads amounts in digits and words: "1,500", "$2000.50", "2 mil 500", "mil quinientos pesos con cincuenta centavos".
 */

const small: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
}
const tens: Record<string, number> = {
  diez: 10,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const hundreds: Record<string, number> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  quinientitos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}
const scales: Record<string, number> = {
  mil: 1000,
  milito: 1000,
  milesito: 1000,
  milesitos: 1000,
  millon: 1_000_000,
  millones: 1_000_000,
}
const PESOS = 'peso pesos pesitos pesillos pesotes varo varos varitos varillos varotes bolas morlacos mxn'
  .split(' ')
  .map(soundOf)
const CENTAVOS = ['centavo', 'centavos', 'centavitos'].map(soundOf)
/** In centavos. From this number on, "mil quinientos cincuenta centavos" mixes pesos and centavos. */
const MOST_COINS = 10_000

const CIENTO = soundOf('ciento')
/** Minimum length of a word that tolerates a typo. Shorter words resemble too many others. */
const FEWEST_WITH_SLIP = 6
/** Minimum length of a number word that may be misspelled. */
const FEWEST_OF_LIKE = 3

const bySound = (table: Record<string, number>) =>
  new Map(Object.entries(table).map(([word, value]) => [soundOf(word), value]))
/** Everyday words that differ from a number by one typo: "cierto", "cuarto". */
const LIKE_NUMBERS = new Set(
  'cierto cierta siento siente sienta siendo cientos cuarto cuartos cuadro cuadros novena novenas cinico cinica cimento'
    .split(' ')
    .map(soundOf),
)

const words = {
  small: bySound(small),
  tens: bySound(tens),
  hundreds: bySound(hundreds),
  scales: bySound(scales),
}

export interface SpokenAmount {
  /** NaN for an unclear value, as in "mil quinientos cincuenta centavos". */
  centavos: number
  isMoney: boolean
  end: number
}

export function isScale(token: string | undefined): boolean {
  return scaleOf(token) !== undefined
}

/** Returns the amount that begins at `start`, else null. Ambiguous digits are no amount. */
export function readSpokenAmount(tokens: readonly string[], start: number): SpokenAmount | null {
  let centavos: number | null = null
  let end = start
  let isMoney = (tokens[start] ?? '').includes('$')
  for (let room = Number.POSITIVE_INFINITY; room > 1; ) {
    const scaleAlone: boolean = centavos === null && scaleOf(tokens[end]) !== undefined
    const part: Part | null = scaleAlone ? { centavos: 100, end } : readPart(tokens, end)
    if (part === null) break
    // "1500 mil gracias" means 1500 and thanks.
    const scale: number = (part.centavos < 100_000 && scaleOf(tokens[part.end])) || 1
    if (scale >= room || (centavos !== null && part.centavos >= room * 100)) break
    centavos = (centavos ?? 0) + part.centavos * scale
    end = scale > 1 ? part.end + 1 : part.end
    if (scale > 1 && tokens[end] === 'y' && tokens[end + 1] === 'medio') {
      centavos += scale * 50
      end += 2
      break
    }
    room = scale
  }
  if (centavos === null) return null
  if (PESOS.includes(soundOf(tokens[end] ?? ''))) {
    isMoney = true
    end++
    if (tokens[end] === 'y' && tokens[end + 1] === 'medio')
      return { centavos: centavos + 50, isMoney, end: end + 2 }
  }
  if (isCoins(tokens[end])) {
    const coins = centavos < MOST_COINS ? centavos / 100 : Number.NaN
    return { centavos: coins, isMoney: true, end: end + 1 }
  }
  const coins = readCoins(tokens, end)
  if (coins === null) return { centavos, isMoney, end }
  return { centavos: centavos + coins.centavos, isMoney: true, end: coins.end }
}

function isCoins(token = ''): boolean {
  return CENTAVOS.includes(soundOf(token))
}

interface Part {
  centavos: number
  end: number
}

/** Reads "con cincuenta centavos" and "y 50 centavos". */
function readCoins(tokens: readonly string[], start: number): Part | null {
  if (!['con', 'y'].includes(tokens[start] ?? '')) return null
  const part = readPart(tokens, start + 1)
  if (part === null || part.centavos >= MOST_COINS || !isCoins(tokens[part.end])) return null
  return { centavos: part.centavos / 100, end: part.end + 1 }
}

/** Reads digits, or number words below one thousand. Returns centavos. */
function readPart(tokens: readonly string[], start: number): Part | null {
  const token = tokens[start] ?? ''
  if (/\d/.test(token)) {
    const centavos = readDigits(token)
    return centavos === null ? null : { centavos, end: start + 1 }
  }
  let value = 0
  let end = start
  const hundred = take(words.hundreds, tokens[end])
  if (hundred !== undefined) {
    value += hundred
    end++
  }
  const ten = take(words.tens, tokens[end])
  if (ten !== undefined) {
    value += ten
    end++
    const isJoined = tokens[end] === 'y'
    const digit = /^[1-9]$/.test(tokens[end + 1] ?? '') ? Number(tokens[end + 1]) : undefined
    const unit = take(words.small, tokens[isJoined ? end + 1 : end]) ?? digit
    if (isJoined && unit !== undefined && unit < 10) {
      value += unit
      end += 2
    }
  } else {
    const rest = take(words.small, tokens[end])
    if (rest !== undefined) {
      value += rest
      end++
    }
  }
  // A single "ciento" is no number: "lo siento" sounds the same.
  const isAlone = end === start + 1 && soundOf(token) === CIENTO && scaleOf(tokens[end]) === undefined
  return end === start || isAlone ? null : { centavos: value * 100, end }
}

/** Returns the number with the same sound, or the only number one typo away. */
function take(table: ReadonlyMap<string, number>, token = ''): number | undefined {
  const sound = soundOf(token)
  const exact = table.get(sound)
  if (exact !== undefined || sound.length < FEWEST_WITH_SLIP || LIKE_NUMBERS.has(sound)) return exact
  const near = [...table].filter(([wanted]) => wanted[0] === sound[0] && slipsBetween(wanted, sound) === 1)
  return near.length === 1 ? near[0]?.[1] : undefined
}

/** True when the word may be a misspelled number: "mill", "miel", "sies". */
export function isLikeNumber(token: string): boolean {
  const sound = soundOf(token)
  const isNear = (wanted: string) =>
    wanted.length >= FEWEST_OF_LIKE &&
    wanted[0] === sound[0] &&
    [token, sound].some((each) => slipsBetween(wanted, each) === 1)
  return (
    sound.length >= FEWEST_OF_LIKE && Object.values(words).some((table) => [...table.keys()].some(isNear))
  )
}

/** Splits "dosmil", "milquinientos" and "milpesos". Other words stay whole. */
export function splitNumberWords(token: string): string[] {
  return numberWordsIn(token) ?? [token]
}

function numberWordsIn(token: string): string[] | null {
  if (isNumberWord(token)) return [token]
  for (let at = 3; at <= token.length - 3; at++) {
    if (!isNumberWord(token.slice(0, at))) continue
    const end = token.slice(at)
    const rest = PESOS.includes(soundOf(end)) ? [end] : numberWordsIn(end)
    if (rest !== null) return [token.slice(0, at), ...rest]
  }
  return null
}

function isNumberWord(token: string): boolean {
  const sound = soundOf(token)
  return Object.values(words).some((table) => table.has(sound))
}

/** Reads "1,500.5" and "1500.50". "1.500" and "1,50" return null, because their meaning depends on the country. */
function readDigits(token: string): number | null {
  const plain = token.replace('$', '')
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(plain)) return null
  return toCentavos(plain.replaceAll(',', ''))
}

function scaleOf(token: string | undefined): number | undefined {
  return words.scales.get(soundOf(token ?? ''))
}
