import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { isPast } from './past-verbs.ts'
import { CUT } from './sounds.ts'
import { readSpokenAmount } from './spoken-amount.ts'

const telling: ReadonlySet<Concept> = new Set(['have', 'lack', 'paid', 'arrive', 'asked'])
const ordered: ReadonlySet<Concept> = new Set([
  'advance',
  'change',
  'discount',
  'give',
  'join',
  'leave',
  'loan',
  'put',
  'takeoff',
  'withdraw',
])
const questions: ReadonlySet<Concept> = new Set(['howmuch', 'why'])

export function isTold(words: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(words, at)
  const isTelling =
    (concept && telling.has(concept)) ||
    reader.isBeside('owned', words, at) ||
    reader.isBeside('told', words, at)
  if (isTelling || isOthersWish(words, at, reader)) return true
  return isPast(words, at, reader) || isPayer(words, at, reader) || isWage(words, at, reader)
}

export function isOthersWish(words: readonly string[], at: number, reader: Reader): boolean {
  if (!reader.isBeside('others', words, at)) return false
  let subject = at - 1
  while (/^(?:ya|no|le|les)$/.test(words[subject] ?? '')) subject--
  // "Onda" in "qué onda, ¿pueden prestarme?" belongs to a greeting and names no person.
  if (words[subject] === 'onda') return false
  return isStrange(words, subject, reader) || reader.isBeside('who', words, subject)
}

const ASKING = /^(?:pedir|solicitar|hacer|darme|darnos)$/
const INFINITIVE = /[aei]r(?:me|le|l[oa]|nos)?$/

/** Words before "para" that name a time: "es tarde para salirme". */
const TIME = /^(?:tiempo|plazo|fecha|limite|tarde|temprano)$/

/** True when an infinitive depends on another verb or a preposition: "me obligan a retirar", "antes de pagar". */
export function isGoverned(words: readonly string[], at: number, reader: Reader): boolean {
  const word = words[at] ?? ''
  const { concept } = reader.read(words, at)
  if (!ASKING.test(word) && !(concept && INFINITIVE.test(word))) return false
  let place = at - 1
  while (/^(?:me|nos|le|se)$/.test(words[place] ?? '')) place--
  const isPreposition = /^(?:a|de|en|por|con)$/.test(words[place] ?? '')
  if (isPreposition) place--
  if (place < 0) return false
  const ruling = words[place] ?? ''
  // "Si llego a salirme" is a supposition.
  if (/^lleg[ao]/.test(ruling)) return true
  // "Hay tiempo para salirme" asks about the time.
  if (ruling === 'para' && TIME.test(words[place - 1] ?? '')) return true
  const isTelling = reader.isBeside('told', words, place) || reader.isBeside('owned', words, place)
  if (isTelling || isOthersWish(words, place, reader) || isPast(words, place, reader)) return true
  if (!isPreposition) return false
  // "Me van a prestar" is a wish; "van a retirar" is not.
  if (/^vas?$|^van$/.test(ruling))
    return concept !== 'loan' && !/^(?:me|nos|lo|se)$/.test(words[place - 1] ?? '')
  return /^(?:antes|despues)$/.test(ruling) || isStrange(words, place, reader)
}

/** Ideas that may take a sum from the wage: "un adelanto de mi sueldo de 1500". */
const fromWage: ReadonlySet<Concept> = new Set(['advance', 'discount', 'loan', 'takeoff'])

/** True when the word names a wage as a statement: "mi sueldo es de 2000". */
export function isWage(words: readonly string[], at: number, reader: Reader): boolean {
  if (!reader.isBeside('wage', words, at)) return false
  const { place, isDirect } = reader.ruling(words, at)
  const { concept } = reader.read(words, place)
  // "Que me suban el sueldo a 500" asks for a higher wage.
  if (concept === 'change') return false
  return isDirect || !concept || !fromWage.has(concept)
}

/** True when other people take or pay money: "me quitan", "mi hermano saca". The wish "que me quiten" is false. */
export function isPayer(words: readonly string[], at: number, reader: Reader): boolean {
  if (!reader.isBeside('payer', words, at)) return false
  return reader.isBeside('whom', words, at - 1) || isStrange(words, at - 1, reader)
}

/** True for an unknown word. "Personal" and "chico" are known, because they describe a loan. */
export function isStrange(words: readonly string[], at: number, reader: Reader): boolean {
  const word = words[at] ?? CUT
  if (word.length < 2 || reader.isBeside('kinds', words, at) || /\d/.test(word)) return false
  return readSpokenAmount(words, at) === null && reader.read(words, at).concept === undefined
}

/** True in a relative clause: "lo que tengo", "el préstamo que me dieron". */
export function isRelative(words: readonly string[], at: number, reader: Reader): boolean {
  const place = subjectStart(words, at, reader) - 1
  const isAfterWord = place > 0 && !reader.isBeside('clause', words, place - 1)
  return reader.verbs.relative.test(words[place] ?? '') && (words[place] !== 'que' || isAfterWord)
}

interface Part {
  words: readonly string[]
  /** `other` is neither a wish nor a report. `bare` is the same without any idea. */
  kind: 'wish' | 'told' | 'other' | 'bare'
}

interface Asking {
  tokens: readonly string[]
  /** Movement of a removed part that is wanted again: "me prestaron 2000 y quiero otros 1000". */
  again: readonly Concept[]
}

/** Removes the parts that only report. Returns null when the sentence has no wish or no part to remove. */
export function withoutToldParts(tokens: readonly string[], reader: Reader): Asking | null {
  const parts = partsOf(tokens, reader)
  const isLeftOut: boolean[] = []
  for (const [index, kind] of parts.map(({ kind }) => kind).entries())
    isLeftOut.push(kind === 'told' || (kind === 'bare' && isLeftOut[index - 1] === true))
  if (!isLeftOut.includes(true) || !parts.some(({ kind }) => kind === 'wish')) return null
  const kept = parts.flatMap(({ words }, index) => (isLeftOut[index] ? [CUT] : words))
  const isIn = (words: readonly string[], ideas: ReadonlySet<Concept>) =>
    words.some((_, at) => ideas.has(reader.read(words, at).concept ?? 'amount'))
  const isOther = kept.some((_, at) => reader.isBeside('another', kept, at))
  if (isOther && isIn(tokens, new Set(['loan']))) return { tokens: kept, again: ['loan'] }
  const isMore = isOther || isIn(kept, new Set(['more']))
  if (!isMore || isIn(kept, moves)) return { tokens: kept, again: [] }
  const wanted = (['loan', 'withdraw'] as const).filter((idea) => isIn(tokens, new Set([idea])))
  return { tokens: kept, again: wanted.length === 1 ? wanted : [] }
}

const moves: ReadonlySet<Concept> = new Set([...ordered, 'part', 'pay', 'save', 'savings', 'settle'])

function partsOf(tokens: readonly string[], reader: Reader): Part[] {
  const starts = [0]
  let hasTold = false
  let hasWish = false
  for (let at = 0; at < tokens.length; ) {
    const isBreak = tokens[at] === CUT || reader.isBeside('joins', tokens, at)
    const isWishHere = isWish(tokens, at, reader)
    const isToldHere = !isWishHere && isTold(tokens, at, reader) && !isRelative(tokens, at, reader)
    const isSumTold = hasWish && isToldHere && isNumberNear(tokens, at + 1)
    const hasToldBefore = hasTold || isHabit(tokens.slice(starts.at(-1), at), reader)
    if (isBreak || (isWishHere && hasToldBefore) || isSumTold) {
      starts.push(isSumTold ? toldStart(tokens, at, reader) : isWishHere ? wishStart(tokens, at) : at)
      hasTold = false
      hasWish = false
    }
    hasTold ||= isToldHere
    hasWish ||= isWishHere
    at = readSpokenAmount(tokens, at)?.end ?? at + 1
  }
  return starts.map((start, index) => {
    const words = tokens.slice(start, starts[index + 1])
    return { words, kind: kindOf(words, reader) }
  })
}

function wishStart(words: readonly string[], at: number): number {
  return /^(?:ya|no|me|nos|cuanto|i|do|not)$/.test(words[at - 1] ?? '') ? wishStart(words, at - 1) : at
}

/** Returns the place where the report of an amount begins: "la operación cuesta", "me quitan". */
function toldStart(words: readonly string[], at: number, reader: Reader): number {
  const start = subjectStart(words, at, reader)
  return isStrange(words, start - 1, reader) ? reader.ruling(words, start - 1).place + 1 : start
}

/** Returns the place of the first pronoun before a verb: "me quitan", "yo ya debo". */
function subjectStart(words: readonly string[], at: number, reader: Reader): number {
  return reader.isBeside('subject', words, at - 1) ? subjectStart(words, at - 1, reader) : at
}

function kindOf(part: readonly string[], reader: Reader): Part['kind'] {
  const places = [...part.keys()]
  if (places.some((at) => isWish(part, at, reader))) return 'wish'
  // "Porque debo 3000" is not a question.
  const isQuestion = places.some((at) => {
    const { concept } = reader.read(part, at)
    return concept && questions.has(concept) && !(at === 0 && reader.isBeside('joins', part, at))
  })
  if (isQuestion) return 'other'
  const hasTold = places.some((at) => isTold(part, at, reader) && !isRelative(part, at, reader))
  if (hasTold || isHabit(part, reader)) return 'told'
  return places.some((at) => reader.read(part, at).concept) ? 'other' : 'bare'
}

/** True when the part states a usual amount or a price: "saco 1500 a la semana", "la renta es de 2000". */
function isHabit(part: readonly string[], reader: Reader): boolean {
  const first = [...part.keys()].find((at) => !reader.isBeside('opening', part, at))
  if (first === undefined || !part.some((_, at) => readSpokenAmount(part, at) !== null)) return false
  const isPrice = part.some((_, at) => reader.isBeside('price', part, at))
  return isPrice || reader.isBeside('habit', part, first)
}

export function isWish(words: readonly string[], at: number, reader: Reader): boolean {
  // "Me dijeron que podía salirme" is a report.
  if (isGoverned(words, at, reader) || (words[at - 1] ?? '').startsWith('podi')) return false
  // In "mi compañero quiere pedir prestado" the wish is another person's.
  const before = /^(?:que|a)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1
  if (isOthersWish(words, at, reader) || isOthersWish(words, before, reader)) return false
  if (reader.isBeside('wish', words, at) || reader.isBeside('asks', words, at)) return true
  const { concept } = reader.read(words, at)
  return Boolean(concept && ordered.has(concept)) && reader.verbs.order.test(words[at] ?? '')
}

/** True when the word begins a wish that is not only for information: "quiero ver" is false. */
export function isOwnWish(words: readonly string[], at: number, reader: Reader): boolean {
  return isWish(words, at, reader) && !reader.isBeside('look', words, at + 1)
}

/** Maximum distance in words from a verb to its amount: 3 in "ya debo como unos 3000". */
const NEAR = 3

function isNumberNear(tokens: readonly string[], start: number): boolean {
  return tokens
    .slice(start, start + NEAR)
    .some((_, index) => readSpokenAmount(tokens, start + index) !== null)
}
