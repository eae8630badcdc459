import type { Concept } from './lexicon.ts'
import type { Intent } from './meanings.ts'
import type { Reader } from './reader.ts'

/** Questions and complaints about a movement: they start nothing, and their amount is not ordered. */

const movements: ReadonlySet<Concept> = new Set([
  'advance',
  'change',
  'join',
  'leave',
  'part',
  'pay',
  'save',
  'settle',
  'withdraw',
])
const paying: ReadonlySet<Concept> = new Set(['advance', 'part', 'pay', 'settle'])
/** Verbs that ask for a loan without naming it. */
const ASKS = /^(?:pido|solicito|borrow)$/
/** Words between "si" and its verb: "si hoy me saco", "if I withdraw". */
const BETWEEN = /^(?:yo|ya|me|le|les|lo|la|hoy|i)$/

interface Conditional {
  ideas: ReadonlySet<Concept>
  strange: number
  hasNumber: boolean
}

/** Finds the verb of "si saco 2000" or "if I withdraw"; null in "si quiero", where "si" means yes. */
function conditionVerb(words: readonly string[], reader: Reader): Concept | 'ask' | null {
  for (const [at] of words.entries()) {
    if (!reader.isBeside('condition', words, at)) continue
    let place = at + 1
    while (BETWEEN.test(words[place] ?? '')) place++
    const word = words[place] ?? ''
    if (ASKS.test(word)) return 'ask'
    const { concept } = reader.read(words, place)
    // "Si ahorro 200" is a verb in the form of the noun.
    if (word === 'ahorro') return 'save'
    if (concept && movements.has(concept) && reader.verbs.own.test(word)) return concept
  }
  return null
}

export function isConditional(words: readonly string[], reader: Reader): boolean {
  return conditionVerb(words, reader) !== null
}

/** Answers "¿cuánto me queda si saco 2000?" with balances, a menu or the loan simulator. */
export function answersTo(
  words: readonly string[],
  near: readonly Intent[],
  { ideas, strange, hasNumber }: Conditional,
  reader: Reader,
): readonly Intent[] {
  const verb = conditionVerb(words, reader)
  const isNewLoan = (verb === 'ask' && hasNumber) || (verb === 'withdraw' && ideas.has('loan'))
  if (strange > 0 && near.length === 0 && !ideas.has('loan')) return []
  if (isNewLoan || near.includes('loan')) return ['simulator']
  if (verb === null || verb === 'ask') return []
  if (ideas.has('howmuch')) return ['balances']
  return [paying.has(verb) ? 'loans' : 'savings']
}

/** Words of a polite request, or of a question about the way, which ask for the movement itself. */
const REQUEST = /\b(?:pueden?|podrian|you)\b|^[^a-z]*(?:como|donde|how|where)\b/

/** True for "¿saco 2000?", but not for "¿me pueden dar 500?". */
export function isQuestion(text: string): boolean {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  return /[?\u00BF]/.test(plain) && !REQUEST.test(plain)
}

/** True for "puedo sacar 2000", "no me dejaron sacar 2000" and "cuánto", but not for "cómo puedo …". */
export function asksOnly(words: readonly string[], reader: Reader): boolean {
  return words.some(
    (_, at) =>
      reader.read(words, at).concept === 'howmuch' ||
      (reader.isBeside('can', words, at) && !/^(?:como|donde|how|where)$/.test(words[at - 1] ?? '')),
  )
}
