import { soundOf } from '#domain/text/sound-of.ts'
import { isWeeklyLoan } from '#domain/savings/loan.ts'
import { CUT, isSlipOf, slipsBetween } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'

export interface SpokenTerm {
  count: number
  unit: 'payments' | 'fortnights' | 'weeks' | 'months' | 'years'
}

const units: Readonly<Record<SpokenTerm['unit'], string>> = {
  payments: 'pago pagos plazos abonos nominas descuentos parcialidades exhibiciones',
  fortnights: 'quincena quincenas quincenitas qna qnas',
  weeks: 'semana semanas semanitas sem',
  months: 'mes meses mesesitos mensualidad mensualidades',
  years: 'ano anos',
}
const bySound = new Map(
  Object.entries(units).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [soundOf(word), unit as SpokenTerm['unit']] as const),
  ),
)

/** Returns the unit of time with the word's sound, else null. */
export function termUnit(token: string | undefined): SpokenTerm['unit'] | null {
  return bySound.get(soundOf(token ?? '')) ?? null
}

/** Words that resemble a unit but have another meaning: "300 quincenal", "a 2 pasos". */
const LIKE_UNITS = new Set(
  'quincenal quincenales quinceno quincenos quinces semanal semanales serrana serranas mieses maeses pasos'
    .split(' ')
    .map(soundOf),
)
/** Minimum length of a unit that tolerates a changed letter. Shorter units resemble other words: "mesas", "patos". */
const LONG_UNIT = 7

/** Returns the misspelled unit of time; null when the word has another meaning. */
export function slippedTermUnit(token: string): SpokenTerm['unit'] | null {
  const sound = soundOf(token)
  if (LIKE_UNITS.has(sound)) return null
  return [...bySound].find(([wanted]) => isSlipOfUnit(wanted, sound))?.[1] ?? null
}

/** Accepts missing, added and swapped letters. */
function isSlipOfUnit(wanted: string, sound: string): boolean {
  if (!isSlipOf(wanted, sound)) return false
  const slips = slipsBetween(wanted, sound)
  const added = Math.abs(wanted.length - sound.length)
  if (added > 0) return slips === added || (added === 1 && wanted.length >= LONG_UNIT)
  const lettersOf = (word: string) => word.split('').sort().join('')
  return lettersOf(wanted) === lettersOf(sound) || (wanted.length >= LONG_UNIT && slips === 1)
}

/** Converts a term to a number of payments. A year has 52 weekly or 24 fortnightly payments, by pay group. */
export function paymentsOf({ count, unit }: SpokenTerm, payGroup: number): number | null {
  const perYear = isWeeklyLoan(payGroup) ? 52 : 24
  const payments: Record<SpokenTerm['unit'], number> = {
    payments: count,
    fortnights: perYear === 24 ? count : Number.NaN,
    weeks: perYear === 52 ? count : Number.NaN,
    months: (count * perYear) / 12,
    years: count * perYear,
  }
  const found = payments[unit]
  return Number.isInteger(found) ? found : null
}

const BEFORE_COUNT =
  /^(?:pues|mejor|en|a|con|por|como|unas|unos|las|los|que|sean?|serian?|son|in|at|over|about)$/

/** Returns the number of a short answer: 6 in "en 6" or "mejor en seis". Null with any other word. */
export function countAlone(tokens: readonly string[]): number | null {
  const words = tokens.filter((token) => token !== CUT)
  const start = words.findIndex((word) => !BEFORE_COUNT.test(word))
  const found = start < 0 ? null : readSpokenAmount(words, start)
  if (found === null || found.isMoney || found.end !== words.length) return null
  return Number.isInteger(found.centavos / 100) ? found.centavos / 100 : null
}

/** Returns the unit in the words after "pagos": "mensuales", "de nómina". `end` is the place after the unit. */
export function paymentKind(
  tokens: readonly string[],
  at: number,
): { unit: SpokenTerm['unit']; end: number } | null {
  const sound = soundOf(tokens[at] ?? '')
  if (sound.startsWith('mensual')) return { unit: 'months', end: at + 1 }
  if (sound.startsWith('semanal')) return { unit: 'weeks', end: at + 1 }
  if (sound.startsWith('kinsenal')) return { unit: 'fortnights', end: at + 1 }
  const isOf =
    tokens[at] === 'de' && /^(?:nomina|raya|sueldo|kinsena|semana)s?$/.test(soundOf(tokens[at + 1] ?? ''))
  return isOf ? { unit: 'payments', end: at + 2 } : null
}
