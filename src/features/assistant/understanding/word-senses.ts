import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { isRelative } from './reported-parts.ts'

/** Detects words whose meaning depends on their neighbours: "mi pago", "lo que me sacan", "mi dinero". */

/** Ideas that the person's own payment may contain. */
const making: ReadonlySet<Concept> = new Set([
  'advance',
  'cancel',
  'change',
  'discount',
  'end',
  'extra',
  'lack',
  'loan',
  'more',
  'most',
  'owe',
  'part',
  'put',
  'save',
  'savings',
  'settle',
  'state',
  'takeoff',
  'toward',
  'withdraw',
])
const MADE = /^(?:hacer|aser|hago|hice|hize|di|dar|doy|realizar|realice|meter|make)$/
const PAYDAY = /^(?:semana|quincena|mes|raya|nomina|ayer|hoy|viernes|sabado)$/

/** True when a payment is the wage: "mi pago", "pago de esta semana". "Hacer mi pago" is false. */
export function isWagePayment(
  words: readonly string[],
  ideas: ReadonlySet<Concept>,
  reader: Reader,
): boolean {
  if ([...ideas].some((idea) => making.has(idea))) return false
  return words.some((word, at) => {
    if (word === 'paga' && words[at - 1] === 'mi') return true
    if (!/^pagos?$/.test(word) || words.slice(0, at).some((each) => MADE.test(each))) return false
    const isDefinite = reader.isBeside('definite', words, at - 1)
    const isOfDay = words[at + 1] === 'de' && words.slice(at + 2, at + 4).some((each) => PAYDAY.test(each))
    return isOfDay || (ideas.has('pay') && (isDefinite || words[at + 1] === 'del'))
  })
}

/** True when others deduct money: "lo que me sacan", "que me saquen menos". */
export function isTakenAway(words: readonly string[], at: number, reader: Reader): boolean {
  const isToMe = /^(?:me|nos)$/.test(words[at - 1] ?? '')
  if (!isToMe || !/[ae]n$/.test(words[at] ?? '')) return false
  return (
    (isRelative(words, at, reader) && words[at - 3] === 'lo') ||
    words[words[at + 1] === '#' ? at + 2 : at + 1] === 'menos'
  )
}

/** True when the person claims the savings back: "regrésenme mi dinero". */
export function isOwnMoney(words: readonly string[], at: number, reader: Reader): boolean {
  const isGiven = words.slice(0, at).some((_, place) => reader.read(words, place).concept === 'give')
  return isGiven && words[at - 1] === 'mi'
}

/** True when a payment is made early: "adelantar 1000 del préstamo". "Me pueden adelantar mi préstamo" is false. */
export function isPaidAhead(words: readonly string[], at: number, reader: Reader): boolean {
  let place = at - 1
  while (/^(?:#|de|del|mi|el|of|my|the)$/.test(words[place] ?? '')) place--
  const isVerb = reader.read(words, place).concept === 'advance' && /ar(?:le)?$/.test(words[place] ?? '')
  return (
    isVerb &&
    /^(?:mi|el|del|my|the)$/.test(words[at - 1] ?? '') &&
    !words.slice(0, at).some((word) => /^(?:me|nos)$/.test(word))
  )
}

/** True when "todo" does not mean all the money: "no todo", "casi todo", "toda mi familia". */
export function isPartOfSum(
  words: readonly string[],
  at: number,
  end: number,
  ideas: ReadonlySet<Concept>,
  reader: Reader,
): boolean {
  const isSpent = (['withdraw', 'pay', 'settle'] as const).some((idea) => ideas.has(idea))
  if (words[at] === 'total' && !isSpent) return true
  if (ideas.has('not') || /^(?:casi|almost|not)$/.test(words[at - 1] ?? '')) return true
  if (words.slice(0, at).some((word) => /^(?:cual|what)$/.test(word))) return true
  let place = end
  while (/^(?:de|del|el|la|lo|los|las|mi|mis|su|que|of|the|my|in)$/.test(words[place] ?? '')) place++
  const next = words[place]
  return (
    next !== undefined && (/^(?:esta|es|is)$/.test(next) || reader.read(words, place).concept === undefined)
  )
}
