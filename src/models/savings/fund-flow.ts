import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type LoanPlan, loanTerms, planLoan } from '#domain/savings/loan-plan.ts'
import { readTypedAmount } from '#domain/savings/savings-amounts.ts'
import type { FundAction, FundRefusal, Offer } from '#domain/savings/savings-moves.ts'
import { openStore } from '#core/store/open-store.ts'
import type { Failure, Result } from '#core/transport/failure.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { type Fund, isAboveQuota, minimumOf, offerOf } from './fund.ts'
import { fieldsOf, isUnknown, type Order, type Receipt, sendOrder } from './order.ts'
import { forgetOrders, isCertain, noteOrder } from './unsure-orders.ts'

/**
 * State machine of a movement, for the form and the talk (CHAT-03 … CHAT-11). Only CONFIRM in the state
 * `confirming` sends a request. This state shows exactly what is sent.
 */

export type FlowAction = FundAction | 'cancel'

export interface FlowInput {
  action: FlowAction
  fund: Fund
  /** Only for `cancel`: id of the movement, or its TIPO_MOVIMIENTO on a host without ids. */
  movement?: number
  wish?: { amount: number; term: number }
}

export interface FlowContext {
  action: FlowAction
  fund: Fund
  offer: Offer
  movement: number
  amount: number | null
  term: number | null
  typed: string
  problem: FundRefusal | null
  hasAccepted: boolean
  /** True when fresh data changed the order on the confirmation screen. */
  hasChanged: boolean
  /** Idempotency id. Changes when the order changes. */
  operationId: string
  receipt: Receipt | null
  failure: Failure | null
  /**
   * True after a request without a reliable response. Until a restart, no text may claim that the order was
   * not executed.
   */
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
    // A payoff always pays the whole payable amount (BR-08).
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

/**
 * Returns 'amount' when the amount is missing or outside the offer's limits (SAVR-01 … SAVR-09, LOAN-01,
 * LOAN-16). Returns 'above-quota' when the fund refuses the amount by law, and null for a valid amount.
 */
function problemOf({ action, fund, offer }: FlowContext, amount: number | null): FundRefusal | null {
  if (action === 'cancel' || amount === null) return 'amount'
  if (amount < minimumOf(action, fund) || amount > offer.maximum) return 'amount'
  return fund.quota?.refuses && isAboveQuota(action, fund, amount) ? 'above-quota' : null
}

/** Returns the plan of a loan; null while the amount, the term or the rates are missing. */
export function planOf({ action, fund, amount, term }: FlowContext): LoanPlan | null {
  if (action !== 'loan' || amount === null || term === null || fund.rates === null) return null
  return planLoan({ amount, term, payGroup: fund.payGroup }, fund.rates)
}

function orderOf(context: FlowContext): Order {
  const { action, fund, amount, movement, operationId } = context
  const plan = planOf(context)
  if (action === 'cancel') return { action, fund, movement, operationId }
  if (action === 'leave') return { action, fund, operationId }
  if (amount === null) throw new Error('cannot confirm without an amount')
  if (action !== 'loan') return { action, fund, amount, operationId }
  if (plan === null) throw new Error('cannot confirm a loan without a plan')
  return { action, fund, amount, plan, operationId }
}

const isAtOnce: ReadonlySet<FlowAction> = new Set<FlowAction>(['payoff', 'cancel'])

/** Returns the changes after new data. The operation id stays while the sent fields stay the same. */
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
  // The payday is shown but not sent, because the service sets it. It is compared separately.
  const { paydays, knowsPending } = context.fund
  const isOtherDay = knowsPending && !isAtOnce.has(next.action) && fund.paydays.movement !== paydays.movement
  const hasChanged = context.hasChanged || (context.operationId !== '' && (!isSame || isOtherDay))
  const anew = isSame ? {} : { operationId: '', hasAccepted: false }
  // An accepted amount outside the new limits returns to its field with the reason.
  const isNamed = next.amount !== null && withAmount.includes(next.action)
  const problem = isNamed ? problemOf(next, next.amount) : next.problem
  return { fund, offer, amount: next.amount, problem, hasChanged, ...anew }
}

function planExists(context: FlowContext): boolean {
  return context.action !== 'loan' || planOf(context) !== null
}

export class OrderFailed extends Error {
  override readonly name = 'OrderFailed'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/**
 * @param onLeft receives a response that arrives after the flow was left
 * @throws OrderFailed when the request fails
 */
export function createSender(onLeft: (answer: Result<Receipt>) => void) {
  return fromPromise<Receipt, Order>(async ({ input, signal }) => {
    const answer = await sendNoted(input)
    if (signal.aborted) onLeft(answer)
    if (!answer.ok) throw new OrderFailed(answer.failure)
    return answer.value
  })
}

async function sendNoted(order: Order): Promise<Result<Receipt>> {
  // Another person may be signed in when the answer arrives.
  const store = openStore()
  const note = () => ({
    operationId: order.operationId,
    action: order.action,
    fields: fieldsOf(order),
    at: serverNow(),
  })
  const { operationId, wasUnsure } = await noteOrder(store, note())
  const answer = await sendOrder({ ...order, operationId })
  if (answer.ok || isCertain(answer.failure, wasUnsure)) await forgetOrders(store, [operationId])
  // The account counts as read since the order only if it is read after this failure.
  else await noteOrder(store, note())
  return answer
}

const isFinal = { type: 'final' } as const

export const fundFlow = setup({
  types: { context: {} as FlowContext, events: {} as FlowEvent, input: {} as FlowInput },
  actors: {
    send: createSender(() => undefined),
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
        // A sent order cannot be withdrawn. New data are ignored during sending.
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
    /** The person can confirm the same order again with the same id. */
    failed: {
      on: {
        BACK: 'deciding',
        // New data may show that the order was executed. Its pending movement then blocks a second order.
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

export type FlowSnapshot = SnapshotFrom<typeof fundFlow>

function failed({ mayBeDone }: FlowContext, cause: unknown): Partial<FlowContext> {
  if (!(cause instanceof OrderFailed)) throw cause
  const { failure } = cause
  return { failure, mayBeDone: mayBeDone || isUnknown(failure) }
}
