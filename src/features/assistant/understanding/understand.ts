import type { Locale } from '#i18n/locale.ts'
import { english, englishTokens } from './english-words.ts'
import { type Concept, type Reader, readerOf, spanish } from './lexicon.ts'
import { type Intent, nearestMeanings } from './meanings.ts'
import { readNumbers, spanishTokens } from './numbers-said.ts'
import type { SpokenTerm } from './spoken-term.ts'

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
  const { words, amount, term } = readNumbers(tokens, reader)
  const { ideas, strange } = ideasIn(words, reader)
  if (amount !== null) ideas.add('amount')
  const intents = nearestMeanings(ideas, strange)
  return {
    // "No sé" is no refusal.
    intents: reader.isUnsure(words) ? intents.filter((intent) => intent !== 'no') : intents,
    hasNot: ideas.has('not') || ideas.has('nomore'),
    hasIdeas: [...ideas].some((idea) => !besides.has(idea)),
    isMaximum: ideas.has('most'),
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
  for (let at = 0; at < words.length; ) {
    const { concept, end } = reader.read(words, at)
    if (concept === undefined) {
      const { place, isDirect } = reader.ruling(words, at)
      // An unknown purpose is harmless: "para la escuela".
      if (words[place] !== 'para') strange++
      // "Retirar mi locker": an action on an unknown thing is not about money.
      const rule = reader.read(words, place).concept
      // "Un préstamo de emergencia" is a loan; "préstame tu pluma" is not.
      if (rule && (actions.has(rule) || (rule === 'loan' && isDirect))) ideas.delete(rule)
    }
    // "Tarjeta de crédito" is a card.
    const isOfStrange = words[at - 1] === 'de' && reader.read(words, at - 2).concept === undefined
    if (concept && !isOfStrange && !isAside(concept, ideas, words[at - 1])) {
      ideas.add(concept)
      const preposition = reader.before(words, at)
      if (preposition === 'toward' && (concept === 'loan' || concept === 'owe')) ideas.add('toward')
      if (preposition === 'from' && concept === 'savings') ideas.add('from')
    }
    at = end
  }
  return { ideas, strange }
}

/**
 * Returns whether an idea does not count. "¿Por qué no …?" questions a wish; "un préstamo para pagar …" gives a
 * purpose.
 */
function isAside(concept: Concept, ideas: ReadonlySet<Concept>, before: string | undefined): boolean {
  if (concept === 'not') return ideas.has('why')
  return concept === 'pay' && ideas.has('loan') && ['para', 'a', 'to'].includes(before ?? '')
}
