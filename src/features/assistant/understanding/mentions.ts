import type { Concept } from './lexicon.ts'
import { isMoving, type Intent } from './meanings.ts'
import { isPast } from './past-verbs.ts'
import type { Reader } from './reader.ts'
import { isAskedFor } from './asking.ts'
import {
  isAboutOthersMoney,
  isByOther,
  isForOther,
  isFromElsewhere,
  isLentByOther,
  isOfOther,
} from './other-money.ts'
import { isAskedAbout, isSupposed } from './questions.ts'
import {
  isGoverned,
  isOthersWish,
  isOwnWish,
  isPayer,
  isRelative,
  isStrange,
  isTold,
} from './reported-parts.ts'

/**
 * Sentences that mention a movement and do not ask for it: "quién sacó 500", "me conviene liquidar". The assistant
 * starts no movement and shows what exists or is possible.
 */

const named: ReadonlySet<Concept> = new Set(['loan', 'withdraw'])
const questions: ReadonlySet<Concept> = new Set(['cant', 'howmuch', 'why'])
const changing: ReadonlySet<Concept> = new Set(['change', 'instead', 'put', 'save'])
/** Movements that are never started by a complaint, a supposition, or a question about a time or a person. */
const settled: ReadonlySet<Intent> = new Set(['change', 'enrol', 'extra-payment', 'leave', 'payoff'])
const aboutLoan: ReadonlySet<Intent> = new Set(['loan', 'payoff', 'extra-payment'])
/** Nouns of movements. Verbs of the same stem ask for a movement. */
const NOUN = /^(?:retiros?|[a-z]*prestamos?|prestamitos?|creditos?|loans?|withdrawals?)$/
/** Words that are a movement's noun or a past verb. */
const VERB_OR_NOUN = /^(?:retiro|pago|abono|deposito|descuento|cambio|aumento)$/
const DOES = /^(?:hacer|aser|hago|sacar|meter|tramitar|realizar|make)$/
/** Unknown verbs before a noun: "refinanciar mi préstamo", "pausen mi préstamo". */
const VERB = /(?:[aei]r(?:me|le|l[oa])?|[ae]n(?:me|le)?)$/

export function withoutMentioned(
  intents: readonly Intent[],
  words: readonly string[],
  reader: Reader,
  { ideas, hasNumber, strange }: { ideas: ReadonlySet<Concept>; hasNumber: boolean; strange: number },
): readonly Intent[] {
  const isCancelling = intents.includes('cancel-movement')
  if (isCancelling && (isOfLender(words, reader) || isKept(words, reader))) return []
  const isNamed = [...named].some((idea) => ideas.has(idea))
  if (intents.length === 0 && isNamed && isAwaited(words, reader)) return ['movements']
  if (intents.includes('balances') && isAboutOthersMoney(words, reader)) return []
  const isOnlyNumber = intents.length === 0 && hasNumber
  if (!intents.some(isMoving) && !isOnlyNumber) return intents
  if (isReport(words, reader)) return ['movements']
  if (isAboutPerson(intents, words)) return [menuOf(intents)]
  if (isForOther(words, reader) || isByOther(words, reader)) return []
  if (!intents.includes('loan') && isOfOther(words, reader)) return []
  const isTakenOutOnly = intents.includes('withdraw') && !intents.includes('loan')
  if (isTakenOutOnly && isFromElsewhere(words, reader)) return []
  if (isOnlyNumber) return intents
  const isOther = isOfLender(words, reader) || (!intents.includes('loan') && isOfLender(words, reader, 'owe'))
  if (intents.some((intent) => aboutLoan.has(intent)) && isOther) return []
  const isOwnLoan = ideas.has('loan') || ideas.has('owe')
  if (intents.includes('extra-payment') && !isOwnLoan && isPaidElsewhere(words, reader)) return []
  const isWished = words.some((_, at) => isOwnWish(words, at, reader))
  const isNew = intents.every((intent) => intent === 'loan' || intent === 'withdraw')
  const isUnasked =
    isAdvice(words, reader) ||
    isByOthers(intents, words) ||
    isDependent(words, reader) ||
    isOrdered(intents, words) ||
    isReason(intents, words, reader)
  if (intents.includes('loan') && isLentByOther(words, reader)) return ['loans']
  const isOthers = !isWished && words.some((_, at) => isOthersWish(words, at, reader))
  if (isUnasked || isOthers || (isNew && isTreated(words, reader))) return [menuOf(intents)]
  const isSettled = intents.every((intent) => settled.has(intent))
  if (isSettled && (isLookedAt(words, reader) || isPaymentOfDay(words))) return [menuOf(intents)]
  if (isSettled && (isAskedAbout(words, reader) || isSupposed(words, reader))) return [menuOf(intents)]
  if (isAtOnce(intents) && !isAskedFor(words, ideas, reader)) return [menuOf(intents)]
  // "No quiero entrar a la caja" refuses to join. A member who says so chooses between saving less and leaving.
  if (intents.includes('leave') && ideas.has('not') && ideas.has('join')) return ['change', 'leave']
  if (isWished) return intents
  if (isNew && isAwaited(words, reader)) return ['movements']
  if (isNew && isOwed(words, reader)) return [menuOf(intents)]
  if (isNew && isExisting(words, reader, hasNumber || strange > 0)) return ['movements']
  const isTaken = (isSettled && isTakenOnly(words, reader)) || (isNew && isTakenOut(words, reader))
  return isTaken || (isNew && isOnlyTold(words, reader)) ? [menuOf(intents)] : intents
}

/** True when the sentence keeps a movement: "no cancelen mi retiro". */
function isKept(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    let place = at - 1
    while (/^(?:me|nos|l[oae]s?|vayan|vaya|a)$/.test(words[place] ?? '')) place--
    return reader.read(words, at).concept === 'cancel' && /^(?:no|not)$/.test(words[place] ?? '')
  })
}

/** True when the sentence asks for a person: "quién me devuelve mi dinero". */
function isAboutPerson(intents: readonly Intent[], words: readonly string[]): boolean {
  return !intents.includes('loan') && /^(?:(?:y|hola|oigan?|oye) )*quien(?:es)? /.test(words.join(' '))
}

/** True when the movement has no step before its confirmation. */
export function isAtOnce(intents: readonly Intent[]): boolean {
  return intents.length === 1 && (intents[0] === 'payoff' || intents[0] === 'leave')
}

export function menuOf(intents: readonly Intent[]): Intent {
  const isLoan = intents.every((intent) => ['loan', 'loans', 'payoff', 'extra-payment'].includes(intent))
  return isLoan ? 'loans' : 'savings'
}

/** True when the sentence reports or questions a movement: "aparece un retiro", "quién retiró 500". */
function isReport(words: readonly string[], reader: Reader): boolean {
  const isPrice = words.some((_, at) => reader.read(words, at).concept === 'howmuch')
  return words.some(
    (word, at) =>
      (reader.isBeside('report', words, at) && !(isPrice && /^(?:me|sale|salio)$/.test(word))) ||
      isDoneByOthers(words, at, reader) ||
      isDone(words, at, reader),
  )
}

/** True when the movement is past or only viewed: "me hicieron un retiro", "checar un retiro". */
function isDone(words: readonly string[], at: number, reader: Reader): boolean {
  const isVerb =
    reader.isBeside('look', words, at) || reader.isBeside('told', words, at) || isPast(words, at, reader)
  if (!isVerb || !/^(?:un|el|mi|ese|este|otro|a|the|my|this)$/.test(words[at + 1] ?? '')) return false
  const isKnown = words[at + 1] !== 'un' || !reader.isBeside('look', words, at)
  return isNoun(words, at + 2, reader) && (isKnown || reader.read(words, at + 2).concept === 'withdraw')
}

const pronouns = /^(?:me|le|les|nos|se|lo|los|ya|ha|han|a|no)$/

/** True when another person did the movement: "quien saco 500", "mi jefe retiro 500". */
function isDoneByOthers(words: readonly string[], at: number, reader: Reader): boolean {
  const { concept, ending } = reader.read(words, at)
  const isVerb = ending !== undefined && reader.verbs.othersEnding.test(ending)
  // In "quien retiro" and "mi esposa retiro 500" the verb is spelled like a noun.
  const isSaid = words[at + 1] === '#' || /^(?:quien|quienes|alguien)$/.test(words[at - 1] ?? '')
  const isThird = isVerb || (VERB_OR_NOUN.test(words[at] ?? '') && isSaid)
  if (!isThird && !(concept && isPast(words, at, reader))) return false
  let place = at - 1
  while (pronouns.test(words[place] ?? '')) place--
  if (words[place] === undefined)
    return isThird && concept === 'withdraw' && /^(?:me|se)$/.test(words[at - 1] ?? '')
  // In "el retiro" the word is a noun.
  const isArticle = words[place] === 'el' && place === at - 1
  if (reader.isBeside('who', words, place) && !isArticle) return true
  return isThird && isSubject(words, place, reader)
}

function isSubject(words: readonly string[], at: number, reader: Reader): boolean {
  const { place } = reader.ruling(words, at)
  return (
    isStrange(words, at, reader) && place < at - 1 && !/^(?:para|por|con|en|de|a|y)$/.test(words[place] ?? '')
  )
}

/** True when an existing movement is named without a wish: "y mi retiro de 2000". */
function isExisting(words: readonly string[], reader: Reader, hasDetail: boolean): boolean {
  return words.some((_, at) => {
    if (!isNoun(words, at, reader)) return false
    const article = words[at - 1] ?? ''
    if (!reader.isBeside('definite', words, at - 1) || DOES.test(words[at - 2] ?? '')) return false
    return hasDetail || /^(?:ese|este|esos|estos|aquel|that|this)$/.test(article)
  })
}

/** True when only a noun names the movement, after unknown or reporting words: "me avisaron de un retiro de 500". */
function isOnlyTold(words: readonly string[], reader: Reader): boolean {
  const places = [...words.keys()]
  if (places.some((at) => isOneOf(questions, words, at, reader))) return false
  const isMovement = (at: number) => isOneOf(named, words, at, reader)
  if (places.some((at) => isMovement(at) && !NOUN.test(words[at] ?? ''))) return false
  const noun = places.find(isMovement) ?? words.length
  return places.slice(0, noun).some((at) => {
    const isPurpose = words[reader.ruling(words, at).place] === 'para'
    return isTold(words, at, reader) || (isStrange(words, at, reader) && words[at] !== '#' && !isPurpose)
  })
}

/** True when other people only take money: "me descuentan 500 de mi ahorro". */
function isTakenOnly(words: readonly string[], reader: Reader): boolean {
  const places = [...words.keys()]
  if (places.some((at) => isOneOf(changing, words, at, reader))) return false
  // "Descuentan 300 de ahorro" names no person.
  const isBare = reader.isBeside('payer', words, 0) && words[0]?.endsWith('an') === true
  return isBare || places.some((at) => isPayer(words, at, reader) && !isRelative(words, at, reader))
}

/** True when other people take the person out: "me sacan de la caja". */
function isTakenOut(words: readonly string[], reader: Reader): boolean {
  return words.some(
    (_, at) =>
      isPayer(words, at, reader) &&
      !isRelative(words, at, reader) &&
      reader.read(words, at).concept === 'withdraw',
  )
}

/** True when something else is wanted for an existing movement: "refinanciar mi préstamo". */
function isTreated(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    if (!isNoun(words, at, reader)) return false
    const { place } = reader.ruling(words, at)
    const isOther =
      isStrange(words, place, reader) ||
      reader.read(words, place).concept === 'interest' ||
      words[place] === 'total'
    if (!reader.isBeside('definite', words, at - 1) || !isOther) return false
    // "El plazo de mi préstamo" asks about a property of the loan.
    return /^(?:de|of)$/.test(words[at - 2] ?? '') || VERB.test(words[place] ?? '')
  })
}

/** True when the loan comes from somebody else: "préstamo del Infonavit". "Préstamo para pagar a Coppel" is false. */
function isOfLender(words: readonly string[], reader: Reader, owed: Concept = 'loan'): boolean {
  return words.some((_, at) => {
    if (!reader.isBeside('lender', words, at)) return false
    let place = at - 1
    while (/^(?:de|del|en|el|la|con|#|from|the|of)$/.test(words[place] ?? '')) place--
    return [place, at + 1].some((each) => reader.read(words, each).concept === owed)
  })
}

const paying: ReadonlySet<Concept> = new Set(['advance', 'part', 'pay', 'settle'])

/** True when a payment goes to somebody else: "abonar 500 a mi tarjeta". */
function isPaidElsewhere(words: readonly string[], reader: Reader): boolean {
  const isTo = (at: number) => words[at - 1] === 'a' || reader.before(words, at) === 'toward'
  return words.some((_, at) => {
    if (!isTo(at) || !(isStrange(words, at, reader) || reader.isBeside('lender', words, at))) return false
    return words.slice(0, at).some((__, place) => isOneOf(paying, words, place, reader))
  })
}

/** True when the sentence only states a loan: "tengo un préstamo de 3000". */
function isOwed(words: readonly string[], reader: Reader): boolean {
  const isHad = (at: number) => [at - 1, at - 2].some((place) => reader.read(words, place).concept === 'have')
  return words.some((word, at) => NOUN.test(word) && isHad(at))
}

/** Matches sentences that judge a movement: "es tarde para darme de baja", "es cierto que puedo sacar 500". */
const JUDGED =
  /(?:^| )(?:es|esta|sera|seria) (?:(?:muy|ya|tan|algo|mas|demasiado) )*(?:tarde|temprano|pronto|dificil|facil|tardado|complicado|cierto|verdad|necesario|permitido|prohibido|recomendable)(?: |$)/

function isAdvice(words: readonly string[], reader: Reader): boolean {
  return JUDGED.test(words.join(' ')) || words.some((_, at) => reader.isBeside('weighs', words, at))
}

const INFINITIVE = /[aei]r(?:me|le|l[oa]|nos)?$/
const ORDERING = /^(?:[kq]u?ieren|mandan?|piden?|exigen?|ordenan?|insisten?|obligan?)$/

/** True when others order or wish the movement: "quieren que deje de ahorrar", "dicen que hay que retirar". */
function isOrdered(intents: readonly Intent[], words: readonly string[]): boolean {
  // "Dicen que me pueden prestar" and "¿me quieren prestar?" ask for a loan.
  const isLoan = intents.includes('loan')
  return words.some((word, at) => {
    const next = words[at + 1] ?? ''
    if (next === 'que') return ORDERING.test(word) || (!isLoan && /^dicen?$/.test(word))
    return !isLoan && /^[kq]u?ieren$/.test(word) && INFINITIVE.test(next)
  })
}

/** True when an infinitive names only a reason or a price: "cuánto cobran por retirar 500". */
function isReason(intents: readonly Intent[], words: readonly string[], reader: Reader): boolean {
  if (intents.includes('loan')) return false
  return words.some(
    (word, at) => words[at - 1] === 'por' && INFINITIVE.test(word) && Boolean(reader.read(words, at).concept),
  )
}

/** True when the person wants to see a payment: "ver mi pago del préstamo", "checar mis abonos". */
function isLookedAt(words: readonly string[], reader: Reader): boolean {
  return words.some(
    (word, at) =>
      /^(?:pago|abono)s?$/.test(word) &&
      reader.isBeside('definite', words, at - 1) &&
      reader.isBeside('look', words, at - 2),
  )
}

const DAY =
  'ayer|antier|anteayer|anoche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hace .*|# de [a-z]+|otr[oa] (?:semana|mes|quincena)|(?:semana|mes|quincena|ano) (?:pasad[oa]|anterior)'
const ARRIVES =
  '(?:me |nos )?(?:l[oa]s? )?(?:dan?|daran|cae|caera|llega|sale|esta|es|va|paga|deposita|entrega)n?'
const DONE = '(?:me |nos |yo |l[oa] )?hi(?:c[a-z]+|zo)'
/** Matches a day, question or report after a movement's noun: "de ayer", "para cuando", "quien lo hizo". */
const AFTER_NOUN = new RegExp(
  ` (?:del? (?:el |la )?(?:${DAY})(?: pasado)?|(?:para |y )?cuando(?: ${ARRIVES}(?: .*)?)?|de quien(?: .*)?|(?:que|quien) ${DONE}(?: .*)?|por ?que|que(?: (?:onda|paso|rollo|pasa))?|y nada|lo hice.*|es (?:correcto|mucho|poco|normal|mio))$`,
)

/** True when a payment or the leaving is past or asked about: "abono de 300 de ayer". */
function isPaymentOfDay(words: readonly string[]): boolean {
  return /^(?:abono|pago|liquidacion|baja)$/.test(words[0] ?? '') && AFTER_NOUN.test(words.join(' '))
}

/** Matches verbs of others before a movement's noun: "me van a dar mi préstamo". */
const AWAITED =
  /(?:^| )(?:me|nos) (?:l[oa]s? )?(?:ya )?(?:(?:van?|iran) a |han )?(?:d[ae]n?|dar|daran|dado|deposit[a-z]+|entreg[a-z]+|prestar|pagar)$/

/** True when the person waits for the movement: "retiro de 500 para cuando", "ya me van a dar mi préstamo". */
function isAwaited(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    if (!isNoun(words, at, reader)) return false
    const isDefinite = reader.isBeside('definite', words, at - 1)
    // In "cuando retiro 500" the word is a verb.
    if (at === 0 || isDefinite || /^(?:un|el)$/.test(words[at - 1] ?? '')) {
      if (AFTER_NOUN.test(words.slice(at).join(' '))) return true
    }
    // A withdrawal has no term, so its second number is a past time: "retiro de 500 de hace un mes".
    if (/^retiros? de # de #$/.test(words.slice(at).join(' '))) return true
    const before = words.slice(0, at - 1).join(' ')
    return (
      isDefinite &&
      (AWAITED.test(before) ||
        /^(?:(?:hola|oigan?|oye|buen[oa]s|dias|tardes|noches) )*y$|(?:^| )cuando$/.test(before))
    )
  })
}

/** True when the movement's verb depends on another verb: "me obligan a retirar". */
function isDependent(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => isGoverned(words, at, reader))
}

/** True when other people move the person's money: "me van a sacar 500", "me quieren dar de baja". */
function isByOthers(intents: readonly Intent[], words: readonly string[]): boolean {
  // "Me van a prestar 500" is a wish.
  if (intents.includes('loan')) return false
  const isVerb = (at: number) => /^(?:van|va|quieren|quiere|estan|andan)$/.test(words[at] ?? '')
  return words.some((word, at) => /^(?:me|nos)$/.test(word) && isVerb(at + 1))
}

function isOneOf(ideas: ReadonlySet<Concept>, words: readonly string[], at: number, reader: Reader): boolean {
  const { concept } = reader.read(words, at)
  return Boolean(concept && ideas.has(concept))
}

function isNoun(words: readonly string[], at: number, reader: Reader): boolean {
  return NOUN.test(words[at] ?? '') && isOneOf(named, words, at, reader)
}
