import type { Concept } from './lexicon.ts'
import type { Intent } from './meanings.ts'
import type { Reader } from './reader.ts'
import { isOwnWish } from './reported-parts.ts'
import { spelledText } from './spelling.ts'

/** Detects questions and suppositions about a movement, which never open its confirmation. */

const movements: ReadonlySet<Concept> = new Set([
  'advance',
  'cancel',
  'change',
  'halt',
  'join',
  'leave',
  'let',
  'part',
  'pay',
  'save',
  'settle',
  'withdraw',
])
const paying: ReadonlySet<Concept> = new Set(['advance', 'part', 'pay', 'settle'])
/** Verbs that ask for a loan without naming it. */
const ASKS = /^(?:pido|solicito|borrow)$/
/** Words between "si" or "if" and its verb: "si hoy me saco", "if I withdraw". */
const BETWEEN = /^(?:yo|ya|me|le|les|lo|la|hoy|i)$/

interface Conditional {
  ideas: ReadonlySet<Concept>
  strange: number
  hasNumber: boolean
  hasTerm: boolean
}

/** Returns the verb after "si": "si saco 2000", "if I withdraw". Null in "si quiero", where "si" means yes. */
function conditionVerb(words: readonly string[], reader: Reader): Concept | 'ask' | null {
  for (const [at] of words.entries()) {
    if (!reader.isBeside('condition', words, at)) continue
    let place = at + 1
    while (BETWEEN.test(words[place] ?? '')) place++
    const word = words[place] ?? ''
    if (ASKS.test(word)) return 'ask'
    const { concept } = reader.read(words, place)
    // In "si ahorro 200" the word is a verb.
    if (word === 'ahorro') return 'save'
    if (concept && movements.has(concept) && reader.verbs.own.test(word)) return concept
  }
  return null
}

export function isConditional(words: readonly string[], reader: Reader): boolean {
  return conditionVerb(words, reader) !== null
}

export function answersTo(
  words: readonly string[],
  near: readonly Intent[],
  { ideas, strange, hasNumber, hasTerm }: Conditional,
  reader: Reader,
): readonly Intent[] {
  const verb = conditionVerb(words, reader)
  const isNewLoan = (verb === 'ask' && hasNumber) || (verb === 'withdraw' && ideas.has('loan'))
  if (strange > 0 && near.length === 0 && !ideas.has('loan') && !hasTerm) return []
  if (isNewLoan || near.includes('loan')) return ['simulator']
  if (verb === null || verb === 'ask') return []
  if (ideas.has('howmuch')) return ['balances']
  return [paying.has(verb) ? 'loans' : 'savings']
}

/** Words between "si" and another person's verb: "si ya no me dan". */
const BETWEEN_OTHERS = /^(?:yo|ya|no|me|nos|se|le|les|hoy|they)$/
const OBJECT = /^(?:me|nos|se|they)$/
/** Verbs of a wish after "si" in the meaning yes: "si me interesa". */
const WISHES = /^(?:interesa|urge|gusta|gustaria|quiero|kiero|quisiera|dejan?|permiten)$/
/** Endings, by sound, of a verb in a supposition: "si me suben", "si dejamos". */
const SUPPOSED = /^(?:[aeo]|[ae]n|[ae]s|[aei]mos|[ai]?eran?|aban?|ian?)$/

/** True when "si" begins a supposition: "si me dan de baja", "si dejamos de ahorrar". */
export function isSupposed(words: readonly string[], reader: Reader): boolean {
  return words.some((_, at) => {
    if (!reader.isBeside('condition', words, at)) return false
    let place = at + 1
    while (BETWEEN_OTHERS.test(words[place] ?? '')) place++
    const word = words[place] ?? ''
    if (WISHES.test(word) || reader.isBeside('asks', words, place) || reader.isBeside('wish', words, place))
      return false
    if (words.slice(at + 1, place).some((each) => OBJECT.test(each))) return true
    const { concept, ending } = reader.read(words, place)
    return Boolean(concept && movements.has(concept)) && SUPPOSED.test(ending ?? '')
  })
}

/** True in "cuando termina el ahorro" and "quien se da de baja". False in "quiero salirme cuando pueda". */
export function isAskedAbout(words: readonly string[], reader: Reader): boolean {
  const asked = words.findIndex(
    (_, at) => reader.isBeside('asked', words, at) && !/^(?:a|con|with|to)$/.test(words[at - 1] ?? ''),
  )
  return asked >= 0 && !words.slice(0, asked).some((_, at) => isOwnWish(words, at, reader))
}

/** Matches a polite request, or a question with "how" or "where". Such sentences ask for the movement itself. */
const REQUEST = /\b(?:pueden?|podrian|you)\b|^[^a-z]*(?:como|donde|how|where)\b/

/** True in "¿saco 2000?"; false in "¿me pueden dar 500?". */
export function isQuestion(text: string): boolean {
  const plain = spelledText(text)
  return /[?\u00BF]/.test(plain) && !REQUEST.test(plain)
}

const DOUBTED =
  /(?:^| )(?:por ?que|para que|cuando)$| o (?:que|no|me|mejor (?:no|me|l[oae]))(?: |$)| es (?:lo que|broma)(?: |$)| (?:quiere|dice|pide)n? (?:mi|el|la|los) | lo hic[a-z]+/

/**
 * True when the sentence only asks or reports: "puedo sacar 2000", "me dijeron que sacara 2000". False for "cómo
 * puedo …".
 */
export function asksOnly(words: readonly string[], reader: Reader): boolean {
  if (isDoneForPerson(words, reader) || isSaidByOthers(words, reader)) return true
  if (
    isAskedAbout(words, reader) ||
    DOUBTED.test(words.join(' ')) ||
    isUncertain(words, reader) ||
    reader.isUnsure(words)
  )
    return true
  return words.some(
    (_, at) =>
      reader.read(words, at).concept === 'howmuch' ||
      (reader.isBeside('can', words, at) && !/^(?:como|donde|how|where)$/.test(words[at - 1] ?? '')),
  )
}

const UNCERTAIN =
  /(?:^| )(?:siempre|casi|[kq]u?i[sz]as?|tal ve[sz]|(?:esta|estara) (?:bien|mal)(?= [a-z]+[aei]r )|a lo mejor|capa[sz] que|cada (?:mes|semana|quincena|ano)) /

/** True when the sentence states a habit or a doubt: "siempre saco 500", "a lo mejor retiro 500". */
function isUncertain(words: readonly string[], reader: Reader): boolean {
  const said = words.join(' ')
  if (/(?:^| )puede que /.test(said)) return true
  return UNCERTAIN.test(said) && !words.some((_, at) => isOwnWish(words, at, reader))
}

/** Matches verbs about the action of others: "me suben el ahorro a 300". */
const DONE = /^(?:sub|inscrib)en?$|^(?:baj|aument|cambi|apunt|anot|met)[ae]n?$/

function isDoneForPerson(words: readonly string[], reader: Reader): boolean {
  if (words.some((_, at) => isOwnWish(words, at, reader))) return false
  return words.some((word, at) => {
    const { concept, ending } = reader.read(words, at)
    if (concept === 'save') return /^(?:a|an|as|amos|ando)$/.test(ending ?? '')
    const before = words[at - 1] ?? ''
    if (concept === 'change' && /^(?:they|he|she)$/.test(before)) return true
    return DONE.test(word) && /^(?:me|nos|les?)$/.test(before)
  })
}

/** True when the sentence repeats the words of others without an own wish: "me dijeron que podía sacar 500". */
function isSaidByOthers(words: readonly string[], reader: Reader): boolean {
  if (words.some((_, at) => isOwnWish(words, at, reader))) return false
  return words.some(
    (word, at) =>
      /^(?:dijo|dijeron|conto|contaron|comento|comentaron|aviso|avisaron)$/.test(word) &&
      /^(?:me|nos)$/.test(words[at - 1] ?? ''),
  )
}

const GREETING = '(?:(?:hola|oye|oigan?|y|pero|buen[oa]s|dias|tardes|noches|entonces) )*'
const REFUSED =
  '(?:me |nos |se |te )?(?:dej|prest|emprest|pued|pod|d[ai]|[kq]u?ier|autor|aprueb|aprob|permit|sal|aparec|toc)'
const WHY_NOT = new RegExp(
  `^${GREETING}(?:por ?(?:que|ke|k)|why) (?:ya )?(?:no ${REFUSED}|(?:can|do|will|did) not |won |cant )|(?:^| )no .*por ?(?:que|ke)$`,
)

/** True when the sentence asks why a movement is refused: "por qué no me prestan", "no me dejan retirar". */
export function isWhyNot(words: readonly string[], ideas: ReadonlySet<Concept>): boolean {
  const isRefused = ideas.has('cant') || (ideas.has('let') && (ideas.has('not') || ideas.has('nomore')))
  return isRefused || WHY_NOT.test(words.join(' '))
}

/** Matches the question when others pay out: "cuándo me devuelven", "qué día dan". */
const PAID_OUT =
  /(?:^| )(?:cuando|que dias?|que fecha|que mes) (?:es que )?(?:me |nos |se )?(?:l[oa]s? )?(?:(?:va|van|iran) a )?(?:dan?|dar|daran|devuelv|devolv|regres|entreg|deposit|pagan?|pagar|cobro|cobramos|repart)[a-z]*(?: |$)/

/** True in "cuándo me devuelven mi ahorro", which asks for no withdrawal. */
export function isAwaitedSavings(words: readonly string[], ideas: ReadonlySet<Concept>): boolean {
  return ideas.has('savings') && !ideas.has('loan') && PAID_OUT.test(words.join(' '))
}

const ofFund: readonly Concept[] = [
  'deposit',
  'give',
  'loan',
  'movement',
  'paid',
  'pay',
  'savings',
  'withdraw',
]

/** True for a question about a time of day beside the fund: "a qué hora entro". */
export function isTimeOfDay(words: readonly string[], ideas: ReadonlySet<Concept>): boolean {
  return /(?:^| )a que hora(?: |$)/.test(words.join(' ')) && !ofFund.some((idea) => ideas.has(idea))
}
