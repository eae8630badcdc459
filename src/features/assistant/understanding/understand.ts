import type { Locale } from '#i18n/locale.ts'
import { english, englishTokens } from './english-words.ts'
import { type Concept, spanish } from './lexicon.ts'
import { type Intent, isMoving, nearestMeanings } from './meanings.ts'
import { readNumbers, spanishTokens } from './numbers-said.ts'
import { isPastMovement } from './past-verbs.ts'
import { type Reader, readerOf } from './reader.ts'
import type { SpokenTerm } from './spoken-term.ts'
import { isRelative, isTold, withoutToldParts } from './reported-parts.ts'

export interface Understood {
  /** Empty when not understood. Several when equally near: the person is asked which one. */
  intents: readonly Intent[]
  /** Centavos; null without exactly one certain amount. */
  amount: number | null
  term: SpokenTerm | null
  /** True for "todo" or "lo máximo". */
  isMaximum: boolean
  /** True when the sentence contains "no" or "no more" (concepts `not` and `nomore`). */
  hasNot: boolean
  /** True when the words beside the numbers have a known meaning. */
  hasIdeas: boolean
}

const spanishReader = readerOf(spanish)
const englishReader = readerOf(english)

/**
 * Parses a typed short cut to a button; it never moves money (CHAT-20).
 * With the app in English both languages are understood.
 */
export function understand(text: string, locale: Locale = 'es'): Understood {
  const spanishOf = () => understoodIn(spanishTokens(text), spanishReader)
  if (locale !== 'en') return spanishOf()
  const found = understoodIn(englishTokens(text), englishReader)
  // A negation in either language reverses the meaning of the sentence.
  if (found.intents.length > 0 || found.hasNot) return found
  const other = spanishOf()
  const saysNothing = found.amount === null && found.term === null && !found.isMaximum
  const isSame = other.intents.length > 0 && other.amount === found.amount
  return saysNothing || isSame ? other : found
}

/** Ideas that give an amount or do not affect the goal. */
const besides: ReadonlySet<Concept> = new Set(['most', 'amount', 'give', 'from', 'greeting', 'confirm'])

function understoodIn(tokens: readonly string[], reader: Reader): Understood {
  const whole = understoodAll(tokens, reader)
  const asking = withoutToldParts(tokens, reader)
  if (asking === null) return whole
  // "Gano 2000 y quiero un préstamo" asks for a loan; "debo 2000 y quiero saber por qué" needs both parts.
  const found = understoodAll(asking.tokens, reader, asking.isOtherLoan ? ['loan'] : [])
  return found.intents.some(isMoving) ? { ...found, hasNot: whole.hasNot } : whole
}

function understoodAll(
  tokens: readonly string[],
  reader: Reader,
  added: readonly Concept[] = [],
): Understood {
  const { words, amount, term } = readNumbers(tokens, reader)
  const { ideas, strange } = ideasIn(words, reader)
  for (const idea of added) ideas.add(idea)
  if (amount !== null) ideas.add('amount')
  // "Que me quiten 300 de ahorro" changes the savings and does not end them.
  if (amount !== null && ideas.delete('takeoff')) ideas.add('discount')
  const intents = nearestMeanings(ideas, strange)
  return {
    // "No sé" is no refusal.
    intents: reader.isUnsure(words) ? intents.filter((intent) => intent !== 'no') : intents,
    hasNot: ideas.has('not') || ideas.has('nomore'),
    hasIdeas: [...ideas].some((idea) => !besides.has(idea)),
    isMaximum: ideas.has('most') && !ideas.has('howmuch') && amount === null,
    amount,
    term,
  }
}

/** Actions that can also apply to things other than money. */
const actions: ReadonlySet<Concept> = new Set([
  'cancel',
  'change',
  'discount',
  'halt',
  'join',
  'leave',
  'pay',
  'put',
  'settle',
  'takeoff',
  'withdraw',
])

function ideasIn(words: readonly string[], reader: Reader) {
  const ideas = new Set<Concept>()
  let strange = 0
  let isPurpose = false
  for (let at = 0; at < words.length; ) {
    const { concept: read, end } = reader.read(words, at)
    const isReport = isPastMovement(words, at, reader) || (read === 'state' && isTold(words, at, reader))
    const concept = isReport ? (isRelative(words, at, reader) ? null : 'state') : read
    if (concept === undefined) {
      const { place, isDirect } = reader.ruling(words, at)
      // An unknown purpose is harmless: "para la escuela".
      if (words[place] !== 'para') strange++
      // "Retirar mi locker": an action on an unknown thing is not about money.
      const rule = reader.read(words, place).concept
      if (isPastMovement(words, place, reader)) ideas.delete('state')
      // "Un préstamo de emergencia" is a loan; "préstame tu pluma" is not.
      if (rule && (actions.has(rule) || (rule === 'loan' && isDirect))) ideas.delete(rule)
    }
    // "Tarjeta de crédito" is a card.
    const isOfStrange = words[at - 1] === 'de' && reader.read(words, at - 2).concept === undefined
    const isInPurpose = isPurpose && (concept === 'owe' || concept === 'most')
    if (concept && isAside(concept, ideas, words[at - 1])) isPurpose ||= concept === 'pay'
    else if (
      concept &&
      !isOfStrange &&
      !isInPurpose &&
      !(concept === 'most' && isPart(words, at, ideas, reader))
    ) {
      ideas.add(concept)
      const preposition = reader.before(words, at)
      if (preposition === 'toward' && (concept === 'loan' || concept === 'owe')) ideas.add('toward')
      if (preposition === 'from' && concept === 'savings') ideas.add('from')
    }
    at = end
  }
  return { ideas, strange }
}

/** Returns whether "todo" is not all of the money: "no todo", "casi todo", "todo está caro", "toda mi familia". */
function isPart(words: readonly string[], at: number, ideas: ReadonlySet<Concept>, reader: Reader): boolean {
  if (ideas.has('not') || /^(?:casi|almost|not)$/.test(words[at - 1] ?? '')) return true
  // "¿Cuál es el máximo?"
  if (words.slice(0, at).some((word) => /^(?:cual|what)$/.test(word))) return true
  let place = at + 1
  while (/^(?:de|del|el|la|lo|los|las|mi|mis|su|que|of|the|my|in)$/.test(words[place] ?? '')) place++
  const next = words[place]
  return (
    next !== undefined && (/^(?:esta|es|is)$/.test(next) || reader.read(words, place).concept === undefined)
  )
}

/**
 * Returns whether an idea does not count. "¿Por qué no …?" questions a wish; "un préstamo para pagar …" gives a
 * purpose.
 */
function isAside(concept: Concept, ideas: ReadonlySet<Concept>, before: string | undefined): boolean {
  if (concept === 'not') return ideas.has('why')
  return concept === 'pay' && ideas.has('loan') && ['para', 'a', 'to'].includes(before ?? '')
}
