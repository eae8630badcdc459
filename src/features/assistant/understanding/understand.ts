import type { Locale } from '#i18n/locale.ts'
import { english, englishTokens } from './english-words.ts'
import { type Concept, type Reader, readerOf, spanish } from './lexicon.ts'
import { type Intent, nearestMeanings } from './meanings.ts'
import { readNumbers, spanishTokens } from './numbers-said.ts'
import type { SpokenTerm } from './spoken-term.ts'

export interface Understood {
  /** None: not understood. More than one: equally near, so the person is asked. */
  intents: readonly Intent[]
  /** Centavos; null where none was said, or more than one. */
  amount: number | null
  term: SpokenTerm | null
  /** "todo", "lo máximo". */
  isMaximum: boolean
  /** A "no" was said, of whatever. */
  hasNot: boolean
  /** Something was said beside numbers that has a meaning here. */
  hasIdeas: boolean
}

const spanishReader = readerOf(spanish)
const englishReader = readerOf(english)

/** What is typed as a short cut to a button; it moves no money (CHAT-20). Who has the app in English may type either. */
export function understand(text: string, locale: Locale = 'es'): Understood {
  const spanishOf = () => understoodIn(spanishTokens(text), spanishReader)
  if (locale !== 'en') return spanishOf()
  const found = understoodIn(englishTokens(text), englishReader)
  // A "no" in either language turns round whatever is said.
  if (found.intents.length > 0 || found.hasNot) return found
  const other = spanishOf()
  const saysNothing = found.amount === null && found.term === null && !found.isMaximum
  const isSame = other.intents.length > 0 && other.amount === found.amount
  return saysNothing || isSame ? other : found
}

/** Ideas that say how much, or nothing of what is wanted. */
const besides: ReadonlySet<Concept> = new Set(['most', 'amount', 'give', 'from', 'greeting', 'confirm'])

function understoodIn(tokens: readonly string[], reader: Reader): Understood {
  const { words, amount, term } = readNumbers(tokens, reader)
  const { ideas, strange } = ideasIn(words, reader)
  if (amount !== null) ideas.add('amount')
  return {
    intents: nearestMeanings(ideas, strange),
    hasNot: ideas.has('not') || ideas.has('nomore'),
    hasIdeas: [...ideas].some((idea) => !besides.has(idea)),
    isMaximum: ideas.has('most'),
    amount,
    term,
  }
}

/** What can be done to other things than money. */
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
      // What it is for: "para la escuela".
      if (words[place] !== 'para') strange++
      // "Retirar mi locker": what is done to something that nobody knows is done to no money.
      const rule = reader.read(words, place).concept
      // "Un préstamo de emergencia" is one, "préstame tu pluma" is none.
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

/** "¿Por qué no …?" asks about what one wants, and "un préstamo para pagar …" says what it is for. */
function isAside(concept: Concept, ideas: ReadonlySet<Concept>, before: string | undefined): boolean {
  if (concept === 'not') return ideas.has('why')
  return concept === 'pay' && ideas.has('loan') && ['para', 'a', 'to'].includes(before ?? '')
}
