import { isPaidToPerson } from './asking.ts'
import type { Concept } from './lexicon.ts'
import { isPastMovement } from './past-verbs.ts'
import type { Reader } from './reader.ts'
import { isRelative, isTold } from './reported-parts.ts'
import { termUnit } from './spoken-term.ts'
import { isOwnMoney, isPaidAhead, isPartOfSum, isTakenAway } from './word-senses.ts'

/** Actions that also apply to things other than money. */
const actions: ReadonlySet<Concept> = new Set([
  'advance',
  'cancel',
  'change',
  'discount',
  'halt',
  'join',
  'leave',
  'part',
  'pay',
  'put',
  'save',
  'settle',
  'takeoff',
  'withdraw',
])

/** Returns the ideas that a sentence names, and the number of its unknown words. */
export function ideasIn(words: readonly string[], reader: Reader) {
  const ideas = new Set<Concept>()
  let strange = 0
  let isPurpose = false
  const isOfLoan = words.some((_, at) => ofLoan.has(reader.read(words, at).concept ?? 'amount'))
  for (let at = 0; at < words.length; ) {
    if (words[at] === 'ya' && reader.verbs.order.test(words[at + 1] ?? '')) {
      at++
      continue
    }
    const { concept: heard, end } = reader.read(words, at)
    const isToPerson = heard === 'pay' && !isOfLoan && isPaidToPerson(words, at)
    const isTaken = heard === 'withdraw' && isTakenAway(words, at, reader)
    const named = isTaken ? 'takeoff' : heard
    const read = isToPerson ? 'give' : named
    // "Me depositaron menos" is about the wage.
    const isWage =
      read === 'deposit' && words.some((word, place) => place > at && /^(?:mas|menos)$/.test(word))
    const isReport =
      (isPastMovement(words, at, reader) && !isWage) || (read === 'state' && isTold(words, at, reader))
    const told = isReport ? (isRelative(words, at, reader) ? null : 'state') : read
    // "Cuántos días de vacaciones" counts days.
    const concept = told === 'howmuch' && isCountOfThings(words, at, reader) ? undefined : told
    // "Sacar 3 días" is about days.
    const isCounted = words[at - 1] === '#' && reader.isBeside('counted', words, at)
    if (concept === undefined || isCounted) {
      const { place, isDirect } = rulingOf(words, at, reader)
      // An unknown purpose is harmless: "para la escuela".
      if (words[place] !== 'para') strange++
      // In "retirar mi locker" the action is about an unknown thing.
      const rule = reader.read(words, place).concept
      if (isPastMovement(words, place, reader)) ideas.delete('state')
      // "Me dieron una despensa" and "me dieron de baja del imss" report no movement.
      if (rule === 'leave' || (rule === 'state' && (isDirect || words[at]?.endsWith('s'))))
        ideas.delete('state')
      // "Un préstamo de emergencia" is a loan. "Préstame tu pluma" is not.
      const isLoanOfThing = rule === 'loan' && isDirect && !isBeforeReason(words, place)
      if (rule && (actions.has(rule) || (isLoanOfThing && !isSumOfLoan(words, at)))) ideas.delete(rule)
      // In "cuánto llevo de puntos" the question is about an unknown thing.
      if ((rule === 'have' || rule === 'lack') && words[place + 1] === 'de') ideas.delete(rule)
      if (rule === 'savings' && isBox(words, place, at)) for (const idea of ofBox) ideas.delete(idea)
    }
    // "Tarjeta de crédito" names a card.
    const isOfStrange = words[at - 1] === 'de' && reader.read(words, at - 2).concept === undefined
    if (concept && isOtherSense(words, at, concept, reader)) {
      if (concept === 'savings') ideas.delete('withdraw')
      strange++
      at = end
      continue
    }
    // "Un préstamo de nómina" is a loan.
    if (concept === 'payslip' && isOfLoan && isKindOfLoan(words, at)) {
      at = end
      continue
    }
    const isInPurpose = isPurpose && (concept === 'owe' || concept === 'most')
    if (concept && isAside(words, at, concept, ideas)) isPurpose ||= concept === 'pay'
    else if (
      concept &&
      !isOfStrange &&
      !isInPurpose &&
      !(concept === 'most' && isPartOfSum(words, at, end, ideas, reader))
    ) {
      ideas.add(concept)
      if (concept === 'payslip' || concept === 'statement') deleteFetching(words, at, ideas, reader)
      const preposition = reader.before(words, at)
      const isLoan = concept === 'loan' || concept === 'owe'
      if (concept === 'money' && isOwnMoney(words, at, reader)) ideas.add('savings')
      if (isLoan && isPaidAhead(words, at, reader)) ideas.add('toward')
      if (isLoan && (preposition === 'toward' || isPurposeOf(words, at, ideas))) ideas.add('toward')
      // "Depositar 500 a mi ahorro" opens the savings menu, which explains how to save.
      if (concept === 'savings' && preposition === 'toward') ideas.delete('deposit')
      if (preposition === 'from' && concept === 'savings') ideas.add('from')
    }
    at = end
  }
  return { ideas, strange }
}

const isKindOfLoan = (words: readonly string[], at: number) =>
  words[at] === 'nomina' && /^(?:de|por|sobre|via)$/.test(words[at - 1] ?? '')

/** Removes the verb of "sacar mi recibo" and "bajar mi recibo", which only want to see the payslip. */
function deleteFetching(words: readonly string[], at: number, ideas: Set<Concept>, reader: Reader): void {
  const { place } = reader.ruling(words, at)
  const { concept } = reader.read(words, place)
  const isObject = !/^(?:del?|a|al|por|con|en|from|in)$/.test(words[place + 1] ?? '')
  // "Bajen mi sueldo" is about the wage.
  const isDownload =
    /^baj[aeo]/.test(words[place] ?? '') && !/^(?:sueldo|salario|raya)$/.test(words[at] ?? '')
  if (isObject && (concept === 'withdraw' || (concept === 'change' && isDownload))) ideas.delete(concept)
}

/** True when a loan is before its reason: "un préstamo, mi niño está enfermo". */
function isBeforeReason(words: readonly string[], at: number): boolean {
  return /^(?:prestamo|credito)$/.test(words[at] ?? '') && words[at + 1] === 'mi'
}

/** True for the unknown unit of a loan's sum: "un préstamo de 800 toletes". "Préstame 2 plumas" is false. */
function isSumOfLoan(words: readonly string[], at: number): boolean {
  return words[at - 1] === '#' && words[at - 2] === 'de' && /^(?:prestamo|credito)$/.test(words[at - 3] ?? '')
}

const ofLoan: ReadonlySet<Concept> = new Set(['loan', 'owe', 'settle'])
const ofBox: readonly Concept[] = ['savings', 'withdraw', 'let', 'leave', 'join']

/** True when things other than money are counted: "cuántos días", "cuántas vacaciones". */
function isCountOfThings(words: readonly string[], at: number, reader: Reader): boolean {
  if (!/^.uant[oa]s$/.test(words[at] ?? '') || words[at + 1] === undefined) return false
  return reader.isBeside('counted', words, at + 1) || reader.read(words, at + 1).concept === undefined
}

/** True when "caja" is a box of an unknown thing. A fund of the company is false. */
function isBox(words: readonly string[], at: number, thing: number): boolean {
  const isOf = /^del?$/.test(words[at + 1] ?? '')
  return words[at] === 'caja' && isOf && !/^(?:empresa|compania|trabajo|planta)$/.test(words[thing] ?? '')
}

/** Returns the governing word, also across a number: "prestame 2 plumas", "sacar 3 días de …". */
function rulingOf(words: readonly string[], at: number, reader: Reader) {
  const ruling = reader.ruling(words, at)
  const isUnit = words[ruling.place - 1] === '#' && reader.isBeside('counted', words, ruling.place)
  const number = isUnit ? ruling.place - 1 : ruling.place
  if (words[number] !== '#') return ruling
  // "1000 al mes" counts no months.
  const isPlural = words[at]?.endsWith('s') === true && termUnit(words[at]) === null
  const isThing = isUnit || reader.isBeside('counted', words, at) || isPlural
  return isThing ? { place: reader.ruling(words, number).place, isDirect: true } : ruling
}

/** True when the word has another meaning: "presto 500 a …", "me van a liquidar", "retirar la caja". */
function isOtherSense(words: readonly string[], at: number, concept: Concept, reader: Reader): boolean {
  const word = words[at] ?? ''
  // In "le presto a mi hermano" the person lends.
  if (concept === 'loan') return /^(?:em)?prest[oe]$/.test(word) && !/^(?:me|nos)$/.test(words[at - 1] ?? '')
  const isWith = (others: RegExp) =>
    words.some((_, place) => others.test(reader.read(words, place).concept ?? ''))
  if (concept === 'change') return word === 'aumento' && !isWith(/^(?:savings|save|discount|takeoff)$/)
  // "Renunciar" and "quit" mean the company. "Renunciar a la caja" means the savings fund.
  if (concept === 'halt' && word.startsWith('renunci')) {
    const object = words.slice(at + 1).findIndex((each) => !/^(?:al?|del?|la|el|mi)$/.test(each))
    return object < 0 || reader.read(words, at + 1 + object).concept !== 'savings'
  }
  if (concept === 'leave' && /^(?:quit|resign)/.test(word)) return !isWith(/^savings$/)
  if (concept === 'settle') {
    return (
      !isWith(/^(?:loan|owe|savings)$/) &&
      (word.endsWith('me') || words.includes('me') || words.includes('nos'))
    )
  }
  if (concept === 'join' || concept === 'end' || concept === 'leave')
    return words.slice(at + 1, at + 4).join(' ') === 'a las #'
  if (concept !== 'savings' || word !== 'caja' || words[at - 1] !== 'la' || words[at + 1] === 'de')
    return false
  return reader.ruling(words, at).isDirect && reader.read(words, at - 2).concept === 'withdraw'
}

/** True when savings pay a loan: "agarren 500 de mi ahorro para mi préstamo". */
function isPurposeOf(words: readonly string[], at: number, ideas: ReadonlySet<Concept>): boolean {
  const isGiven = ideas.has('withdraw') || ideas.has('savings')
  return isGiven && /^(?:mi|el)$/.test(words[at - 1] ?? '') && words[at - 2] === 'para'
}

/**
 * True when the idea must be ignored: a doubted wish ("¿por qué no …?"), a purpose ("un préstamo para pagar …") or a
 * term ("2 mil a pagar en 3 meses").
 */
function isAside(
  words: readonly string[],
  at: number,
  concept: Concept,
  ideas: ReadonlySet<Concept>,
): boolean {
  if (concept === 'not') return ideas.has('why')
  if (concept !== 'pay' || !/^(?:para|a|to)$/.test(words[at - 1] ?? '')) return false
  return ideas.has('loan') || (/^(?:en|in)$/.test(words[at + 1] ?? '') && words[at + 2] === '#')
}
