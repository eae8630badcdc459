import type { Reader } from './reader.ts'
import { CUT } from './sounds.ts'
import { isLikeNumber, isScale, readSpokenAmount, type SpokenAmount } from './spoken-amount.ts'
import { slippedTermUnit, termUnit } from './spoken-term.ts'

/** Detects numbers with an unclear value. The assistant asks for the value. */

const PESO = 100
const HUNDRED = 100 * PESO
const THOUSAND = 1000 * PESO

interface Place {
  tokens: readonly string[]
  at: number
  found: SpokenAmount
  reader: Reader
}

/** True when the words beside the number leave its value open: "la mitad de 5000", "mill quinientos". */
export function isUnclear(place: Place): boolean {
  const { tokens, found, reader } = place
  if (isBeforeLetter(place)) return true
  // "Cuatro mi" may be "cuatro mil".
  if (tokens[found.end] === 'mi' && found.centavos < HUNDRED) return true
  if (reader.isBeside('inexact', tokens, found.end) || /^(?:menos|less)$/.test(tokens[found.end] ?? ''))
    return true
  return isShare(place) || isLimit(place) || isAfterBrokenNumber(place) || isShortened(place)
}

/**
 * True before a letter that may be a unit: "3 k" (thousand), "6 m" (months). From 1000 on, a letter before
 * another word is an abbreviation: "3000 p la renta". numbers-said.ts replaces d, k, q and x that cannot be
 * units.
 */
function isBeforeLetter({ tokens, found: { centavos, end } }: Place): boolean {
  const token = tokens[end] ?? ''
  if (/^[dkqx]$/.test(token)) return true
  return isConsonant(token) && ((tokens[end + 1] ?? CUT) === CUT || centavos < THOUSAND)
}

/** True for one consonant, also repeated. Single vowels and "y" are words. */
export function isConsonant(token: string): boolean {
  return /^([b-df-hj-np-tv-xz])\1*$/.test(token)
}

/** True for an amount named as money: "$12", "12 pesos", "12 de lana". */
export function isOfMoney({ tokens, found, reader }: Place): boolean {
  const isOf = /^(?:de|en|of|in)$/.test(tokens[found.end] ?? '')
  return found.isMoney || reader.read(tokens, isOf ? found.end + 1 : found.end).concept === 'money'
}

const between = /^(?:de|del|los|las|mis|mi|a|of|the|my|than|que)$/

function leadPlace({ tokens, at }: Place): number {
  let place = at - 1
  while (between.test(tokens[place] ?? '')) place--
  return place
}

/** True when the number is a share or a multiple: "medio millón", "la mitad de 5000", "3 de 500". */
function isShare(place: Place): boolean {
  const { tokens, at, reader } = place
  const lead = leadPlace(place)
  return reader.isBeside('share', tokens, lead) || (lead < at - 1 && readSpokenAmount(tokens, lead) !== null)
}

/** True when the number is a limit or a remainder: "más de 2000", "todo menos 500". */
function isLimit(place: Place): boolean {
  return place.reader.isBeside('limit', place.tokens, leadPlace(place))
}

/** True after a misspelled or unreadable number: "mill quinientos", "sies mil", "2-3 mil". */
function isAfterBrokenNumber({ tokens, at, reader }: Place): boolean {
  const before = tokens[at - 1] ?? CUT
  if (before === CUT || readSpokenAmount(tokens, at - 1) !== null) return false
  const isUnread = reader.read(tokens, at - 1).concept === undefined
  if (/\d/.test(before)) return true
  if (before === 'mi' && !/\d/.test(tokens[at] ?? '')) return true
  return isUnread && (isScale(tokens[at]) || isLikeNumber(before))
}

/** True when the last part may be hundreds or a term: "3 mil 5", "cinco mil 12". */
function isShortened({ tokens, at, found: { centavos, end, isMoney } }: Place): boolean {
  const rest = centavos % THOUSAND
  if (isMoney || rest === 0 || rest >= HUNDRED || !tokens.slice(at, end - 1).some(isScale)) return false
  return rest < 30 * PESO || rest % (10 * PESO) !== 0
}

/** True before an alternative number: "dos o tres mil", "dos tres mil", "de cinco a seis mil". */
export function hasAlternative({ tokens, found: { centavos, end }, reader }: Place): boolean {
  const beside = isArticle(tokens[end]) ? null : readSpokenAmount(tokens, end)
  if (beside !== null) return !isTimeAt(tokens, end) && !reader.isBeside('thanks', tokens, beside.end)
  const joint = tokens[end] ?? ''
  const next = readSpokenAmount(tokens, end + 1)
  if (next === null) return false
  if (/^(?:o|u|or)$/.test(joint)) return true
  // "2000 a 12" and "2 mil a 3 meses" name a term.
  return /^(?:a|to)$/.test(joint) && !isTimeAt(tokens, end + 1) && next.centavos > centavos
}

function isArticle(token = ''): boolean {
  return /^(?:un|una|uno)$/.test(token)
}

function isTimeAt(tokens: readonly string[], at: number): boolean {
  const end = readSpokenAmount(tokens, at)?.end
  if (end === undefined) return false
  if (termUnit(tokens[end]) !== null || slippedTermUnit(tokens[end] ?? '') !== null) return true
  return /^(?:o|u|or)$/.test(tokens[end] ?? '') && isTimeAt(tokens, end + 1)
}

/** True when the number is a change of the savings and not the new total: "subir 50", "otros 50". */
export function isDifference({ tokens, at, found: { end }, reader }: Place): boolean {
  const isAbout = /^(?:mas|more)$/.test(tokens[end] ?? '') && /^(?:o|or)$/.test(tokens[end + 1] ?? '')
  if (reader.isBeside('step', tokens, end) && !isAbout) return true
  if (reader.isBeside('step', tokens, at - 1)) return true
  if (reader.isBeside('total', tokens, at - 1)) return false
  const start = tokens.slice(0, at).lastIndexOf(CUT) + 1
  const cut = tokens.indexOf(CUT, end)
  const before = verbIn(tokens.slice(start, at).reverse(), reader)
  const verb = before ?? verbIn(tokens.slice(end, cut < 0 ? undefined : cut), reader)
  // "Pongan mi ahorro en 150" sets the savings to 150. "Suban mi ahorro en 150" adds 150.
  if (tokens[at - 1] === 'en' && verb === 'put') return false
  // "Quítenme 100 de mi ahorro" may lower the savings by 100.
  return verb === 'step' || verb === 'put' || (verb === 'take' && isFromSavings(tokens, reader))
}

type SavingsVerb = 'step' | 'put' | 'take' | 'set'

/** Returns the effect of the first verb about the savings, such as "subir", "poner", "descontar" or "ahorrar". */
function verbIn(words: readonly string[], reader: Reader): SavingsVerb | null {
  for (const [at, word] of words.entries()) {
    const isToMe = word.endsWith('me') || words[at - 1] === 'me' || words[at + 1] === 'me'
    if (reader.verbs.put.test(word)) return 'put'
    // "Rebajen 50 a mi ahorro" changes the savings by 50. "Que me rebajen 50" does not.
    if (reader.verbs.step.test(word) || (/^(?:re[bv]aj|quit)/.test(word) && !isToMe)) return 'step'
    // "El descuento" is a noun.
    if (/^(?:descuentos?|deductions?)$/.test(word)) continue
    const { concept } = reader.read(words, at)
    if (concept === 'discount' || concept === 'takeoff') return 'take'
    if (concept === 'save' || concept === 'change') return 'set'
  }
  return null
}

/** True when money is taken from the savings: "de mi ahorro", "al ahorro". "Para mi ahorro" is false. */
function isFromSavings(tokens: readonly string[], reader: Reader): boolean {
  return tokens.some((_, at) => {
    if (reader.read(tokens, at).concept !== 'savings') return false
    return tokens[at - 1] === 'al' || (tokens[at - 1] === 'mi' && tokens[at - 2] !== 'para')
  })
}
