import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'

const movements: ReadonlySet<Concept> = new Set([
  'advance',
  'change',
  'deposit',
  'discount',
  'halt',
  'join',
  'loan',
  'part',
  'pay',
  'put',
  'save',
  'settle',
  'takeoff',
  'withdraw',
])
/** Movements whose verb ending in "-e" is usually an order: "baje mi ahorro". */
const ordered: ReadonlySet<Concept> = new Set(['change', 'discount', 'halt', 'join', 'put', 'takeoff'])

/** Maximum distance in words from "que" to its verb: 3 in "que mi ahorro pague". */
const NEAR = 4

/** True when a past form has no past meaning: "quería ver si me prestaban". */
function isPolite(words: readonly string[], at: number): boolean {
  return /(?:aba[ns]?|ian?)$/.test(words[at] ?? '') && words.slice(Math.max(0, at - 2), at).includes('si')
}

export function isPast(words: readonly string[], at: number, reader: Reader): boolean {
  const { verbs } = reader
  const { concept, ending } = reader.read(words, at)
  if (concept === null || (concept !== undefined && !movements.has(concept))) return false
  if (isPolite(words, at)) return false
  if (verbs.past.test(words[at] ?? '')) return true
  if (concept === undefined || ending === undefined) return false
  if (verbs.pastEnding.test(ending)) return true
  const before = words[at - 1] ?? ''
  if (verbs.perfect.ending.test(ending) && verbs.perfect.before.test(before)) return true
  // "Mi compadre me presto 500" reports a loan from somebody else.
  const isToMe = /^(?:me|nos|se)$/.test(before)
  if (before === 'nos' && concept === 'withdraw' && ending === 'amos') return true
  const isOwnGain = isToMe && concept === 'withdraw' && verbs.doubtfulEnding.test(ending)
  // "Me saqué 500 en la rifa" reports a gain. The order would be "sáqueme".
  if (isToMe && !isOwnGain) return verbs.othersEnding.test(ending) && concept === 'loan'
  if (!verbs.doubtfulEnding.test(ending)) return false
  const isWished = words
    .slice(Math.max(0, at - NEAR), at)
    .some((word, index, near) => /^(?:que|quien)$/.test(word) && near[index - 1] !== 'lo')
  if (isWished || words.some((_, place) => reader.isBeside('request', words, place))) return false
  return !ordered.has(concept) || words.some((_, place) => reader.isBeside('moment', words, place))
}

export function isPastMovement(words: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(words, at)
  return Boolean(concept && movements.has(concept)) && isPast(words, at, reader)
}
