import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type LoanPlan, loanTerms, planLoan } from '#domain/loan-plan.ts'
import { readTypedAmount } from '#domain/savings-amounts.ts'
import type { FundAction, FundRefusal, Offer } from '#domain/savings-moves.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { type Fund, leastOf, offerOf } from './fund.ts'
import { fieldsOf, isUnknown, type Order, type Receipt, sendOrder } from './order.ts'

/**
 * What a person does with savings or a loan, step by step, without a screen: behind a form and behind a talk alike
 * (CHAT-03 … CHAT-11). Nothing is sent but from `confirming`, which shows exactly what is sent.
 */

export type FlowAction = FundAction | 'cancel'

export interface FlowInput {
  action: FlowAction
  fund: Fund
  /** For `cancel`: an id of ours, or the TIPO_MOVIMIENTO. */
  movement?: number
  /** A simulation that is asked for as it is. */
  wish?: { amount: number; term: number }
}

export interface FlowContext {
  action: FlowAction
  fund: Fund
  offer: Offer
  movement: number
  amount: number | null
  term: number | null
  /** As it was typed; a refusal leaves it there. */
  typed: string
  /** Why the last answer was not taken. */
  problem: FundRefusal | null
  hasAccepted: boolean
  /** What stood to be confirmed is something else now, and nobody has chosen it. */
  hasChanged: boolean
  /** Of what is on screen to be confirmed: it stays with it until something else is wanted. */
  operationId: string
  receipt: Receipt | null
  failure: Failure | null
  /** Something was sent and got no answer that can be trusted: until this begins anew nobody says that nothing was done. */
  mayBeDone: boolean
}

export type FlowEvent =
  | { type: 'AMOUNT'; text: string }
  | { type: 'TERM'; term: number }
  | { type: 'ACCEPT' }
  | { type: 'CONFIRM' }
  | { type: 'BACK' }
  | { type: 'CANCEL' }
  | { type: 'RESTART' }
  /** The data were fetched again. */
  | { type: 'FUND'; fund: Fund }

const withAmount: readonly FlowAction[] = ['enrol', 'change', 'deposit', 'withdraw', 'extra-payment', 'loan']

function offerNow(action: FlowAction, fund: Fund): Offer {
  return action === 'cancel' ? { refusal: null, maximum: 0 } : offerOf(action, fund)
}

function begin({ action, fund, movement = 0, wish }: FlowInput): FlowContext {
  const offer = offerNow(action, fund)
  const isWishPossible = wish !== undefined && action === 'loan' && wish.amount <= offer.maximum
  return {
    action,
    fund,
    offer,
    movement,
    // All that can be paid, and nothing else (BR-08).
    amount: action === 'payoff' ? offer.maximum : isWishPossible ? wish.amount : null,
    term: isWishPossible && loanTerms(fund.payGroup).includes(wish.term) ? wish.term : null,
    typed: isWishPossible ? String(wish.amount / 100) : '',
    problem: null,
    hasAccepted: false,
    hasChanged: false,
    operationId: '',
    receipt: null,
    failure: null,
    mayBeDone: false,
  }
}

/** Why an amount is not taken; null when it is (SAVR-01 … SAVR-09, LOAN-01, LOAN-16). */
function problemOf({ action, fund, offer }: FlowContext, amount: number | null): FundRefusal | null {
  if (action === 'cancel' || amount === null) return 'amount'
  return amount >= leastOf(action, fund) && amount <= offer.maximum ? null : 'amount'
}

/** What the chosen loan costs; null until amount and term are chosen, and while nobody has said the rates. */
export function planOf({ action, fund, amount, term }: FlowContext): LoanPlan | null {
  if (action !== 'loan' || amount === null || term === null || fund.rates === null) return null
  return planLoan({ amount, term, payGroup: fund.payGroup }, fund.rates)
}

function orderOf(context: FlowContext): Order {
  const { action, fund, amount, movement, operationId } = context
  const plan = planOf(context)
  if (action === 'cancel') return { action, fund, movement, operationId }
  if (action === 'leave') return { action, fund, operationId }
  if (amount === null) throw new Error('an amount is chosen before it is confirmed')
  if (action !== 'loan') return { action, fund, amount, operationId }
  if (plan === null) throw new Error('a loan has a plan before it is confirmed')
  return { action, fund, amount, plan, operationId }
}

const isAtOnce: ReadonlySet<FlowAction> = new Set<FlowAction>(['payoff', 'cancel'])

/** Other data: what stands to be confirmed keeps its id as long as it is the same. */
function learned(context: FlowContext, fund: Fund): Partial<FlowContext> {
  const offer = offerNow(context.action, fund)
  const next = {
    ...context,
    fund,
    offer,
    amount: context.action === 'payoff' ? offer.maximum : context.amount,
  }
  const isSame =
    context.operationId !== '' && planExists(next) && fieldsOf(orderOf(context)) === fieldsOf(orderOf(next))
  // Its payday stands beside it, and is the service's own: no part of what is sent.
  const { paydays, knowsPending } = context.fund
  const isOtherDay = knowsPending && !isAtOnce.has(next.action) && fund.paydays.movement !== paydays.movement
  const hasChanged = context.hasChanged || (context.operationId !== '' && (!isSame || isOtherDay))
  const anew = isSame ? {} : { operationId: '', hasAccepted: false }
  // An amount that was taken and is too much by now goes back to its field with the reason.
  const isNamed = next.amount !== null && withAmount.includes(next.action)
  const problem = isNamed ? problemOf(next, next.amount) : next.problem
  return { fund, offer, amount: next.amount, problem, hasChanged, ...anew }
}

function planExists(context: FlowContext): boolean {
  return context.action !== 'loan' || planOf(context) !== null
}

/** The failure goes along as what it is. */
export class OrderFailed extends Error {
  override readonly name = 'OrderFailed'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** Sends what was confirmed. @param onLeft told of an answer for which nobody waits any more: the flow was left meanwhile */
export function sender(onLeft: (answer: Result<Receipt>) => void) {
  return fromPromise<Receipt, Order>(async ({ input, signal }) => {
    const answer = await sendOrder(input)
    if (signal.aborted) onLeft(answer)
    if (!answer.ok) throw new OrderFailed(answer.failure)
    return answer.value
  })
}

const isFinal = { type: 'final' } as const

/** One chart for every flow: each walks through the steps that it has. */
export const fundFlow = setup({
  types: { context: {} as FlowContext, events: {} as FlowEvent, input: {} as FlowInput },
  actors: {
    send: sender(() => undefined),
  },
  guards: {
    isRefused: ({ context }) => context.offer.refusal !== null,
    lacksAmount: ({ context }) =>
      withAmount.includes(context.action) && problemOf(context, context.amount) !== null,
    lacksTerm: ({ context }) => context.action === 'loan' && planOf(context) === null,
    lacksAccord: ({ context }) => context.action === 'loan' && !context.hasAccepted,
  },
  actions: {
    restart: assign(({ context }) => begin(context)),
    // What stands to be confirmed is something else now.
    another: assign({ operationId: '', failure: null, problem: null, hasAccepted: false, hasChanged: false }),
    learn: assign(({ context }, { fund }: { fund: Fund }) => learned(context, fund)),
  },
}).createMachine({
  id: 'fund-flow',
  context: ({ input }) => begin(input),
  initial: 'deciding',
  on: {
    RESTART: { target: '.deciding', actions: 'restart' },
    CANCEL: '.cancelled',
    FUND: { target: '.deciding', actions: { type: 'learn', params: ({ event }) => ({ fund: event.fund }) } },
  },
  states: {
    /** Where it goes on: the first thing that is not known yet. */
    deciding: {
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'lacksAmount', target: 'amount' },
        { guard: 'lacksTerm', target: 'term' },
        { guard: 'lacksAccord', target: 'terms' },
        { target: 'confirming' },
      ],
    },
    refused: {},
    amount: {
      on: {
        AMOUNT: {
          target: 'deciding',
          actions: [
            'another',
            assign(({ context, event }) => {
              const amount = readTypedAmount(event.text)
              return { typed: event.text, amount, problem: problemOf(context, amount) }
            }),
          ],
        },
      },
    },
    term: {
      on: {
        TERM: {
          guard: ({ context, event }) => loanTerms(context.fund.payGroup).includes(event.term),
          target: 'deciding',
          actions: ['another', assign({ term: ({ event }) => event.term })],
        },
        BACK: { target: 'amount', actions: ['another', assign({ amount: null })] },
      },
    },
    terms: {
      on: {
        ACCEPT: { target: 'deciding', actions: assign({ hasAccepted: true, hasChanged: false }) },
        BACK: { target: 'deciding', actions: ['another', assign({ term: null })] },
      },
    },
    confirming: {
      entry: assign({
        operationId: ({ context }) => context.operationId || crypto.randomUUID(),
      }),
      on: {
        CONFIRM: 'sending',
        BACK: {
          target: 'deciding',
          actions: [
            'another',
            assign(({ context }) => (context.action === 'payoff' ? {} : { amount: null, term: null })),
          ],
        },
      },
    },
    sending: {
      on: {
        // Nothing takes it back any more, and what is fetched meanwhile comes with the answer.
        RESTART: undefined,
        CANCEL: undefined,
        FUND: undefined,
      },
      invoke: {
        src: 'send',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'done', actions: assign({ receipt: ({ event }) => event.output, failure: null }) },
        onError: { target: 'failed', actions: assign(({ context, event }) => failed(context, event.error)) },
      },
    },
    /** What was typed is there; the same may be confirmed again, under the same id. */
    failed: {
      on: {
        BACK: 'deciding',
        // Data that came after a silence say whether it was done: then it waits, and waiting keeps a second one away.
        FUND: {
          target: 'failed',
          actions: { type: 'learn', params: ({ event }) => ({ fund: event.fund }) },
        },
      },
    },
    done: isFinal,
    cancelled: isFinal,
  },
})

export type FundFlow = ActorRefFrom<typeof fundFlow>
export type FlowSnapshot = SnapshotFrom<typeof fundFlow>

function failed({ mayBeDone }: FlowContext, cause: unknown): Partial<FlowContext> {
  if (!(cause instanceof OrderFailed)) throw cause
  const { failure } = cause
  return { failure, mayBeDone: mayBeDone || isUnknown(failure) }
}
