import { asksForAmount, governor, roleOf } from './number-role.ts'
import type { Reader } from './reader.ts'
import { CUT, tokensOf } from './sounds.ts'
import { readSpokenAmount, splitNumberWords } from './spoken-amount.ts'
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

const articles = ['un', 'una', 'uno']

export function readNumbers(tokens: readonly string[], reader: Reader): NumbersSaid {
  const words: string[] = []
  const amounts: number[] = []
  const hasMovement = tokens.some((_, at) => asksForAmount(tokens, at, reader))
  let term: SpokenTerm | null = null
  let lastEnd = Number.NaN
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const time = readTime(tokens, at, reader)
    const found = time ? null : readSpokenAmount(tokens, at)
    const isArticle = found?.end === at + 1 && articles.includes(token)
    // A copy, because the reader keeps the sounds of a list.
    const before = [...words]
    if (time) {
      if (isTerm({ tokens, at, end: time.end, unit: time.term.unit, words: before, hasMovement, reader }))
        term = time.term
      // "Tengo 2 años" is not a term.
      if (reader.isBeside('elapsed', before, before.length - 1)) words.pop()
      at = time.end
    } else if (found && !isArticle) {
      const isJoined = joining.has(tokens[at - 1] ?? '')
      const isSecond = at === lastEnd || (isJoined && at - 1 === lastEnd)
      const role = roleOf({ tokens, at, found, words: before, isSecond, hasMovement, reader })
      at = found.end
      if (role === 'other') {
        const named = skipNamed(tokens, at, before, reader)
        if (named.isLeadPart) words.pop()
        at = named.end
      } else {
        amounts.push(role === 'amount' ? found.centavos : Number.NaN)
        lastEnd = at
      }
    } else {
      // "1/2", "3:30" and "15-12" are no amount.
      words.push(/\d[/:-]\d/.test(token) ? '#' : token)
      at++
      continue
    }
    words.push('#')
  }
  const [amount = null] = amounts
  return {
    words: words.filter((word) => word !== CUT && word !== '%'),
    amount: amounts.length === 1 && Number.isInteger(amount) ? amount : null,
    term,
  }
}

/** Words between two numbers, one of which is the amount. */
const joining: ReadonlySet<string> = new Set(['o', 'u', 'y', 'a', 'or', 'and', 'to', CUT])

/**
 * Skips a number that is no amount: "10 por ciento", "tengo 2 hijos", "nómina 4471".
 * @returns position after the number and its noun or "por ciento", and whether the word before belongs to it
 */
function skipNamed(
  tokens: readonly string[],
  at: number,
  words: readonly string[],
  reader: Reader,
): { end: number; isLeadPart: boolean } {
  const last = words.length - 1
  if (reader.isBeside('percent', tokens, at))
    return { end: at + (/^p[oe]r$/.test(tokens[at] ?? '') ? 2 : 1), isLeadPart: false }
  if (reader.isBeside('named', words, last)) return { end: at, isLeadPart: true }
  const isNextStrange =
    at < tokens.length && tokens[at] !== CUT && reader.read(tokens, at).concept === undefined
  const isOwned = isNextStrange && reader.isBeside('owned', words, last)
  return { end: isOwned ? at + 1 : at, isLeadPart: isOwned }
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
    !articles.includes(tokens[at] ?? '') && (at === 0 || reader.isBeside('spread', tokens, at - 1))
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

interface TimePlace {
  tokens: readonly string[]
  at: number
  end: number
  unit: SpokenTerm['unit']
  words: readonly string[]
  hasMovement: boolean
  reader: Reader
}

/** Returns whether a time is a term, not an age or a time at work: "a 6 meses", but "mi hijo de 2 años". */
function isTerm({ tokens, at, end, unit, words, hasMovement, reader }: TimePlace): boolean {
  const last = words.length - 1
  if ([last, last - 1].some((each) => reader.isBeside('elapsed', words, each))) return false
  const { kind } = governor(words, reader)
  if (kind === 'owned') return false
  if (!hasMovement) return true
  const isSpread = reader.isBeside('spread', words, last)
  const isWide = unit === 'months' || unit === 'years'
  const next = tokens[end] === 'de' || tokens[end] === 'of' ? end + 1 : end
  const isNextStrange = next < tokens.length && reader.read(tokens, next).concept === undefined
  if (kind === 'none') {
    // "En 6 meses me caso" is a time to come.
    if (isSpread) return tokens[at - 1] === 'a' || !isWide
    return (
      end >= tokens.length || readSpokenAmount(tokens, end) !== null || asksForAmount(tokens, next, reader)
    )
  }
  return kind === 'movement' ? isSpread || !isNextStrange : isSpread || words[last] === '#'
}
