import { soundOf } from '#domain/text/sound-of.ts'
import type { Concept } from './lexicon.ts'
import { governor } from './number-role.ts'
import type { Reader } from './reader.ts'
import { CUT } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'
import { termUnit } from './spoken-term.ts'

/** Detects numbers that are called too little or replaced: "no me alcanzan 500", "no quiero 5000 quiero 3000". */

/** Matches by sound from the start of the remaining words. */
const TOO_LITTLE =
  /^(?:ya )?(?:no (?:me |nos |le |les |se )?(?:son |es |seria |sera |ba a |ban a )?(?:muy )?(?:alkans|bast|ajust|komplet|sirb|rind|sufisient|yega)[a-z]*(?: (?:ni )?para (?:el |la |los |las |mi |mis )?[a-z]+(?= (?:kier|okup|nesesi)))?|(?:es|son|era|eran|seria|se me [a-z]+|se nos [a-z]+|me [pk][a-z]+|keda|kedan) (?:muy |bien |demasiado )?(?:pok|kort)[a-z]*|(?:is|are|was) (?:to litle|not enoug|not sufisient)|(?:isn|aren|wasn) t enoug)(?= |$)/
const LEADS = /^(?:con|los|esos|estos|solo|nomas|unos|unas|de|ni|esas?|mis|with|only|just|those|the)$/
const NEGATED =
  /^(?:que|me|nos|le|un|una|el|mi|de|del|a|los|unos|por|es|son|era|eran|fue|fueron|sean?|dije|of|to|a|was)$/
/** Forms of "to be", and "dije", which are meaningless beside the new number. */
const BEING = /^(?:es|son|era|eran|fue|fueron|sean?|dije|was)$/
const ordered: ReadonlySet<Concept> = new Set(['loan', 'withdraw', 'pay', 'part', 'advance', 'extra'])
const source: ReadonlySet<Concept> = new Set(['loan', 'savings', 'money'])
/** Maximum number of words between "no" and the number: "no quiero un préstamo de 5000". */
const NEAR = 6

interface KeptNumbers {
  tokens: readonly string[]
  isRejected: boolean
}

export function withoutRejected(tokens: readonly string[], reader: Reader): KeptNumbers {
  const sounds = tokens.map(soundOf)
  const dropped = new Set<number>()
  // "Es muy poco" rejects the previous step's amount.
  let isRejected = sounds.some((_, at) => phraseEnd(sounds, at) !== null)
  for (let at = 0; at < tokens.length; ) {
    const end = numberEnd(tokens, at)
    if (end === null) {
      at++
      continue
    }
    const place = { tokens, sounds, at, end, reader }
    const found = tooLittle(place) ?? replaced(place) ?? replacedBefore(place)
    for (const each of found ?? []) dropped.add(each)
    isRejected ||= found !== null
    at = end
  }
  if (dropped.size === 0) return { tokens, isRejected }
  return { tokens: tokens.filter((_, at) => !dropped.has(at)), isRejected }
}

interface Place {
  tokens: readonly string[]
  sounds: readonly string[]
  at: number
  end: number
  reader: Reader
}

/** Returns the end of a number; null without one, and for an article or a time. */
function numberEnd(tokens: readonly string[], at: number): number | null {
  const found = readSpokenAmount(tokens, at)
  if (found === null || /^(?:un|una|uno)$/.test(tokens[at] ?? '')) return null
  return termUnit(tokens[found.end]) === null ? found.end : null
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index)

/** Returns the places of a number and its "no me alcanzan", which may be on either side of it. */
function tooLittle(place: Place): number[] | null {
  const { tokens, sounds, at, end, reader } = place
  let start = at
  while (LEADS.test(tokens[start - 1] ?? '')) start--
  for (let from = Math.max(0, start - NEAR); from < start; from++)
    if (phraseEnd(sounds, from) === start) return range(from, end)
  const next = sourceEnd(tokens, end, reader)
  const after = phraseEnd(sounds, next)
  if (after === null) return null
  const clause = tokens.slice(tokens.slice(0, at).lastIndexOf(CUT) + 1, at)
  const { kind } = governor(clause, reader)
  // "Gano 1500 no me alcanza" states a sum.
  if (kind === 'owned') return range(next, after)
  const isLed = start < at && !/^(?:de|unos|unas)$/.test(tokens[at - 1] ?? '')
  const isWanted = !isLed && (kind === 'movement' || kind === 'far')
  // In "préstame 900 no me alcanza para la renta" the 900 is wanted.
  const isReason =
    /^(?:para|la|el|mi|lo|ni|for)$/.test(tokens[after] ?? '') && !(sounds[after - 1] ?? '').endsWith('n')
  if (isWanted && isReason) return null
  return [...range(isWanted ? at : start, end), ...range(next, after)]
}

function phraseEnd(sounds: readonly string[], at: number): number | null {
  const found = TOO_LITTLE.exec(sounds.slice(at).join(' '))?.[0]
  return found === undefined ? null : at + found.split(' ').length
}

/** Skips the kind or source of a sum: "500 de lana", "500 de mi ahorro", "500 de préstamo". */
function sourceEnd(tokens: readonly string[], end: number, reader: Reader): number {
  let at = end
  while (/^(?:de|del|mi|la|el|of|my)$/.test(tokens[at] ?? '')) at++
  const { concept, end: next } = reader.read(tokens, at)
  return concept && source.has(concept) ? next : end
}

/** Returns the places of "no" and its number if another number follows: "no quiero 5000, 3000". */
function replaced({ tokens, at, end, reader }: Place): number[] | null {
  const isOfSavings = reader.read(tokens, sourceEnd(tokens, end, reader) - 1).concept === 'savings'
  if (isOfSavings || !tokens.some((_, next) => next >= end && numberEnd(tokens, next) !== null)) return null
  // Example: "500 no, quiero 800".
  if (tokens[end] === 'no' && tokens[end + 1] === CUT) return range(at, end + 1)
  let not = at - 1
  while (not >= 0 && at - not <= NEAR && isNegated(tokens, not, reader)) not--
  if (!/^(?:no|not)$/.test(tokens[not] ?? '') || tokens[not - 1] === 'si') return null
  const first = /^(?:ya|pero|but)$/.test(tokens[not - 1] ?? '') ? not - 1 : not
  const beings = range(not + 1, at).filter((each) => BEING.test(tokens[each] ?? ''))
  const isOther = tokens[end] === 'sino' && !hasSavings(tokens, reader)
  return [...range(first, not + 1), ...beings, ...range(at, isOther ? end + 1 : end)]
}

function isNegated(tokens: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(tokens, at)
  return (
    NEGATED.test(tokens[at] ?? '') ||
    reader.isBeside('wish', tokens, at) ||
    Boolean(concept && ordered.has(concept))
  )
}

/** Returns the places of "en vez de 5000" if the sentence has another number. */
function replacedBefore({ tokens, at, end, reader }: Place): number[] | null {
  const start = at - 3
  const isInstead = /^en (?:ve[zs]|lugar) de$/.test(tokens.slice(Math.max(0, start), at).join(' '))
  const isOnly = !tokens.some((_, each) => (each < start || each >= end) && numberEnd(tokens, each) !== null)
  if (!isInstead || isOnly) return null
  const isLoan = tokens.some((_, each) => reader.read(tokens, each).concept === 'loan')
  if (isLoan) return range(start, end)
  // Keeps "en vez de", which shows a change of the savings. Without savings, another deduction may be meant.
  return hasSavings(tokens, reader) ? range(at - 1, end) : null
}

function hasSavings(tokens: readonly string[], reader: Reader): boolean {
  return tokens.some((_, at) => /^(?:savings|save)$/.test(reader.read(tokens, at).concept ?? ''))
}

/** Verbs, by sound, that state how a loan is paid back: "pagando 200 por quincena". */
const REPAYING = /^(?:pag|abon|deskont|d|reba[jg])ando(?:l[eo]s?|me|mel[oa]|nos)?$/
/** Verbs, by sound, of others after "me los": "me los cobras", "me los descuentan". */
const CHARGED = /^(?:kobr|deskuent|kit|rebaj)[ae](?:n|s)?$/
const REPORTING = /^(?:est[aoy]+n?|estamos|llevo|sigo|siguen?|voy|vamos|ando|vengo)$/
const SPELL =
  /^(?:por|a|kada|al?|la|el|kinsena|semana|mes|nomina|kinsenal(?:es)?|semanal(?:es)?|mensual(?:es)?)$/

function isBeforeNumber(tokens: readonly string[], at: number): boolean {
  return readSpokenAmount(tokens, /^(?:a|en|con)$/.test(tokens[at] ?? '') ? at + 1 : at) !== null
}

/** Removes the payments of a wanted loan: "préstamo de 2000 pagando 200 por quincena". */
export function withoutInstalments(tokens: readonly string[], reader: Reader): readonly string[] {
  const start = tokens.findIndex(
    (token, at) =>
      REPAYING.test(soundOf(token)) ||
      isPayingBack(tokens, at) ||
      ((token === 'pago' || CHARGED.test(soundOf(token))) && /^l[oa]s?$/.test(tokens[at - 1] ?? '')) ||
      (/^pagarlos?$/.test(token) && isBeforeNumber(tokens, at + 1)),
  )
  const isLoan = tokens
    .slice(0, Math.max(0, start))
    .some((_, at) => reader.read(tokens, at).concept === 'loan')
  // "Me están descontando 200 del préstamo" reports a deduction. "Y se los voy pagando" promises payments.
  const isPromised = /^l[oa]s?$/.test(tokens[start - 2] ?? '')
  if (!isLoan || (!isPromised && REPORTING.test(tokens[start - 1] ?? ''))) return tokens
  let at = start + 1
  let sum = at
  while (/^(?:de|a|unos|como)$/.test(tokens[sum] ?? '')) sum++
  // "De a 200" is the payment. "A 6 meses" stays as the term.
  if (numberEnd(tokens, sum) !== null) at = sum
  let end = numberEnd(tokens, at) ?? start + 1
  if (end > start + 1) {
    end = sourceEnd(tokens, end, reader)
    while (SPELL.test(soundOf(tokens[end] ?? ''))) end++
  }
  let first = start
  while (/^(?:y|me|que|te|les?|se)$/.test(tokens[first - 1] ?? '')) first--
  return [...tokens.slice(0, isPayingBack(tokens, start) ? first : start), ...tokens.slice(end)]
}

const DEDUCTED = /^(?:kiten|deskuent[ae]n|rebajen|kobren)(?:me|nos)?(?:l[oa]s?)?$/

/** True at the verb of "y quítenme 200 por quincena" and "y te pago 100 por semana". */
function isPayingBack(tokens: readonly string[], at: number): boolean {
  const sound = soundOf(tokens[at] ?? '')
  const isPaid = sound === 'pago' && /^(?:te|les?)$/.test(tokens[at - 1] ?? '')
  const end = isPaid || DEDUCTED.test(sound) ? numberEnd(tokens, at + 1) : null
  return end !== null && SPELL.test(soundOf(tokens[end] ?? ''))
}
