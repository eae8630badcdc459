import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { CUT } from './sounds.ts'
import { isScale, readSpokenAmount, type SpokenAmount } from './spoken-amount.ts'
import { hasAlternative, isUnclear } from './unclear-numbers.ts'
import { isRelative, isStrange, isTold, isWage } from './reported-parts.ts'

/** `other` is for example a date, an age, a count or a name. */
export type NumberRole = 'amount' | 'doubtful' | 'other'

export interface NumberPlace {
  tokens: readonly string[]
  at: number
  found: SpokenAmount
  /** Words before the number. "#" replaces each earlier number. */
  words: readonly string[]
  /** True directly after another possible amount, as in "500 o 600". */
  isSecond: boolean
  hasMovement: boolean
  reader: Reader
}

const asking: ReadonlySet<Concept> = new Set([
  'advance',
  'begin',
  'change',
  'deposit',
  'discount',
  'extra',
  'give',
  'join',
  'let',
  'put',
  'save',
  'settle',
  'takeoff',
  'withdraw',
])
/**
 * Ideas that ask for an amount ("un préstamo de 3000"), but not when the person has them ("tengo un préstamo de
 * 3000").
 */
const askingNouns: ReadonlySet<Concept> = new Set(['loan', 'money', 'part', 'pay', 'savings'])
/** Noun endings of these ideas. Verbs such as "préstame" and "pagar" always ask for an amount. */
const NOUN = /(?:os?|loans?|credit|ments?)$/
const verbOrNoun: ReadonlySet<Concept> = new Set(['loan', 'part', 'pay'])
/** Ideas that have a sum for each payday: "ahorrar 200 a la semana". */
const repeated: ReadonlySet<Concept> = new Set([
  'begin',
  'change',
  'discount',
  'join',
  'more',
  'put',
  'save',
  'savings',
  'takeoff',
])
const countable: ReadonlySet<Concept> = new Set([
  'loan',
  'movement',
  'part',
  'pay',
  'payslip',
  'vacancy',
  'withdraw',
])

/** In centavos, for the number 52. A larger number is no day or week, because a year has 52 weeks. */
const MOST_DATED = 5200
/** In centavos. A smaller number without a unit may count people, days or hours. */
const LEAST_PLAIN = 10_000
/** In centavos. Ages and employee numbers seldom are multiples. */
const ROUND = 5000
const THOUSAND = 100_000
/** In centavos. "Gracias" makes this amount and larger ones doubtful: "500 mil gracias" may be 500 and thanks. */
const MOST_THOUSANDS = 100 * THOUSAND

export function asksForAmount(tokens: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(tokens, at)
  if (concept && (asking.has(concept) || askingNouns.has(concept))) return true
  return reader.isBeside('wish', tokens, at)
}

export function roleOf(place: NumberPlace): NumberRole {
  const { tokens, found, isSecond, reader } = place
  if (isOther(place)) return 'other'
  const thanks = thanksRole(place)
  if (thanks !== null) return thanks
  if (hasAlternative(place) || isUnclear(place)) return 'doubtful'
  const isJoined = ['y', 'con'].includes(tokens[found.end] ?? '')
  const next = isJoined ? found.end + 1 : found.end
  const isNextKnown = next >= tokens.length || isKnown(tokens, next, reader)
  if (isSecond || isPrice(place)) return 'doubtful'
  if (found.isMoney) return !isJoined || isNextKnown ? 'amount' : 'doubtful'
  const before = lead(place)
  const isSaid = isNextKnown && isAsked(place, before)
  if (isSaid) return 'amount'
  return found.centavos < LEAST_PLAIN && before.kind !== 'movement' ? 'other' : 'doubtful'
}

/**
 * True when the number is a price, an owned sum, the sum of a paid loan or of a purpose: "la renta de 2000",
 * "préstamo 2000 gano".
 */
function isPrice({ tokens, at, found, reader }: NumberPlace): boolean {
  if (isOfPaidLoan(tokens, at, reader)) return true
  if (/^(?:de|en|of)$/.test(tokens[at - 1] ?? ''))
    return isStrange(tokens, at - 2, reader) || reader.read(tokens, at - 2).concept === 'owe'
  // "Un préstamo para pagarle 2000 a mi cuñado" asks for a loan. The 2000 is only its purpose.
  const paid = tokens.slice(0, at).findLastIndex((_, place) => reader.read(tokens, place).concept === 'pay')
  const isPurpose = /^(?:para|to)$/.test(tokens[paid - 1] ?? '')
  if (isPurpose && tokens.some((_, place) => place < paid && reader.read(tokens, place).concept === 'loan'))
    return true
  const { concept } = reader.read(tokens, at - 1)
  const isNoun = concept && askingNouns.has(concept) && NOUN.test(tokens[at - 1] ?? '')
  const after = found.end + 1
  const isLast = (tokens[after] ?? CUT) === CUT || reader.isBeside('spell', tokens, after)
  return Boolean(isNoun) && isLast && reader.isBeside('owned', tokens, found.end)
}

const paying: ReadonlySet<Concept> = new Set(['advance', 'extra', 'part', 'pay', 'settle'])

/** True when the number is the sum of the loan that is paid: "abonar a mi préstamo de 5000". */
function isOfPaidLoan(tokens: readonly string[], at: number, reader: Reader): boolean {
  const isOf = tokens[at - 1] === 'de' && reader.read(tokens, at - 2).concept === 'loan'
  if (!isOf || !reader.isBeside('definite', tokens, at - 3)) return false
  return tokens.some((_, place) => {
    const { concept } = reader.read(tokens, place)
    return Boolean(concept && paying.has(concept))
  })
}

function isKnown(tokens: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(tokens, at)
  const isWord = concept !== undefined && concept !== 'much'
  return tokens[at] === CUT || isWord || isTold(tokens, at, reader) || readSpokenAmount(tokens, at) !== null
}

function isOther({ tokens, at, found, words, hasMovement, reader }: NumberPlace): boolean {
  const { end, centavos, isMoney } = found
  if (reader.isBeside('percent', tokens, end)) return true
  const { kind, concept: ruling } = governor(words, reader)
  if (kind === 'owned') return true
  const isRepeated = reader.isBeside('spell', tokens, end) && kind !== 'none'
  if (isRepeated && !(ruling && repeated.has(ruling))) return true
  if (isMoney) return false
  const isBefore = (list: 'named' | 'dated', back: number) => reader.isBeside(list, tokens, at - back)
  const isFarName = isBefore('named', 2) && tokens[at - 1] !== CUT && !asksForAmount(tokens, at - 1, reader)
  const isFromWage = reader.isBeside('wage', tokens, at - 2) && !isWage(tokens, at - 2, reader)
  if (isBefore('named', 1) || (isFarName && !isFromWage)) return true
  if (isYear(tokens, at, end, ruling, reader)) return true
  if (isBefore('dated', 1) && centavos <= MOST_DATED) return true
  const isDate = ['de', 'of'].includes(tokens[end] ?? '') && reader.isBeside('months', tokens, end + 1)
  if (isDate || reader.isBeside('counted', tokens, end)) return true
  // "Al 100" and "el 100 de mi ahorro" mean 100 %.
  if (centavos === LEAST_PLAIN && ['al', 'el'].includes(tokens[at - 1] ?? '')) return true
  const { concept } = reader.read(tokens, end)
  if (concept && countable.has(concept) && centavos < LEAST_PLAIN) return true
  // An employee number has six or more digits and is seldom a round amount.
  return hasMovement && /^\d{6,}$/.test(tokens[at] ?? '') && centavos % LEAST_PLAIN !== 0
}

/** True when the number is a year: "para el 2027", "mayo de 2027", "mi tsuru 2000". */
function isYear(
  tokens: readonly string[],
  at: number,
  end: number,
  ruling: Concept | undefined,
  reader: Reader,
) {
  if (end !== at + 1 || !/^(?:19[5-9]|20\d)\d$/.test(tokens[at] ?? '')) return false
  // "Pongan mi ahorro en 2000" names an amount.
  if (tokens[at - 1] === 'en' && ruling && repeated.has(ruling)) return false
  const isOfMonth = /^de$/.test(tokens[at - 1] ?? '') && reader.isBeside('months', tokens, at - 2)
  const isDated = reader.isBeside('since', tokens, at - 1) || reader.isBeside('months', tokens, at - 1)
  return isOfMonth || isDated || isStrange(tokens, at - 1, reader)
}

/** Returns the role of "mil" beside "gracias", else null: "mil gracias", "prestame mil gracias". */
function thanksRole({ tokens, at, found, words, reader }: NumberPlace): NumberRole | null {
  const { end, centavos, isMoney } = found
  const next = ['de', 'of'].includes(tokens[end] ?? '') ? end + 1 : end
  if (isMoney || centavos % THOUSAND !== 0) return null
  if (reader.isBeside('thanks', tokens, at - 1) && centavos === THOUSAND) return 'other'
  if (!reader.isBeside('thanks', tokens, next)) return null
  if (centavos === THOUSAND) {
    const isAfterMovement = tokens[at - 1] !== CUT && asksForAmount(words, words.length - 1, reader)
    return isAfterMovement ? 'doubtful' : 'other'
  }
  return isScale(tokens[end - 1]) && centavos >= MOST_THOUSANDS ? 'doubtful' : null
}

interface Lead {
  /**
   * Nearest meaning before a number. `movement`: a movement. `far`: a movement before unknown words. `owned`:
   * something owned. `strange`: only unknown words.
   */
  kind: 'movement' | 'far' | 'owned' | 'strange' | 'none'
  concept?: Concept
}

export function governor(words: readonly string[], reader: Reader): Lead {
  let noun: Lead | undefined
  let isFar = false
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    // After a noun, an earlier number ends the search.
    if (word === '#' && noun) return noun
    if (word === CUT || word === '#') continue
    const { concept } = reader.read(words, at)
    const kind = isFar ? 'far' : 'movement'
    const isOwned = isTold(words, at, reader)
    // In a relative clause the sum is owned only after "de" ("el préstamo que me dieron de 3000") or a price.
    const isThing = words.at(-1) === 'de' || reader.isBeside('price', words, at)
    if (isOwned && (isThing || !isRelative(words, at, reader)))
      return isFar ? (noun ?? { kind: 'strange' }) : { kind: 'owned' }
    if (reader.isBeside('wish', words, at) || (concept && asking.has(concept)))
      return noun ?? { kind, concept: concept ?? undefined }
    if (concept && askingNouns.has(concept)) {
      noun ??= { kind, concept }
      if (verbOrNoun.has(concept) && !NOUN.test(word)) return noun
    }
    if (isStrange(words, at, reader) && !isOwned && !reader.isBeside('purposes', words, at)) isFar = true
  }
  return noun ?? { kind: isFar ? 'strange' : 'none' }
}

/** Returns the meaning before the number. "Para 3" and the term "préstamo a 12" are `strange`. */
function lead({ words, reader }: NumberPlace): Lead {
  const last = words.length - 1
  const found = governor(words, reader)
  const isTerm = found.concept === 'loan' && ['a', 'al', 'to'].includes(words[last] ?? '')
  const isStartAl = found.kind === 'none' && ['al', 'en'].includes(words[last] ?? '')
  return isTerm || isStartAl || reader.isBeside('apart', words, last) ? { kind: 'strange' } : found
}

function isAsked({ tokens, found, hasMovement, reader }: NumberPlace, { kind }: Lead): boolean {
  const isRound = found.centavos >= LEAST_PLAIN && found.centavos % ROUND === 0
  if (kind === 'movement') return true
  if (kind === 'far') return false
  if (kind === 'none') return !hasMovement || isRound || leadsOn(tokens, found.end, reader)
  return isRound && (!hasMovement || leadsOn(tokens, found.end, reader))
}

/** True when the words after the number name a movement: "1500 prestados", "500 de mi ahorro". */
function leadsOn(tokens: readonly string[], end: number, reader: Reader): boolean {
  let at = end
  while (/^(?:mas|de|del|a|al|mi|la|el|more|of|to|from|my|the)$/.test(tokens[at] ?? '')) at++
  const { concept } = reader.read(tokens, at)
  return concept !== undefined && concept !== null && (askingNouns.has(concept) || concept === 'extra')
}
