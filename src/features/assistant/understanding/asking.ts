import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { isGoverned, isOwnWish } from './reported-parts.ts'

/**
 * Leaving the fund and paying off the loan go directly to the confirmation. Only a sentence that asks for one of
 * these opens the confirmation. The same words also complain or suppose: "me quita la caja", "ya estoy de baja".
 */

const moving: ReadonlySet<Concept> = new Set([
  'discount',
  'end',
  'give',
  'halt',
  'join',
  'leave',
  'let',
  'pay',
  'save',
  'settle',
  'takeoff',
  'withdraw',
])
/** Ideas that a request without a verb may contain: "baja de la caja". */
const nominal: ReadonlySet<Concept> = new Set([
  'confirm',
  'discount',
  'greeting',
  'leave',
  'loan',
  'most',
  'owe',
  'savings',
  'settle',
])
const FILLER =
  /^(?:#|del?|la|el|l[oa]s|lo|mis?|su|al?|con|en|y|un|una|por|para|favor|ya|dias|tardes|noches|gracias|hoy|ahora|ahorita)$/
const INFINITIVE = /[aei]r(?:me|le|se|nos|l[oa]s?)?$/
/** Words before an infinitive that names only an occasion: "al salirme", "en caso de salirme". */
const OCCASION = /^(?:al|por|sin|con|caso|antes|despues)$/
/** Words before an imperative: "hola, liquida mi préstamo". */
const OPENING =
  /^(?:hola|buen[oa]s|dias|tardes|noches|oiga|oigan|oye|por|favor|porfa|pues|mejor|ya|si|entonces)$/
/** Matches the wish of other people: "quieren que deje la caja". */
const OTHERS_WISH = /^[kq]u?ieren$/

/** Returns whether the sentence asks for leaving or paying off: "quiero salirme", "saquenme", "me salgo". */
export function isAskedFor(words: readonly string[], ideas: ReadonlySet<Concept>, reader: Reader): boolean {
  // An infinitive such as "salirme" may name only an occasion; isAskingVerb decides.
  const isVerb = (at: number) => INFINITIVE.test(words[at] ?? '') && Boolean(reader.read(words, at).concept)
  const isWished = words.some(
    (word, at) => isOwnWish(words, at, reader) && !isVerb(at) && !OTHERS_WISH.test(word),
  )
  // "No quiero ahorrar más" may mean to keep the present savings.
  if (ideas.has('not') && ideas.has('save') && words.includes('mas') && !ideas.has('nomore')) return false
  // "No me quiten el ahorro" may mean to stop or to keep the savings. "Ya no me quiten" means to stop the savings.
  if (ideas.has('not') && !ideas.has('nomore')) return isWished && !ideas.has('takeoff')
  const isNominal = !ideas.has('nomore') && words.every((_, at) => isNounOrFiller(words, at, reader))
  if (isWished || isNominal) return true
  return words.some((_, at) => isAskingVerb(words, at, reader) || reader.isBeside('request', words, at))
}

function isNounOrFiller(words: readonly string[], at: number, reader: Reader): boolean {
  const { concept, ending } = reader.read(words, at)
  return FILLER.test(words[at] ?? '') || (Boolean(concept && nominal.has(concept)) && ending === undefined)
}

function isAskingVerb(words: readonly string[], at: number, reader: Reader): boolean {
  const word = words[at] ?? ''
  const { concept, ending } = reader.read(words, at)
  // "Doy" means nothing alone, but "me doy de baja" asks for leaving.
  if (word === 'doy') return true
  if (!concept || !moving.has(concept)) return false
  if (INFINITIVE.test(word)) return !isGoverned(words, at, reader) && !isOnOccasion(words, at)
  if (reader.verbs.asking.test(word)) return true
  // "Termino" may be the present or the past: "ya termino la caja".
  if (concept === 'end') return false
  if (ending === 'o' || /^(?:salgo|entro)$/.test(word)) return true
  const before = words.slice(0, at)
  // "Q mi ahorro pague mi préstamo" is a wish; "pague mi préstamo" reports a payment.
  if (ending === 'e') return before.includes('que')
  return ending === 'a' && before.every((each) => OPENING.test(each))
}

function isOnOccasion(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  return OCCASION.test(before === 'de' ? (words[at - 2] ?? '') : before)
}

/** Words between "me" and its verb: "me pueden pagar". */
const AUXILIARY = /^(?:pued[ea]n?|podrian?|quieren?|van?|a|deb[ea]n?|tienen?|que|hacen|favor|de)$/

/** Returns whether others pay the person: "páguenme mi ahorro", "pay me". */
export function isPaidToPerson(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (word === 'pay') return /^(?:me|us)$/.test(words[at + 1] ?? '')
  if (/(?:me|nos)(?:l[oa]s?)?$/.test(word)) return true
  let place = at - 1
  while (AUXILIARY.test(words[place] ?? '')) place--
  return /^(?:me|nos)$/.test(words[place] ?? '')
}
