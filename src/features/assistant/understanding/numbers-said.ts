import { soundOf } from '#domain/text/sound-of.ts'
import type { Concept } from './lexicon.ts'
import { asksForAmount, governor, roleOf } from './number-role.ts'
import type { Reader } from './reader.ts'
import { CUT, tokensOf } from './sounds.ts'
import { spelled } from './spelling.ts'
import { isScale, readSpokenAmount, splitNumberWords } from './spoken-amount.ts'
import { paymentKind, slippedTermUnit, type SpokenTerm, termUnit } from './spoken-term.ts'
import { isConsonant, isDifference, isOfMoney } from './unclear-numbers.ts'

const shortened: Readonly<Record<string, string>> = {
  i: 'y',
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
  tngo: 'tengo',
  xfa: 'por favor',
  xfavor: 'por favor',
  kda: 'queda',
  qda: 'queda',
  kdan: 'quedan',
  qdan: 'quedan',
  ami: 'a mi',
  demi: 'de mi',
  oie: 'oye',
}

/** Verbs after "para de", which then means "stop": "para de descontarme el ahorro". */
const STOPPABLE = /^(?:descont|quit|kit|a?h?orr|cobr|rebaj|sac)[a-z]*r(?:me|nos|le)?$/

export function spanishTokens(text: string): string[] {
  const said = joinNumbers(tokensOf(text).map(spelled))
  const tokens = said.map((token, at) =>
    /^(?:par[ae]n?|parenle)$/.test(token) && said[at + 1] === 'de' && STOPPABLE.test(said[at + 2] ?? '')
      ? 'dejen'
      : token,
  )
  return tokens.flatMap((token, at) => {
    const words = (shortened[token] ?? token).split(' ').flatMap(splitNumberWords)
    if (!isLoneLetter(tokens, at) || !(token in shortened)) return words
    // The last letter is no word: "un préstamo de 10 k".
    return (tokens[at + 1] ?? CUT) === CUT ? [token] : [token, ...words]
  })
}

const hundreds: Readonly<Record<string, string>> = {
  dos: 'doscientos',
  tres: 'trescientos',
  cuatro: 'cuatrocientos',
  cinco: 'quinientos',
  seis: 'seiscientos',
  siete: 'setecientos',
  ocho: 'ochocientos',
  nueve: 'novecientos',
}
const hundredDigits = Object.values(hundreds)
const CIENTOS = soundOf('cientos')

/** Joins the parts of one number ("2 000", "dos cientos"). Replaces the comma of "2,5 mil" with a point. */
function joinNumbers(tokens: readonly string[]): string[] {
  const joined: string[] = []
  for (const [at, token] of tokens.entries()) {
    const before = joined.at(-1) ?? ''
    const hundred =
      soundOf(token) === CIENTOS ? (hundreds[before] ?? hundredDigits[Number(before) - 2]) : undefined
    const isDecimal = /^\$?\d+,\d\d?$/.test(token) && isScale(tokens[at + 1])
    if (token === '000' && /^\$?[1-9]\d{0,2}$/.test(before)) joined.splice(-1, 1, before + token)
    else if (hundred !== undefined) joined.splice(-1, 1, hundred)
    else joined.push(isDecimal ? token.replace(',', '.') : token)
  }
  return joined
}

/** In centavos. After this number or a larger one, "k" or "q" before another word means "que": "los 3000 q pedi". */
const SURE_NUMBER = 100_000

/** True when the letter may be a unit after a number: "presten 3 k", "12 d". */
function isLoneLetter(tokens: readonly string[], at: number): boolean {
  const token = tokens[at] ?? ''
  const number = isConsonant(token) ? readSpokenAmount(tokens.slice(0, at), at - 1) : null
  if (number === null) return false
  const isLast = (tokens[at + 1] ?? CUT) === CUT
  return isLast || (!/^[dx]$/.test(token) && number.centavos < SURE_NUMBER)
}

export interface NumbersSaid {
  words: readonly string[]
  /** In centavos; null unless the sentence has exactly one certain amount. */
  amount: number | null
  hasNumber: boolean
  hasTerm: boolean
  isDifference: boolean
  /** True when the only amount is named as money: "4 mil pesos", "$500". */
  isMoney: boolean
  term: SpokenTerm | null
}

const articles = ['un', 'una', 'uno']

export function readNumbers(tokens: readonly string[], reader: Reader): NumbersSaid {
  const words: string[] = []
  const amounts: number[] = []
  const hasMovement = tokens.some((_, at) => asksForAmount(tokens, at, reader))
  const terms: (SpokenTerm | null)[] = []
  let isStep = false
  let isMoney = false
  let lastEnd = Number.NaN
  let lastTimeEnd = Number.NaN
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? ''
    const time = readTime(tokens, at, reader)
    const found = time ? null : readSpokenAmount(tokens.slice(0, countStart(tokens, at, reader)), at)
    const isArticle = found?.end === at + 1 && articles.includes(token)
    // Copied, because the reader caches the sounds of each list and the list changes later.
    const before = [...words]
    if (time) {
      if (isTerm({ tokens, at, end: time.end, unit: time.term.unit, words: before, hasMovement, reader }))
        terms.push(time.term)
      // "A un año o año y medio" names two terms.
      const hasOther = isOr.test(tokens[time.end] ?? '') && unitAt(tokens, time.end + 1, reader) !== null
      if (hasOther) terms.push(null)
      lastTimeEnd = time.end
      // Drops "tengo" from "tengo 2 años", because the word belongs to the time. "Hace" stays: it marks the past.
      if (reader.isBeside('elapsed', before, before.length - 1) && before.at(-1) !== 'hace') words.pop()
      if (isPaidAhead(tokens, at, reader)) words.push('pagos')
      at = time.end
    } else if (found && isCountOfTerm({ tokens, at, found, lastTimeEnd, reader })) {
      // "A 6 o 12 meses" names two terms.
      terms.push(null)
      at = found.end
    } else if (found && !isArticle) {
      const isBare = isBareTerm({ tokens, at, found, words: before, last: amounts.at(-1), reader })
      const isJoined = joining.has(tokens[at - 1] ?? '')
      const isSecond = at === lastEnd || (isJoined && at - 1 === lastEnd)
      const start = at
      const place = { tokens, at, found, words: before, isSecond, hasMovement, reader }
      const role = isBare ? 'other' : roleOf(place)
      at = found.end
      if (role === 'other') {
        const named = skipNamed(tokens, at, before, reader)
        if (named.isLeadPart) words.pop()
        at = named.end
      } else {
        amounts.push(role === 'amount' ? found.centavos : Number.NaN)
        isMoney ||= isOfMoney(place)
        isStep ||= isDifference({ tokens, at: start, found, reader })
        lastEnd = at
      }
    } else {
      // "1/2", "3:30" and "15-12" are no amounts. The value of "1.500" depends on the country, so the amount is
      // uncertain.
      const isUnread = UNREAD.test(token) || MIXED.test(token)
      if (isUnread) amounts.push(Number.NaN)
      words.push(isUnread || /\d[/:-]\d/.test(token) ? '#' : token)
      at++
      continue
    }
    words.push('#')
  }
  const [amount = null] = amounts
  const isCertain = amounts.length === 1 && Number.isInteger(amount)
  return {
    words: words.filter((word) => word !== CUT && word !== '%'),
    amount: isCertain ? amount : null,
    isMoney: isCertain && isMoney,
    hasNumber: amounts.length > 0,
    hasTerm: terms.length > 0,
    isDifference: isStep,
    term: terms.length === 1 ? (terms[0] ?? null) : null,
  }
}

const UNREAD = /^-?\$?\d+(?:[.,]\d+)+\$?$/
/** Matches digits and a letter: "l500" may be 500 or 1500. */
const MIXED = /\d[a-z]|[a-z]\d/

const joining: ReadonlySet<string> = new Set(['o', 'u', 'y', 'a', 'or', 'and', 'to', CUT])

/**
 * Skips a number that is not an amount: "10 por ciento", "tengo 2 hijos".
 * @returns the next position, and whether the word before belongs to the number
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

const isOr = /^(?:o|u|or)$/

/** In centavos: 104. A larger number is no term, because two years have 104 weeks. */
const MOST_TERM = 10_400

/** Returns the place where a time begins after an amount: "2 mil 12 quincenas", "mil quinientos seis meses". */
function countStart(tokens: readonly string[], at: number, reader: Reader): number | undefined {
  const found = readSpokenAmount(tokens, at)
  if (found === null || found.centavos <= MOST_TERM) return
  const isBeforeTime = isOr.test(tokens[found.end] ?? '') && readTime(tokens, found.end + 1, reader) !== null
  if (!isBeforeTime && unitAt(tokens, found.end, reader) === null) return
  for (let start = at + 1; start < found.end; start++) {
    const count = readSpokenAmount(tokens, start)
    const isCount = count?.end === found.end && count.centavos <= MOST_TERM
    if (isCount && readSpokenAmount(tokens.slice(0, start), at)?.end === start) return start
  }
  return
}

interface BarePlace {
  tokens: readonly string[]
  at: number
  found: { centavos: number }
  words: readonly string[]
  /** Previous amount in centavos. */
  last: number | undefined
  reader: Reader
}

/** True when the number counts payments without naming a unit: "préstamo de 3000 a 12". */
function isBareTerm({ tokens, at, found, words, last = 0, reader }: BarePlace): boolean {
  if (found.centavos > MOST_TERM || found.centavos >= last) return false
  // "Préstamo de 2000 para pagar en 3" counts payments.
  if (tokens[at - 1] === 'en' && /^pagar(?:l[oa]s?)?$/.test(tokens[at - 2] ?? ''))
    return words.some((_, place) => reader.read(words, place).concept === 'loan')
  return tokens[at - 1] === 'a' && governor(words, reader).concept === 'loan'
}

interface CountPlace {
  tokens: readonly string[]
  at: number
  found: { end: number; centavos: number }
  lastTimeEnd: number
  reader: Reader
}

/** True when the number is one of two terms: "6 o 12 meses", "6 meses o 12", "dos tres meses". */
function isCountOfTerm({ tokens, at, found, lastTimeEnd, reader }: CountPlace): boolean {
  if (found.centavos > MOST_TERM) return false
  if (isOr.test(tokens[at - 1] ?? '') && at - 1 === lastTimeEnd) return true
  const beside = readTime(tokens, found.end, reader)?.term.count ?? 0
  if (found.centavos / 100 < beside) return true
  const isJoint = /^(?:o|u|y|or|and)$/.test(tokens[found.end] ?? '')
  return isJoint && readTime(tokens, found.end + 1, reader) !== null
}

/**
 * True when payments are made early: "adelantar 3 quincenas". "Me pueden adelantar 2 quincenas" asks for money and is
 * false.
 */
function isPaidAhead(tokens: readonly string[], at: number, reader: Reader): boolean {
  if (reader.read(tokens, at - 1).concept !== 'advance' || !/ar(?:le)?$/.test(tokens[at - 1] ?? ''))
    return false
  return !tokens.slice(Math.max(0, at - 4), at).some((word) => /^(?:me|nos)$/.test(word))
}

/** Verbs before a time that is paid and is no term: "adelantar 3 quincenas", "debo 2 meses". */
const paidAhead: ReadonlySet<Concept> = new Set(['advance', 'part', 'pay', 'owe', 'lack'])

function readTime(
  tokens: readonly string[],
  at: number,
  reader: Reader,
): { term: SpokenTerm; end: number } | null {
  if (/^(?:medio|1\/2)$/.test(tokens[at] ?? '') && termUnit(tokens[at + 1]) === 'years') {
    return { term: { count: 6, unit: 'months' }, end: at + 2 }
  }
  const found = countStart(tokens, at, reader) === undefined ? readSpokenAmount(tokens, at) : null
  if (found === null || found.isMoney || found.centavos % 100 !== 0) return null
  const unit = unitAt(tokens, found.end, reader)
  // "Adelantar dos pagos" names a quantity.
  const isSpread =
    !articles.includes(tokens[at] ?? '') &&
    (at === 0 || reader.isBeside('spread', tokens, at - 1) || readSpokenAmount(tokens, at - 1) !== null)
  if (unit === null || (unit === 'payments' && !isSpread)) return null
  const count = found.centavos / 100
  const end = found.end + 1
  const kind = unit === 'payments' ? paymentKind(tokens, end) : null
  if (kind) return { term: { count, unit: kind.unit }, end: kind.end }
  if (unit !== 'payments' && isAndHalf(tokens, end)) {
    const half =
      unit === 'years' ? { count: count * 12 + 6, unit: 'months' as const } : { count: count + 0.5, unit }
    return { term: half, end: end + 2 }
  }
  if (unit === 'years') {
    const rest = readTime(tokens, /^(?:y|con|and)$/.test(tokens[end] ?? '') ? end + 1 : end, reader)
    if (rest?.term.unit === 'months') {
      return { term: { count: count * 12 + rest.term.count, unit: 'months' }, end: rest.end }
    }
  }
  return { term: { count, unit }, end }
}

function isAndHalf(tokens: readonly string[], at: number): boolean {
  return tokens[at] === 'y' && /^medi[oa]$/.test(tokens[at + 1] ?? '')
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

/** True when the time is a term ("a 6 meses"), not an age or a time at work ("mi hijo de 2 años"). */
function isTerm({ tokens, at, end, unit, words, hasMovement, reader }: TimePlace): boolean {
  const last = words.length - 1
  if ([last, last - 1].some((each) => reader.isBeside('elapsed', words, each))) return false
  const { kind } = governor(words, reader)
  if (kind === 'owned') return false
  const { concept } = reader.read(tokens, at - 1)
  if (concept && paidAhead.has(concept) && !/os?$/.test(tokens[at - 1] ?? '')) return false
  if (!hasMovement) return true
  const isSpread = reader.isBeside('spread', words, last)
  const isWide = unit === 'months' || unit === 'years'
  const next = tokens[end] === 'de' || tokens[end] === 'of' ? end + 1 : end
  const isNextStrange = next < tokens.length && reader.read(tokens, next).concept === undefined
  if (kind === 'none') {
    if (isSpread) return tokens[at - 1] === 'a' || !isWide
    return (
      end >= tokens.length || readSpokenAmount(tokens, end) !== null || asksForAmount(tokens, next, reader)
    )
  }
  return kind === 'movement' ? isSpread || !isNextStrange : isSpread || words[last] === '#'
}
