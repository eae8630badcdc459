import type { Concept } from './lexicon.ts'
import type { Reader } from './reader.ts'
import { isStrange } from './reported-parts.ts'

/** Detects money of another fund or for another person: "sacar 500 de mi afore", "sáquenle 500 a mi esposo". */

const OF = /^(?:del?|from|of|off)$/
const ARTICLE = /^(?:mis?|el|la|l[oa]s|su|un|una|es[ea]|est[ea]|my|the|this|that|out)$/
/** Words after "de" that name a manner or a time: "de volada", "del año". */
const MANNER = /^(?:anos?|volada|rapido|urgencia|emergencia|inmediato|jalon|favor|perdida|corrido)$/
const SUM = /^(?:#|lo|tod[oa]|total|algo|parte|mitad|all|some|half)$/

const GREETING = /^(?:hola|oigan?|oye|buen[oa]s|dias|tardes|noches)$/

/** Ideas of the person's own money. */
const own: ReadonlySet<Concept> = new Set(['savings', 'save', 'have', 'balance', 'loan', 'most'])

/** True when the money comes from another source: "retirar 500 de mi tarjeta", "sacar 300 del cajero". */
export function isFromElsewhere(words: readonly string[], reader: Reader): boolean {
  return words.some((word, at) => {
    const isAt = /^(?:en|in|at)$/.test(word)
    if (!(isAt || OF.test(word)) || !isAfterSum(words, at, reader)) return false
    let thing = at + 1
    while (ARTICLE.test(words[thing] ?? '')) thing++
    const isPurpose = thing === at + 1 && reader.isBeside('purposes', words, thing)
    const isDetail = isPurpose || reader.isBeside('months', words, thing)
    if (isDetail || MANNER.test(words[thing] ?? '')) return false
    // "Cuenta de ahorro" names the fund.
    const next = OF.test(words[thing + 1] ?? '') ? thing + 2 : thing + 1
    const isOwn = own.has(reader.read(words, next).concept ?? 'amount')
    // "En la oficina" names a place, not a source.
    return !isOwn && ((!isAt && isStrange(words, thing, reader)) || reader.isBeside('lender', words, thing))
  })
}

function isAfterSum(words: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(words, at - 1)
  const isFirst = words.slice(0, at).every((word) => GREETING.test(word))
  return isFirst || SUM.test(words[at - 1] ?? '') || concept === 'withdraw' || concept === 'money'
}

const forOthers: ReadonlySet<Concept> = new Set([
  'change',
  'discount',
  'join',
  'loan',
  'save',
  'takeoff',
  'withdraw',
])

/** Destinations of the person's own money: "a mi tarjeta", "a mi nombre". */
const OWN_PLACE = /^(?:cuentas?|tarjeta|nombre)$/

/** Words after "a la" that name no person: "a la brevedad". */
const NO_PERSON = /^(?:brevedad|mayor|menor)$/

/** True when a person is lent: "préstame a tu prima". */
function isPersonLent(words: readonly string[], at: number, reader: Reader): boolean {
  if (!/^(?:em)?prest/.test(words[at] ?? '') || words[at + 1] !== 'a') return false
  let person = at + 2
  while (/^(?:tus?|del?)$/.test(words[person] ?? '') || ARTICLE.test(words[person] ?? '')) person++
  const name = words[person] ?? ''
  return person > at + 2 && isStrange(words, person, reader) && !OWN_PLACE.test(name) && !NO_PERSON.test(name)
}

/** True when the movement is for another person: "préstenle 500 a mi compadre", "le saquen 500 a mi esposo". */
export function isForOther(words: readonly string[], reader: Reader): boolean {
  return words.some((word, at) => {
    const { concept } = reader.read(words, at)
    if (!concept || !forOthers.has(concept)) return false
    if (concept === 'loan' && isPersonLent(words, at, reader)) return true
    const isLoan = /^prest(?:a|e|en|ar)$/.test(word) && !/^(?:me|nos)$/.test(words[at - 1] ?? '')
    if (!isLoan && !/[aeinr]les?$/.test(word) && !/^les?$/.test(words[at - 1] ?? '')) return false
    return words.some((to, place) => {
      if (place <= at || to !== 'a') return false
      let person = place + 1
      while (ARTICLE.test(words[person] ?? '')) person++
      return isStrange(words, person, reader) && !OWN_PLACE.test(words[person] ?? '')
    })
  })
}

const doneByOthers: ReadonlySet<Concept> = new Set([...forOthers, 'give', 'leave', 'part', 'pay', 'settle'])

/** True when another person must do it: "que mi hijo saque 500 de mi caja". "Que la empresa me preste" is false. */
export function isByOther(words: readonly string[], reader: Reader): boolean {
  return words.some((word, at) => {
    if (word !== 'que') return false
    let person = at + 1
    while (ARTICLE.test(words[person] ?? '')) person++
    const isName = isStrange(words, person, reader) && !reader.isBeside('dated', words, person)
    if (!isName && !/^(?:alguien|amig[oa]|ella|ellos)$/.test(words[person] ?? '')) return false
    let verb = person + 1
    while (/^(?:ya|l[oa]s?)$/.test(words[verb] ?? '')) verb++
    const { concept } = reader.read(words, verb)
    // In "qué onda, préstenme 500" the order is the person's own.
    if (reader.verbs.order.test(words[verb] ?? '')) return false
    return /^(?:pidan?|soliciten?)$/.test(words[verb] ?? '') || Boolean(concept && doneByOthers.has(concept))
  })
}

/** True when the fund belongs to another person or company: "el ahorro de mi mamá", "mi ahorro de Coppel". */
export function isOfOther(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    const { concept } = reader.read(words, at)
    if (concept !== 'savings' && concept !== 'loan' && concept !== 'owe') return false
    if (reader.isBeside('lender', words, at + 1)) return true
    if (!OF.test(words[at + 1] ?? '')) return false
    let owner = at + 2
    while (ARTICLE.test(words[owner] ?? '')) owner++
    const isPerson = /^(?:mis?|my)$/.test(words[owner - 1] ?? '') && isStrange(words, owner, reader)
    return isPerson || reader.isBeside('lender', words, owner)
  })
}

/** True for a question about another person's figures: "cuánto tiene ahorrado mi compadre", "el saldo de mi esposo". */
export function isAboutOthersMoney(words: readonly string[], reader: Reader): boolean {
  return words.some((word, at) => {
    if (word !== 'mi' || !isStrange(words, at + 1, reader)) return false
    const { concept } = reader.read(words, at - 2)
    if (words[at - 1] === 'de') return concept === 'balance' || concept === 'savings' || concept === 'owe'
    return words
      .slice(0, at)
      .some((verb, place) => verb === 'tiene' && /^cuant[oa]$/.test(words[place - 1] ?? ''))
  })
}

/** True when another person lends: "mi jefe me presta 500". "Me presta 500, jefe" is false. */
export function isLentByOther(words: readonly string[], reader: Reader): boolean {
  return words.some(
    (word, at) =>
      /^(?:me|nos)$/.test(word) &&
      /^(?:presta|prestan|prestaria|va|van)$/.test(words[at + 1] ?? '') &&
      isStrange(words, at - 1, reader) &&
      ARTICLE.test(words[at - 2] ?? ''),
  )
}
