import { soundOf } from '#domain/text/sound-of.ts'
import type { Locale } from '#i18n/locale.ts'
import { english, englishTokens } from './english-words.ts'
import { withoutDoubtful } from './doubtful.ts'
import { ideasIn } from './ideas-said.ts'
import { type Concept, spanish } from './lexicon.ts'
import { type Intent, isMoving, nearestMeanings } from './meanings.ts'
import { readNumbers, spanishTokens } from './numbers-said.ts'
import { isAtOnce, menuOf, withoutMentioned } from './mentions.ts'
import {
  answersTo,
  asksOnly,
  isAwaitedSavings,
  isConditional,
  isQuestion,
  isTimeOfDay,
  isWhyNot,
} from './questions.ts'
import { type Reader, readerOf } from './reader.ts'
import { besideRefusal } from './refused-part.ts'
import { countAlone, type SpokenTerm } from './spoken-term.ts'
import { withoutInstalments, withoutRejected } from './rejected-numbers.ts'
import { withoutToldParts } from './reported-parts.ts'
import { type Frequency, frequencyIn } from './unoffered.ts'
import { isWagePayment } from './word-senses.ts'

export interface Understood extends Frequency {
  /** Empty when the sentence is not understood. With several intents, the assistant asks which is meant. */
  intents: readonly Intent[]
  /** In centavos; null unless the sentence has exactly one certain amount. */
  amount: number | null
  term: SpokenTerm | null
  hasNumber: boolean
  hasTerm: boolean
  /** True when the amount changes the savings and is not their new total: "50 más". */
  isDifference: boolean
  isMaximum: boolean
  /** True when the sentence asks why a loan or a withdrawal is refused: "por qué no me prestan". */
  isWhyNot: boolean
  /** True when the savings or the saved sum are named, for example as the source of a payment. */
  isSavingsNamed: boolean
  hasNot: boolean
  hasIdeas: boolean
  /** True for a clear "no" to a movement: "no quiero préstamo". */
  isRefusal: boolean
  /** True for a negated movement: "me cobran un préstamo que no pedí". */
  isDenial: boolean
  /** True when the amount is named as money: "6 pesos", "12 de lana". */
  isMoney: boolean
  /** True when a sum is wanted and no source is named: "ocupo 4 mil pesos". */
  isSumWanted: boolean
  /** True when a number and a term name no movement. Only a loan has both. */
  isLoanNamed: boolean
  /** True with an unknown word, except for a purpose. */
  hasStrange: boolean
  isThanks: boolean
  /** True when no word names the list of movements. The list then offers no cancellation. */
  isReport: boolean
  /** True when a number is called too little or replaced: "500 no me alcanza", "no 500, mejor 800". */
  isRejected: boolean
  /** Number of a short answer: 6 in "en 6". Null with any other word. */
  count: number | null
}

const spanishReader = readerOf(spanish)
const englishReader = readerOf(english)

/**
 * Parses typed text, which can replace a tap but never moves money (CHAT-20). The English app understands both
 * languages.
 */
export function understand(text: string, locale: Locale = 'es'): Understood {
  const isAsked = isQuestion(text)
  const spanishOf = () => understoodIn(spanishTokens(text), spanishReader, isAsked)
  if (locale !== 'en') return spanishOf()
  const found = understoodIn(englishTokens(text), englishReader, isAsked)
  if (found.intents.length > 0 || found.hasNot) return found
  const other = spanishOf()
  const saysNothing = found.amount === null && found.term === null && !found.isMaximum
  const isSame = other.intents.length > 0 && other.amount === found.amount
  return saysNothing || isSame ? other : found
}

/** Ideas that name an amount or do not affect the goal. */
const besides: ReadonlySet<Concept> = new Set(['most', 'amount', 'give', 'from', 'greeting', 'confirm'])

function understoodIn(said: readonly string[], reader: Reader, isAsked: boolean): Understood {
  const { tokens, isRejected } = withoutRejected(said, reader)
  const found = wishBeside(wantedIn(tokens, reader, isAsked), { tokens, reader, isAsked })
  return { ...found, isRejected, count: countAlone(tokens) }
}

interface Sentence {
  tokens: readonly string[]
  reader: Reader
  isAsked: boolean
}

/** Returns the wish beside a refusal: "ya no quiero estar en la caja, quiero mi baja". */
function wishBeside(found: Understood, { tokens, reader, isAsked }: Sentence): Understood {
  if (hasGoal(found) && !found.isWhyNot) return found
  const wish = besideRefusal(tokens, reader)
  if (wish === null || (found.isWhyNot && isRefusedMove(tokens, wish, reader))) return found
  const wanted = wantedIn(wish, reader, isAsked)
  return hasGoal(wanted) ? withoutEnd(wanted, found) : found
}

/** True for "no me dejan sacar, quiero 500", and false for "no puedo pagar la renta, préstenme 500". */
function isRefusedMove(tokens: readonly string[], wish: readonly string[], reader: Reader): boolean {
  const refused = tokens.slice(0, tokens.length - wish.length)
  return refused.some((_, at) => /^(?:loan|withdraw)$/.test(reader.read(refused, at).concept ?? ''))
}

/**
 * Offers to save less or to leave in "no me gusta la caja, me quiero salir". Beside a refusal, "salir" does not end the
 * talk.
 */
function withoutEnd(wanted: Understood, found: Understood): Understood {
  if (!wanted.intents.includes('end')) return wanted
  return found.isSavingsNamed ? { ...wanted, intents: ['change', 'leave'] } : found
}

function hasGoal({ intents, unoffered }: Understood): boolean {
  return unoffered !== null || intents.some((intent) => intent !== 'no' && intent !== 'yes')
}

function wantedIn(spoken: readonly string[], reader: Reader, isAsked: boolean): Understood {
  const tokens = withoutInstalments(spoken, reader)
  const whole = understoodAll(tokens, reader)
  // "Si saco 2000 me afecta" is one question. Removing a part would change its meaning.
  if (isConditional(tokens, reader)) return { ...whole, amount: null, isMaximum: false }
  const found = askedIn(tokens, whole, reader)
  const isOnlyAsked = isAsked || asksOnly(tokens, reader)
  return isOnlyAsked && found.intents.some(isMoving) ? permitted(found) : found
}

/**
 * Keeps a question from opening a movement's confirmation. A loan keeps its amount, because its terms still follow.
 */
function permitted(found: Understood): Understood {
  const { intents } = found
  if (intents.length === 1 && intents[0] === 'loan') return found
  const started = isAtOnce(intents) ? [menuOf(intents)] : intents
  return { ...found, amount: null, isMaximum: false, intents: started }
}

function askedIn(tokens: readonly string[], whole: Understood, reader: Reader): Understood {
  const asking = withoutToldParts(tokens, reader)
  if (asking === null) return whole
  // "Gano 2000 y quiero un préstamo" asks for a loan. "Debo 2000 y quiero saber por qué" needs both parts.
  const found = understoodAll(asking.tokens, reader, asking.again)
  if (isStopOfLoan(tokens, found.intents, reader)) return { ...found, intents: ['loans'], amount: null }
  const { unoffered } = whole
  return found.intents.some(isMoving) ? { ...found, hasNot: whole.hasNot, unoffered } : whole
}

/** True when the deductions of a named loan must stop: "ya pagué el préstamo, dejen de descontarme". */
function isStopOfLoan(tokens: readonly string[], intents: readonly Intent[], reader: Reader): boolean {
  const isNamed = (ideas: readonly Concept[]) =>
    tokens.some((_, at) => ideas.includes(reader.read(tokens, at).concept ?? 'amount'))
  const isStop = intents.some((intent) => intent === 'change' || intent === 'leave')
  return isStop && isNamed(['loan', 'owe']) && !isNamed(['savings', 'save'])
}

/** Matches a question about the loan's maximum that does not name the loan. */
const LOAN_LIMIT =
  /^(?:y |hola |ola )?cuanto (?:dinero )?(?:es lo (?:mas|maximo) que )?(?:puedo|podria|podre) (?:pedir|solicitar)$/

function understoodAll(
  tokens: readonly string[],
  reader: Reader,
  added: readonly Concept[] = [],
): Understood {
  const { words, amount, term, hasNumber, hasTerm, isDifference, isMoney } = readNumbers(tokens, reader)
  const { ideas, strange } = ideasIn(words, reader)
  for (const idea of added) ideas.add(idea)
  if (LOAN_LIMIT.test(words.join(' '))) ideas.add('loan')
  if (amount !== null) ideas.add('amount')
  if (isEndAsked(words, ideas)) {
    for (const idea of ['end', 'state'] as const) ideas.delete(idea)
    ideas.add('lack')
  }
  if (!hasNumber && isWagePayment(words, ideas, reader)) {
    ideas.delete('pay')
    ideas.add('payslip')
  }
  // "Que me quiten 300 de ahorro" changes the savings. "Quiten el descuento de 300" may stop the savings.
  if (hasNumber && !ideas.has('discount') && ideas.delete('takeoff')) ideas.add('discount')
  const near = nearestMeanings(ideas, strange)
  const doubt = { words, ideas, strange, hasNumber }
  const certain = near.some(isMoving) ? withoutDoubtful(near, doubt, reader) : near
  const mentioned = withoutMentioned(certain, words, reader, { ideas, hasNumber, strange })
  // "Cuánto me quitarían por 3000 a 12 quincenas" asks for a price, and no payment of today.
  const isPrice = near.length === 0 || ideas.has('discount') || ideas.has('takeoff')
  const isPriced = isPrice && !near.some(isMoving) && ideas.has('howmuch') && amount !== null && term !== null
  const intents = isConditional(words, reader)
    ? answersTo(words, certain, { ideas, strange, hasNumber, hasTerm }, reader)
    : isPriced
      ? (['simulator'] as const)
      : isAwaitedSavings(words, ideas)
        ? (['savings'] as const)
        : isTimeOfDay(words, ideas)
          ? []
          : withTerm(withStops(mentioned, ideas), ideas, hasTerm)
  const isSavings = intents.some((intent) => intent === 'change' || intent === 'enrol')
  const hasNot = ideas.has('not') || ideas.has('nomore')
  const hasIdeas = [...ideas].some((idea) => !besides.has(idea))
  const isDenial = hasNot && [...ideas].some((idea) => refusable.has(idea))
  const isPlain = strange === 0 && !hasIdeas
  const frequency = frequencyIn(tokens, ideas, reader)
  const isTotal = !frequency.isRepeated && words.some((word) => word.startsWith('juntar'))
  const isGoal = isTotal || hasTerm || words.some((_, at) => reader.isBeside('months', words, at))
  // "No me quieren prestar 2000" is a complaint.
  const isComplaint = ideas.has('cant') || (hasNot && ideas.has('let'))
  return {
    // "No sé" refuses nothing. "No más de 500" does not end the talk.
    intents: intents.filter(
      (intent) => !(intent === 'no' && reader.isUnsure(words)) && !(intent === 'end' && hasNumber),
    ),
    ...frequency,
    hasNot,
    hasIdeas,
    isWhyNot: isWhyNot(words, ideas),
    isSavingsNamed: ideas.has('savings') || ideas.has('save') || WITH_ALL.test(words.join(' ')),
    isReport: !ideas.has('movement'),
    isRejected: false,
    count: null,
    isRefusal:
      isDenial &&
      strange === 0 &&
      !hasNumber &&
      !ideas.has('asked') &&
      !ideas.has('arrive') &&
      isStartNot(words, reader),
    isDenial,
    isMoney,
    hasStrange: strange > 0,
    isLoanNamed: hasNumber && term !== null && isPlain && !hasNot,
    isSumWanted: isMoney && isPlain && words.some((_, at) => reader.isBeside('wish', words, at)),
    isThanks: !hasNumber && isPlain && words.some((_, at) => reader.isBeside('thanks', words, at)),
    isMaximum: ideas.has('most') && !ideas.has('howmuch') && !hasNumber && !isComplaint,
    // The present savings are unknown here, so the assistant asks for the new total. "5000 en un año" is a goal, not
    // the sum for each payday.
    amount: isComplaint || ((isDifference || isGoal) && isSavings) ? null : amount,
    hasNumber,
    hasTerm,
    isDifference,
    term,
  }
}

/** True for "cuándo se acaba mi préstamo", which asks what is left to pay. */
function isEndAsked(words: readonly string[], ideas: ReadonlySet<Concept>): boolean {
  const isLoan = ideas.has('loan') || ideas.has('owe')
  return isLoan && words.includes('cuando') && words.some((word) => /^(?:akab|termin)/.test(soundOf(word)))
}

/** Matches the saved sum without its name: "pagar con lo que tengo". */
const WITH_ALL = /(?:^| )(?:con (?:todo )?lo que|with (?:all )?(?:that|what))(?: |$)/

/** Movements that "no" can refuse. */
const refusable: ReadonlySet<Concept> = new Set([
  'change',
  'discount',
  'join',
  'leave',
  'loan',
  'part',
  'pay',
  'save',
  'savings',
  'settle',
  'takeoff',
  'withdraw',
])

/** True when the sentence begins with "no": "no quiero retirar", "ya no quiero préstamo". */
function isStartNot(words: readonly string[], reader: Reader): boolean {
  const { concept } = reader.read(words, words[0] === 'pues' ? 1 : 0)
  return concept === 'not' || concept === 'nomore'
}

/** Adds choices when "ya no me descuenten" may mean savings, loan or another deduction. */
function withStops(intents: readonly Intent[], ideas: ReadonlySet<Concept>): readonly Intent[] {
  const isNamed = (['savings', 'save', 'leave'] as const).some((idea) => ideas.has(idea))
  const isDeduction = ideas.has('discount') || ideas.has('takeoff')
  return intents.includes('leave') && isDeduction && !isNamed ? ['leave', 'loans', 'payslip'] : intents
}

/** Adds the loan as a choice: "sacar 1500 a 2 meses" names a term, which a withdrawal does not have. */
function withTerm(
  intents: readonly Intent[],
  ideas: ReadonlySet<Concept>,
  hasTerm: boolean,
): readonly Intent[] {
  const isBare = intents.length === 1 && intents[0] === 'withdraw' && !ideas.has('savings')
  return isBare && hasTerm ? ['withdraw', 'loan'] : intents
}
