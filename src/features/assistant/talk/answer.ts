import type { LineAsked } from '#domain/pay-lines/find-line.ts'
import { loanTerms } from '#domain/savings/loan-plan.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { Locale } from '#i18n/locale.ts'
import type { FlowAction, FlowContext, FlowEvent, FlowSnapshot } from '#models/savings/fund-flow.ts'
import { type Fund, offerOf } from '#models/savings/fund.ts'
import { lineAsked } from '../understanding/line-asked.ts'
import { spelledText } from '../understanding/spelling.ts'
import { paymentsOf } from '../understanding/spoken-term.ts'
import { type Intent, isMoving } from '../understanding/meanings.ts'
import { type Understood, understand } from '../understanding/understand.ts'
import type { Goal, Saying } from './line.ts'

/** `amount` is in centavos. */
export interface Heard {
  amount: number | null
  term: number | null
  isMaximum: boolean
  /** True when the named term does not fit the pay group, such as weeks for fortnightly pay. */
  hasOtherTerm?: boolean
}

export type Answer =
  /** `isReport` is true when no word names the list of movements, as in "deposité 500 y no aparecen". */
  | { kind: 'go'; to: Goal; said: Heard; isReport?: boolean }
  /** `saying` replaces the question "which of these do you want?". */
  | { kind: 'which'; goals: readonly Goal[]; saying?: Saying }
  /**
   * Excludes CONFIRM, because typed text never confirms. `term` is a term that was typed with the amount: "2 mil a 3
   * meses".
   */
  | { kind: 'flow'; event: Exclude<FlowEvent, { type: 'CONFIRM' | 'ACCEPT' | 'FUND' }>; term?: number }
  | { kind: 'line'; asked: LineAsked }
  | { kind: 'say'; saying: Saying }

interface Situation {
  fund: Fund | null
  flow: FlowSnapshot | null
  locale: Locale
}

export function answerIn(text: string, { fund, flow, locale }: Situation): Answer {
  if (flow?.value === 'sending') return say({ say: 'on-its-way' })
  // A question about the payslip answers no step, even with an amount.
  const asked = lineAsked(text, locale)
  if (asked) return { kind: 'line', asked }
  const understood = understand(text, locale)
  return (
    unofferedAnswer(understood, fund, flow) ??
    (flow && stepAnswer(text, understood, flow)) ??
    goalOf(text, understood, fund)
  )
}

function unofferedAnswer(
  { unoffered, isOnce, isRepeated, hasNumber, hasNot, intents }: Understood,
  fund: Fund | null,
  flow: FlowSnapshot | null,
): Answer | null {
  const action = flow?.context.action
  const isHere = (...actions: readonly FlowAction[]) =>
    action !== undefined && actions.includes(action) && intents.every((intent) => intent === action)
  const kind = isOnce && hasNumber && isHere('enrol', 'change') ? 'single-deposit' : unoffered
  if (kind !== null) {
    if (kind !== 'single-deposit' && isOutside(fund)) return notEnrolled(fund, hasNot)
    const goals: Record<typeof kind, readonly Goal[]> = {
      'single-deposit': isOutside(fund) ? ['enrol'] : ['change'],
      pause: ['change'],
      'leave-or-pause': ['change', 'leave'],
    }
    return { kind: 'which', goals: goals[kind], saying: { say: kind } }
  }
  const once = isRepeated ? onceOnly.find((each) => isOnly(intents, each) || isHere(each)) : undefined
  if (once === undefined || isOutside(fund)) return null
  return { kind: 'which', goals: [once], saying: { say: 'only-once' } }
}

const onceOnly = ['withdraw', 'extra-payment'] as const

function isOutside(fund: Fund | null): boolean {
  return fund?.position.isEnrolled === false
}

/** Offers to join, except after a "no". */
function notEnrolled(fund: Fund | null, hasNot: boolean): Answer {
  const isJoining = fund?.position.isJoining === true
  const refusal = isJoining ? 'joining' : 'not-enrolled'
  return { kind: 'which', goals: isJoining || hasNot ? [] : ['enrol'], saying: { say: 'refused', refusal } }
}

const ofMembers: ReadonlySet<Goal> = new Set<Goal>([
  'change',
  'extra-payment',
  'leave',
  'loan',
  'loans',
  'payoff',
  'simulator',
  'withdraw',
])

/** Intents that end the question about the term. */
const leaving: ReadonlySet<Intent> = new Set(['cancel-movement', 'end', 'menu', 'no'])

/** Matches a way of paying back without a wish to see a payslip: "por nómina", "de mi nómina". */
const PAYDAY =
  /^\W*(?:(?:a|en|por|de|con|cada|la|las|mi|mis|[qk]|que|sea|me|l[oa]s?|se|pagos?|descuentos?|descuenten|cobren|quiten|rebajen|todas) )*nominas?\W*$/

/** Matches a number that may count payments: "6 retiros", "6 del ahorro". */
const COUNT = /(?:^|[^\d.,$])\d{1,2}(?![.,]?\d|[$%]|\s*(?:mil|k|pesos|varos)\b)/

/** Matches a question about the maximum: "cuánto es lo máximo". */
const LIMIT = /\b(?:cuant[oa]|cual)\b.*\b(?:maxim[oa]|lo mas|tope)\b/

/** Returns null when the sentence does not answer the step's question. */
function stepAnswer(text: string, understood: Understood, { value, context }: FlowSnapshot): Answer | null {
  const { intents, amount, isMaximum, hasNumber, hasTerm, hasNot, isDifference, isRejected, count } =
    understood
  const hasAnswer = hasNumber || hasTerm || isRejected || count !== null
  const isOff = intents.length === 0 || isOnly(intents, 'no')
  // "No, mejor 700" corrects the amount and does not cancel. "No más" ends the movement, not the talk.
  const isRefusal = !hasAnswer && (isOnly(intents, 'no') || (isOnly(intents, 'end') && hasNot))
  if (isRefusal || isOnly(intents, 'cancel-movement')) return { kind: 'flow', event: { type: 'CANCEL' } }
  if (value === 'amount') {
    const { action, fund } = context
    const isHere = isOff || isAbout(understood, action)
    const isStep = isDifference && (action === 'enrol' || action === 'change')
    // Only a loan has a term. "500 en 2 meses" may be a savings goal.
    const isOtherTerm = hasTerm && action !== 'loan'
    if (hasNumber && (((isStep || isOtherTerm) && isHere) || (isOff && hasNot)))
      return say({ say: 'ask-amount', action })
    // The question shows the maximum, too.
    const isRepeated = isOff && (hasNumber || LIMIT.test(spelledText(text)))
    if (!isAbout(understood, action)) return isRepeated ? say({ say: 'ask-amount', action }) : null
    if (isRejected && amount === null) return say({ say: 'ask-amount', action })
    const wanted = isMaximum ? context.offer.maximum : amount
    if (wanted !== null) {
      const term = termOf(understood, fund)
      const event = { type: 'AMOUNT', text: toDecimal(wanted) } as const
      return term === null ? { kind: 'flow', event } : { kind: 'flow', event, term }
    }
    // The rule refuses text without a number with its own message (SAVR-01).
    return intents.length === 0 ? { kind: 'flow', event: { type: 'AMOUNT', text } } : null
  }
  if (value === 'term') return termAnswer(text, understood, context)
  if (value !== 'terms' && value !== 'confirming') return null
  if (isOnly(intents, 'yes')) return say({ say: 'tap-to-confirm' })
  const isHere = isOff || (isRejected && isAbout(understood, context.action))
  return isHere && hasAnswer ? correction(understood, context) : null
}

/** Matches words that replace the loan's amount at the question about the term: "mejor 4000". */
const INSTEAD = /\b(?:mejor|sean|siempre|cambi\w+|pon\w*|instead|make it|rather)\b/

/** Matches the wish for the shortest term: "las menos que se pueda". */
const LEAST = /\b(?:l[oa]s? menos|l[oa]s? minim[oa]s?|menor tiempo|mas corto|fewest|shortest)\b/

/** In centavos. A larger number counts no payments. */
const MOST_TERM = 10_400

/** Returns null when the sentence does not answer the question about the term. */
function termAnswer(text: string, understood: Understood, context: FlowContext): Answer | null {
  const { intents, amount, isMaximum, hasNumber, hasTerm, hasNot, isRejected } = understood
  const isOff = intents.length === 0 || isOnly(intents, 'no')
  // "12 de lana" may mean a withdrawal or a loan, but answers this question about the loan. "7 recibos" names
  // payslips but does not leave the loan.
  const isReading = intents.every((intent) => !isMoving(intent) && !leaving.has(intent))
  const isCount = COUNT.test(text) && !intents.some((intent) => leaving.has(intent))
  const isHere = isOff || isReading || isCount || (intents.length > 1 && intents.includes('loan'))
  const isAnswer = hasNumber || hasTerm || isRejected || /\d/.test(text) || PAYDAY.test(spelledText(text))
  const again = isHere && isAnswer ? say({ say: 'ask-term' }) : null
  if (hasNot) return again
  const terms = loanTerms(context.fund.payGroup)
  // "Las más que se pueda" chooses the longest term.
  if (isOff && !hasNumber && isMaximum) return termEvent(terms.at(-1))
  if (isOff && !hasNumber && LEAST.test(spelledText(text))) return termEvent(terms[0])
  const offered = offeredTerm(understood, context.fund)
  const isCorrected = isRejected && (isOff || isAbout(understood, 'loan'))
  const isNewAmount = amount !== null && amount > MOST_TERM && INSTEAD.test(spelledText(text))
  if (offered === null) {
    const isChange = isOnly(intents, 'change') && !understood.isSavingsNamed
    if (isCorrected || (isNewAmount && (isOff || isChange))) return correction(understood, context)
    const isNamed = understood.term !== null || understood.count !== null
    return again && isNamed ? say({ say: 'other-term' }) : again
  }
  const isOtherAmount = understood.term !== null && amount !== null && amount !== context.amount
  if (isOff && isOtherAmount) return correction(understood, context)
  return termEvent(offered)
}

function termEvent(term: number | undefined): Answer | null {
  return term === undefined ? null : { kind: 'flow', event: { type: 'TERM', term } }
}

/**
 * Returns the term if the pay group offers it, else null. A number without a unit counts payments, except for money.
 */
function offeredTerm(understood: Understood, fund: Fund): number | null {
  const { amount, intents, isMoney } = understood
  const isCount =
    amount !== null && !isMoney && intents.every((intent) => intent === 'loan' || intent === 'yes')
  const term = termOf(understood, fund) ?? (isCount ? amount / 100 : understood.count)
  return term !== null && loanTerms(fund.payGroup).includes(term) ? term : null
}

/** Restarts the movement with the new amount or term, or asks for the missing value. Example: "no, mejor 700". */
function correction(understood: Understood, context: FlowContext): Answer | null {
  const { amount, hasNumber, isDifference, isRejected } = understood
  const { action, fund } = context
  if (action === 'cancel' || action === 'deposit' || action === 'leave' || action === 'payoff') return null
  const term = action === 'loan' ? offeredTerm(understood, fund) : null
  const isTerm =
    action === 'loan' && ((!hasNumber && !isRejected) || (term !== null && amount === term * 100))
  const isTotal = !isDifference || (action !== 'enrol' && action !== 'change')
  const wanted = isTerm ? context.amount : isTotal ? amount : null
  return { kind: 'go', to: action, said: { amount: wanted, term, isMaximum: false } }
}

/** Pairs of movements that share a word. The current action decides which is meant. */
const sameWord: readonly (readonly Intent[])[] = [
  ['enrol', 'change'],
  ['payoff', 'extra-payment'],
]

function isAbout({ intents, hasNot, hasIdeas }: Understood, action: FlowAction): boolean {
  // Known words without a goal may be about another movement.
  if (hasNot || (intents.length === 0 && hasIdeas)) return false
  const named = intents.filter((intent) => intent !== 'yes')
  if (named.every((intent) => intent === action)) return true
  return (
    named.some((intent) => intent === action) &&
    sameWord.some((words) => named.every((intent) => words.includes(intent)))
  )
}

function goalOf(text: string, understood: Understood, fund: Fund | null): Answer {
  const { intents, amount, isMaximum, isReport } = understood
  const goals = intents.filter((intent) => intent !== 'yes' && intent !== 'no')
  const [goal] = goals
  if (goal === undefined) return answerWithoutGoal(text, understood, fund)
  if (isOutside(fund) && goals.every((each) => ofMembers.has(each)))
    return notEnrolled(fund, understood.hasNot)
  const possible = goals.filter((each) => isPossible(each, fund))
  if (possible.length > 1) return { kind: 'which', goals: possible }
  const to = possible[0] ?? goal
  if (fund && understood.isWhyNot && (to === 'loan' || to === 'withdraw')) return whyNot(to, fund)
  // A payoff cannot be undone.
  if (to === 'payoff' && fund && fund.position.owed > 0 && !understood.isSavingsNamed)
    return { kind: 'which', goals: ['payoff', 'extra-payment'], saying: { say: 'pay-how' } }
  const term = fund && to === 'loan' ? termOf(understood, fund) : null
  const hasOtherTerm = to === 'loan' && term === null && understood.term !== null
  const said = { amount, term, isMaximum, ...(hasOtherTerm && { hasOtherTerm }) }
  return to === 'movements' && isReport ? { kind: 'go', to, said, isReport } : { kind: 'go', to, said }
}

function whyNot(to: 'loan' | 'withdraw', fund: Fund): Answer {
  const { refusal } = offerOf(to, fund)
  if (refusal === null) return { kind: 'which', goals: [to], saying: { say: 'may-ask' } }
  return { kind: 'which', goals: [], saying: { say: 'refused', refusal } }
}

const COMPLAINT =
  /\bno (?:me |nos |te )?(?:sirv|jal|abr|funcion|carg|prend)\w*|\b(?:basura|porqueria|chafa|pinche|ching\w*|mugre\w*|useless|garbage)\b/

function answerWithoutGoal(text: string, understood: Understood, fund: Fund | null): Answer {
  const { amount, isRefusal, isDenial, isLoanNamed, isSumWanted, isThanks } = understood
  if (isLoanNamed) {
    const term = fund && termOf(understood, fund)
    return { kind: 'go', to: 'loan', said: { amount, term, isMaximum: false } }
  }
  if (isSumWanted) return { kind: 'which', goals: ['withdraw', 'loan'] }
  if (isThanks) return { kind: 'go', to: 'menu', said: { amount: null, term: null, isMaximum: false } }
  if (isRefusal) return say({ say: 'not-wanted' })
  const isBare = isOnly(understood.intents, 'yes') || isOnly(understood.intents, 'no')
  if (isBare && !understood.hasStrange) return say({ say: 'choose' })
  // The help does not answer a complaint: "este portal no sirve".
  if (COMPLAINT.test(spelledText(text))) return say({ say: 'unknown', isDenial: true })
  return say(isDenial ? { say: 'unknown', isDenial } : { say: 'unknown' })
}

function isPossible(goal: Goal, fund: Fund | null): boolean {
  if (goal === 'enrol') return fund?.position.isEnrolled !== true
  if (ofMembers.has(goal) && isOutside(fund)) return false
  if (goal === 'loan') return fund?.position.isDisabled !== true
  return true
}

function termOf({ term }: Understood, fund: Fund): number | null {
  return term && paymentsOf(term, fund.payGroup)
}

function isOnly(intents: readonly Intent[], intent: Intent): boolean {
  return intents.length === 1 && intents[0] === intent
}

function say(saying: Saying): Answer {
  return { kind: 'say', saying }
}
