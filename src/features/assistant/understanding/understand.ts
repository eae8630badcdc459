import type { Locale } from '#i18n/locale.ts'
import { english, englishTokens } from './english-words.ts'
import { type Concept, type ConceptOf, readerOf, spanish } from './lexicon.ts'
import { tokensOf } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'
import { type SpokenTerm, termUnit } from './spoken-term.ts'

/** What somebody who types may want of the assistant. */
export type Intent =
  | 'savings'
  | 'balances'
  | 'loans'
  | 'movements'
  | 'enrol'
  | 'change'
  | 'withdraw'
  | 'leave'
  | 'loan'
  | 'payoff'
  | 'extra-payment'
  | 'cancel-movement'
  | 'vacancies'
  | 'menu'
  | 'end'
  | 'no'
  | 'yes'

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

/** Which ideas together mean what: the largest group that was wholly said counts. */
const meanings: Readonly<Record<Intent, readonly string[]>> = {
  savings: ['savings'],
  balances: [
    'balance',
    'howmuch have',
    'howmuch savings',
    'howmuch have savings',
    'howmuch money have',
    'howmuch money have savings',
    'owe',
    'howmuch owe',
    'howmuch owe loan',
    'balance savings',
    'balance loan',
    'howmuch balance',
    'owe loan',
    'have savings',
    'howmuch not pay',
  ],
  loans: ['have loan', 'howmuch have loan'],
  movements: ['movement', 'movement savings', 'have movement'],
  enrol: ['join', 'join savings', 'join save', 'save', 'save savings'],
  change: [
    'change',
    'change savings',
    'change discount',
    'discount',
    'discount more',
    'discount savings',
    'discount more savings',
    'save more',
    'change save',
    'save',
    'save savings',
    'more savings',
    'save more savings',
    'change more savings',
  ],
  withdraw: [
    'withdraw',
    'withdraw savings',
    'withdraw money',
    'withdraw money savings',
    'money',
    'money savings',
  ],
  leave: [
    'leave',
    'leave savings',
    'not save',
    'not more save',
    'not savings',
    'not more savings',
    'not discount',
    'not more discount',
    'cancel savings',
    'end savings',
    'withdraw leave savings',
  ],
  loan: [
    'loan',
    'withdraw loan',
    'loan money',
    'money',
    'loan savings',
    'loan money savings',
    'howmuch loan',
    'why loan',
    'why not loan',
  ],
  payoff: [
    'settle',
    'settle loan',
    'settle owe',
    'settle loan savings',
    'pay settle',
    'pay settle loan',
    'pay settle owe',
    'pay settle loan savings',
    'pay loan savings',
    'pay owe savings',
    'pay savings',
    'pay most loan',
    'pay loan',
    'pay owe',
    'pay',
  ],
  'extra-payment': [
    'extra',
    'extra pay',
    'extra loan',
    'extra pay loan',
    'extra pay owe',
    'pay more',
    'pay more loan',
    'pay loan',
    'pay owe',
    'pay',
  ],
  'cancel-movement': [
    'cancel',
    'cancel movement',
    'cancel loan',
    'cancel withdraw',
    'cancel withdraw savings',
    'cancel leave',
    'cancel leave savings',
    'cancel savings',
    'cancel join',
    'cancel change',
    'cancel pay',
    'cancel extra pay',
    'cancel movement loan',
    'cancel movement withdraw',
    'not loan cancel',
  ],
  vacancies: ['vacancy', 'join vacancy', 'change vacancy', 'have vacancy'],
  menu: ['restart', 'greeting', 'restart greeting'],
  end: ['end', 'restart end', 'not more'],
  no: ['not'],
  yes: ['confirm'],
}

const groups = Object.entries(meanings).flatMap(([intent, each]) =>
  // Object.entries forgets which keys there are.
  each.map((group) => ({ intent: intent as Intent, wanted: group.split(' ') as Concept[] })),
)

/** Below it what was said is mostly about something else. */
const ENOUGH = 0.5
/** How much a word that nobody knows weighs beside an idea. */
const STRANGE = 0.3

const spanishConcept = readerOf(spanish)
const englishConcept = readerOf(english)

/** What is typed as a short cut to a button; it moves no money (CHAT-20). Who has the app in English may type either. */
export function understand(text: string, locale: Locale = 'es'): Understood {
  if (locale === 'en') {
    const found = understoodIn(englishTokens(text), englishConcept)
    // A "no" in either language turns round whatever is said.
    if (found.intents.length > 0 || found.hasNot) return found
    const other = understoodIn(tokensOf(text), spanishConcept)
    const saysNothing = found.amount === null && found.term === null && !found.isMaximum
    const isSame = other.intents.length > 0 && other.amount === found.amount
    return saysNothing || isSame ? other : found
  }
  return understoodIn(tokensOf(text), spanishConcept)
}

function understoodIn(tokens: readonly string[], conceptOf: ConceptOf): Understood {
  const { words, amounts, term } = readNumbers(tokens)
  const ideas = new Set<Concept>()
  let strange = 0
  words.forEach((word, index) => {
    // "¿Por qué no …?" asks about what one wants.
    const isWhy = word === 'que' && words[index - 1] === 'por' && words[index + 1] === 'no'
    const concept = isWhy ? 'why' : conceptOf(word)
    if (concept === undefined) strange++
    else if (concept !== null) ideas.add(concept)
  })
  const isMaximum = ideas.delete('most')
  const said = { amount: amounts.length === 1 ? (amounts[0] ?? null) : null, term, isMaximum }
  return {
    intents: nearestMeanings(ideas, strange),
    hasNot: ideas.has('not'),
    hasIdeas: ideas.size > 0,
    ...said,
  }
}

function nearestMeanings(ideas: ReadonlySet<Concept>, strange: number): Intent[] {
  let best = 0
  let intents: Intent[] = []
  for (const { intent, wanted } of groups) {
    if (!wanted.every((idea) => ideas.has(idea))) continue
    // A "no" turns round whatever is said: all of it is understood, or nothing.
    if (ideas.has('not') && (wanted.length < ideas.size || strange > 0)) continue
    const nearness = wanted.length / (ideas.size + STRANGE * strange)
    if (nearness > best) {
      best = nearness
      intents = [intent]
    } else if (nearness === best && !intents.includes(intent)) intents.push(intent)
  }
  return best > ENOUGH ? intents : []
}

function readNumbers(tokens: readonly string[]) {
  const words: string[] = []
  const amounts: number[] = []
  let term: SpokenTerm | null = null
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? ''
    const found = readSpokenAmount(tokens, index)
    const unit = found && !found.isMoney ? termUnit(tokens[found.end]) : null
    if (found && unit && found.centavos % 100 === 0) {
      term = { count: found.centavos / 100, unit }
      index = found.end + 1
    } else if (found && !(isArticle(token) && found.end === index + 1)) {
      if (Number.isInteger(found.centavos)) amounts.push(found.centavos)
      index = found.end
    } else {
      words.push(token)
      index++
    }
  }
  return { words, amounts, term }
}

/** "un préstamo" is no amount of one peso. */
function isArticle(token: string): boolean {
  return ['un', 'una', 'uno'].includes(token)
}
