import { loanTerms } from '#domain/loan-plan.ts'
import { toDecimal } from '#domain/money.ts'
import type { Locale } from '#i18n/locale.ts'
import type { FlowAction, FlowEvent, FlowSnapshot } from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { paymentsOf } from '../understanding/spoken-term.ts'
import type { Intent } from '../understanding/meanings.ts'
import { type Understood, understand } from '../understanding/understand.ts'
import type { Goal, Saying } from './line.ts'

/** What was said beside the wish: centavos, and a number of payments. */
export interface Heard {
  amount: number | null
  term: number | null
  isMaximum: boolean
}

export type Answer =
  | { kind: 'go'; to: Goal; said: Heard }
  | { kind: 'which'; goals: readonly Goal[] }
  /** Never a confirmation. */
  | { kind: 'flow'; event: Exclude<FlowEvent, { type: 'CONFIRM' | 'ACCEPT' | 'FUND' }> }
  | { kind: 'say'; saying: Saying }

interface Situation {
  fund: Fund | null
  flow: FlowSnapshot | null
  locale: Locale
}

/** What a typed sentence does, here and now. */
export function answerIn(text: string, { fund, flow, locale }: Situation): Answer {
  const understood = understand(text, locale)
  if (flow?.value === 'sending') return say({ say: 'on-its-way' })
  return (flow && stepAnswer(text, understood, flow)) ?? goalOf(understood, fund)
}

/** An answer to the question of a step; null where it is about something else. */
function stepAnswer(text: string, understood: Understood, { value, context }: FlowSnapshot): Answer | null {
  const { intents, amount, isMaximum } = understood
  if (isOnly(intents, 'no') || isOnly(intents, 'cancel-movement'))
    return { kind: 'flow', event: { type: 'CANCEL' } }
  if (value === 'amount') {
    // What is said of another movement, or of not wanting this one, is no amount of this one.
    if (!isAbout(understood, context.action)) return null
    const wanted = isMaximum ? context.offer.maximum : amount
    if (wanted !== null) return { kind: 'flow', event: { type: 'AMOUNT', text: toDecimal(wanted) } }
    // Not numeric: refused in the rule's own words (SAVR-01).
    return intents.length === 0 ? { kind: 'flow', event: { type: 'AMOUNT', text } } : null
  }
  if (value === 'term') {
    const term = termOf(understood, context.fund) ?? (amount === null ? null : amount / 100)
    const isOffered = term !== null && loanTerms(context.fund.payGroup).includes(term)
    return isOffered ? { kind: 'flow', event: { type: 'TERM', term } } : null
  }
  const isToConfirm = value === 'terms' || value === 'confirming'
  return isToConfirm && isOnly(intents, 'yes') ? say({ say: 'tap-to-confirm' }) : null
}

/** One word for two movements: which of them is meant the step under way says. */
const sameWord: readonly (readonly Intent[])[] = [
  ['enrol', 'change'],
  ['payoff', 'extra-payment'],
]

/** Whether a sentence may be about the movement under way and about nothing else. */
function isAbout({ intents, hasNot, hasIdeas }: Understood, action: FlowAction): boolean {
  // Ideas that make no meaning together may be of any movement.
  if (hasNot || (intents.length === 0 && hasIdeas)) return false
  const named = intents.filter((intent) => intent !== 'yes')
  if (named.every((intent) => intent === action)) return true
  return (
    named.some((intent) => intent === action) &&
    sameWord.some((words) => named.every((intent) => words.includes(intent)))
  )
}

function goalOf(understood: Understood, fund: Fund | null): Answer {
  const { intents, amount, isMaximum } = understood
  const goals = intents.filter((intent) => intent !== 'yes' && intent !== 'no')
  const [goal] = goals
  if (goal === undefined) return say({ say: 'unknown' })
  const possible = goals.filter((each) => isPossible(each, fund))
  if (possible.length > 1) return { kind: 'which', goals: possible }
  const term = fund && termOf(understood, fund)
  return { kind: 'go', to: possible[0] ?? goal, said: { amount, term, isMaximum } }
}

/** Of two meanings the one that this person can have. */
function isPossible(goal: Goal, fund: Fund | null): boolean {
  if (goal === 'enrol') return fund?.position.isEnrolled !== true
  if (goal === 'change' || goal === 'leave') return fund?.position.isEnrolled !== false
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
