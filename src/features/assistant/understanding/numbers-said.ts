import type { Reader } from './lexicon.ts'
import { soundOf, tokensOf } from './sounds.ts'
import { readSpokenAmount, type SpokenAmount, splitNumberWords } from './spoken-amount.ts'
import { slippedTermUnit, type SpokenTerm, termUnit } from './spoken-term.ts'

/** Abbreviations common on a phone. */
const shortened: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  x: 'por',
  d: 'de',
  xq: 'porque',
  pq: 'porque',
  xk: 'porque',
  pk: 'porque',
  porq: 'porque',
  pork: 'porque',
  pa: 'para',
  pal: 'para',
  qro: 'quiero',
}

/** Splits Spanish text into tokens; expands abbreviations and splits joined number words. */
export function spanishTokens(text: string): string[] {
  return tokensOf(text).flatMap((token) => splitNumberWords(shortened[token] ?? token))
}

export interface NumbersSaid {
  /** Remaining words; "#" replaces each number. */
  words: readonly string[]
  /** Centavos; null when no single amount is certain. */
  amount: number | null
  term: SpokenTerm | null
}

const soundsIn = (list: string) => new Set(list.split(' ').map(soundOf))
/** Words before a number that is a name, not an amount: "el 15", "turno 2", "soy el 100102". */
const naming = soundsIn('numero num soy empleado nomina')
const namingSmall = soundsIn('dia el las turno linea semana quincena planta area maquina nave')
const MOST_SMALL = 5200
/** Words before a past or repeated period: "hace 2 años", "cada 15 dias". */
const elapsed = soundsIn('hace llevo tengo desde cada ago every for')

/** Words before a number of payments that is a term. */
const spread = soundsIn('a en con por in')

const articles = ['un', 'una', 'uno']

export function readNumbers(tokens: readonly string[], reader: Reader): NumbersSaid {
  const words: string[] = []
  const amounts: number[] = []
  let term: SpokenTerm | null = null
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const before = [tokens[at - 1], tokens[at - 2]].map((each) => soundOf(each ?? ''))
    const time = readTime(tokens, at, reader)
    const found = time ? null : readSpokenAmount(tokens, at)
    const isArticle = found?.end === at + 1 && articles.includes(token)
    if (time) {
      // "Tengo 2 años" is not a term.
      if (elapsed.has(before[0] ?? '')) words.pop()
      else term = time.term
      at = time.end
    } else if (found && !isArticle) {
      if (!isName(before, found)) amounts.push(isSure(found, tokens, reader) ? found.centavos : Number.NaN)
      at = found.end
    } else {
      words.push(token)
      at++
      continue
    }
    words.push('#')
  }
  const [amount = null] = amounts
  return { words, amount: amounts.length === 1 && Number.isInteger(amount) ? amount : null, term }
}

/** Reads a term: "6 meses", "medio año", "un año y medio". */
function readTime(
  tokens: readonly string[],
  at: number,
  reader: Reader,
): { term: SpokenTerm; end: number } | null {
  if (tokens[at] === 'medio' && termUnit(tokens[at + 1]) === 'years') {
    return { term: { count: 6, unit: 'months' }, end: at + 2 }
  }
  const found = readSpokenAmount(tokens, at)
  if (found === null || found.isMoney || found.centavos % 100 !== 0) return null
  const unit = unitAt(tokens, found.end, reader)
  // "Adelantar dos pagos" gives a quantity; "a 12 pagos" gives a term.
  const isSpread =
    !articles.includes(tokens[at] ?? '') && (at === 0 || spread.has(soundOf(tokens[at - 1] ?? '')))
  if (unit === null || (unit === 'payments' && !isSpread)) return null
  const count = found.centavos / 100
  const end = found.end + 1
  if (unit === 'years' && tokens[end] === 'y' && tokens[end + 1] === 'medio') {
    return { term: { count: count * 12 + 6, unit: 'months' }, end: end + 2 }
  }
  return { term: { count, unit }, end }
}

function unitAt(tokens: readonly string[], at: number, reader: Reader): SpokenTerm['unit'] | null {
  const token = tokens[at]
  if (token === undefined) return null
  const isIdea = Boolean(reader.read(tokens, at).concept)
  return termUnit(token) ?? (isIdea ? null : slippedTermUnit(token))
}

function isName(
  [before = '', earlier = '']: readonly string[],
  { centavos, isMoney }: SpokenAmount,
): boolean {
  if (isMoney) return false
  return naming.has(before) || naming.has(earlier) || (namingSmall.has(before) && centavos <= MOST_SMALL)
}

/**
 * Returns whether an amount is certain. An unknown next word may belong to it or be the counted thing: "dos mil
 * y pico", "3 hijos".
 */
function isSure(
  { end, isMoney, centavos }: SpokenAmount,
  tokens: readonly string[],
  reader: Reader,
): boolean {
  const isJoined = ['y', 'con'].includes(tokens[end] ?? '')
  const next = isJoined ? end + 1 : end
  if (next >= tokens.length || (isMoney && !isJoined)) return true
  const { concept } = reader.read(tokens, next)
  const isOfFew = concept === 'loan' || concept === 'vacancy' || concept === 'pay'
  const isCounted = !isMoney && centavos < 10_000 && isOfFew
  return concept !== undefined && concept !== 'much' && !isCounted
}
