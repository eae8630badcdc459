import { type ActorRefFrom, assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import { serverNow } from '#core/transport/server-clock.ts'
import type { Locale } from '#i18n/locale.ts'
import { loanTerms } from '#domain/savings/loan-plan.ts'
import { toDecimal } from '#domain/money/money.ts'
import {
  type FlowAction,
  type FlowContext,
  type FlowEvent,
  type FlowSnapshot,
  fundFlow,
} from '#models/savings/fund-flow.ts'
import type { Fund } from '#models/savings/fund.ts'
import { answerIn, type Heard } from './answer.ts'
import { choicesIn } from './choices.ts'
import type { Choice, Goal, Line, OtherScreen, Saying } from './line.ts'

/**
 * State machine of the talk about the savings fund (CHAT-01 … CHAT-14). Only the inner flow, shared with the forms,
 * moves money. Only a tap confirms a movement; typed text never confirms.
 */

export interface TalkContext {
  lines: readonly Line[]
  fund: Fund | null
  isOnline: boolean
  action: FlowAction
  movement: number
  said: Heard
  spokenOf: string
  goals: readonly Goal[]
}

interface TypedText {
  text: string
  locale?: Locale
}

export type TalkEvent =
  | ({ type: 'TYPE' } & TypedText)
  | { type: 'CHOOSE'; choice: Choice }
  | { type: 'RESTART' }
  | { type: 'END' }
  | { type: 'FUND'; fund: Fund }
  | { type: 'NETWORK'; isOnline: boolean }
  /** Sent after a restore from the device. */
  | { type: 'GO_ON' }
  | { type: 'GO'; to: Goal; said?: Heard; movement?: number; isQuiet?: boolean; isReport?: boolean }
  | { type: 'WHICH'; goals: readonly Goal[]; saying?: Saying }
  | { type: 'SAY'; saying: Saying }
  | { type: 'HAND'; event: FlowEvent }

const silent: Heard = { amount: null, term: null, isMaximum: false }

const flowGoals: readonly Goal[] = ['enrol', 'change', 'withdraw', 'leave', 'loan', 'payoff', 'extra-payment']

/** Returns the flow's snapshot. The children's types are unknown until the machine is created. */
function flowOf(talk: { getSnapshot: () => { children: object } }): FlowSnapshot | null {
  const { flow } = talk.getSnapshot().children as { flow?: { getSnapshot: () => FlowSnapshot } }
  return flow?.getSnapshot() ?? null
}

const said = (context: TalkContext, ...sayings: readonly Saying[]) => ({
  lines: sayings.reduce<readonly Line[]>(
    (lines, saying) => [...lines, { ...next(lines), by: 'assistant', saying }],
    context.lines,
  ),
})

function greeting(): readonly Line[] {
  return [{ ...next([]), by: 'assistant', saying: { say: 'hello' } }]
}

function next(lines: readonly Line[]): { number: number; at: number } {
  return { number: (lines.at(-1)?.number ?? 0) + 1, at: serverNow() }
}

export const conversation = setup({
  types: {
    context: {} as TalkContext,
    events: {} as TalkEvent,
    input: {} as { fund: Fund | null; isOnline: boolean },
  },
  actors: { flow: fundFlow },
  actions: {
    say: assign(({ context }, saying: Saying) => said(context, saying)),
    sayOnItsWay: enqueueActions(({ enqueue, self }) => {
      if (flowOf(self)?.value === 'sending') enqueue.raise({ type: 'SAY', saying: { say: 'on-its-way' } })
    }),
    readTyped: enqueueActions(({ enqueue, context, self }, { text, locale = 'es' }: TypedText) => {
      const line: Line = { ...next(context.lines), by: 'person', typed: text }
      enqueue.assign({ lines: [...context.lines, line] })
      const answer = answerIn(text, { fund: context.fund, flow: flowOf(self), locale })
      if (answer.kind === 'go') {
        const { to, said: heard, isReport = false } = answer
        enqueue.raise({ type: 'GO', to, said: heard, isReport })
      } else if (answer.kind === 'line') {
        enqueue.raise({ type: 'SAY', saying: { say: 'pay-line', asked: answer.asked } })
      } else if (answer.kind === 'which') {
        const { goals, saying } = answer
        enqueue.raise({ type: 'WHICH', goals, ...(saying && { saying }) })
      } else if (answer.kind === 'flow') {
        // Keeps the term, because the flow asks for the amount first.
        if (answer.term !== undefined) enqueue.assign({ said: { ...silent, term: answer.term } })
        enqueue.raise({ type: 'HAND', event: answer.event })
      } else enqueue.raise({ type: 'SAY', saying: answer.saying })
    }),
    takeChoice: enqueueActions(({ enqueue, context, self }, choice: Choice) => {
      const place = placeOf(self.getSnapshot())
      if (choice.kind === 'confirm' && flowOf(self)?.value === 'terms') {
        enqueue.raise({ type: 'SAY', saying: { say: 'ask-terms' } })
        return
      }
      // Ignores a choice that is no longer on screen, as after a second tap.
      if (!choicesIn(place, context, flowOf(self)).some((each) => isSame(each, choice))) return
      const line: Line = { ...next(context.lines), by: 'person', choice }
      enqueue.assign({ lines: [...context.lines, line] })
      if (choice.kind === 'go') enqueue.raise({ type: 'GO', to: choice.to })
      else if (choice.kind === 'movement') {
        enqueue.raise({ type: 'GO', to: 'cancel-movement', movement: choice.movement })
      } else if (choice.kind === 'other-amount') {
        enqueue.raise({ type: 'SAY', saying: { say: 'ask-other-amount' } })
      } else if (choice.kind === 'confirm' && !context.isOnline) {
        enqueue.raise({ type: 'SAY', saying: { say: 'no-money-here' } })
      } else enqueue.raise({ type: 'HAND', event: flowEventOf(choice) })
    }),
    hear: enqueueActions(({ enqueue, context, self }) => {
      const flow = flowOf(self)
      if (flow === null) return
      const { value, context: step } = flow
      const isOther = step.hasChanged && (value === 'terms' || value === 'confirming')
      const key = `${value} ${step.problem} ${step.typed} ${isOther ? step.operationId : ''} ${isOther}`
      if (value === 'deciding' || key === context.spokenOf) return
      enqueue.assign({ spokenOf: key })
      const wanted = context.said.isMaximum ? step.offer.maximum : context.said.amount
      if (value === 'amount' && wanted !== null && step.problem === null) {
        enqueue.assign({ said: { ...context.said, amount: null, isMaximum: false } })
        enqueue.raise({ type: 'HAND', event: { type: 'AMOUNT', text: toDecimal(wanted) } })
        return
      }
      const { term, hasOtherTerm = false } = context.said
      if (value === 'term' && (term !== null || hasOtherTerm)) {
        enqueue.assign({ said: silent })
        if (term !== null && loanTerms(step.fund.payGroup).includes(term))
          enqueue.raise({ type: 'HAND', event: { type: 'TERM', term } })
        else enqueue.raise({ type: 'SAY', saying: { say: 'other-term' } })
        return
      }
      if (isOther) enqueue.raise({ type: 'SAY', saying: { say: 'changed' } })
      // New data may show whether an unanswered order was executed.
      if (value === 'failed' && context.fund !== null && context.fund !== step.fund) {
        enqueue.sendTo('flow', { type: 'FUND', fund: context.fund })
      }
      const saying = sayingAt(String(value), step)
      if (saying) enqueue.raise({ type: 'SAY', saying })
      if (value === 'refused' || value === 'done' || value === 'cancelled') {
        enqueue.raise({ type: 'GO', to: 'savings', isQuiet: true })
      }
    }),
  },
  guards: {
    isMove: ({ event }) => event.type === 'GO' && moves(event),
    knowsNothing: ({ context, event }) => context.fund === null && event.type === 'GO' && needsFund(event.to),
    isAway: ({ context, event }) => !context.isOnline && event.type === 'GO' && moves(event),
  },
}).createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    ...input,
    lines: greeting(),
    action: 'enrol',
    movement: 0,
    said: silent,
    spokenOf: '',
    goals: [],
  }),
  initial: 'main',
  on: {
    TYPE: { actions: { type: 'readTyped', params: ({ event }) => event } },
    CHOOSE: { actions: { type: 'takeChoice', params: ({ event }) => event.choice } },
    SAY: { actions: { type: 'say', params: ({ event }) => event.saying } },
    // Clears the last announcement; otherwise a repeated error would not be announced.
    HAND: { actions: [assign({ spokenOf: '' }), sendTo('flow', ({ event }) => event.event)] },
    RESTART: {
      target: '.main',
      actions: [assign({ lines: () => greeting() }), 'sayOnItsWay'],
    },
    END: { target: '.ended', actions: assign({ lines: [] }) },
    FUND: { actions: assign({ fund: ({ event }) => event.fund }) },
    NETWORK: { actions: assign({ isOnline: ({ event }) => event.isOnline }) },
    GO_ON: { actions: { type: 'say', params: { say: 'goes-on' } } },
    WHICH: {
      target: '.which',
      actions: [
        assign({ goals: ({ event }) => event.goals }),
        { type: 'say', params: ({ event }) => event.saying ?? { say: 'which' } },
      ],
    },
    GO: [
      { guard: 'knowsNothing', actions: { type: 'say', params: { say: 'no-data' } } },
      {
        guard: 'isAway',
        actions: { type: 'say', params: { say: 'no-money-here' } },
      },
      {
        guard: 'isMove',
        target: '.flow',
        actions: [
          assign(({ event }) => ({
            action: event.movement === undefined ? (event.to as FlowAction) : ('cancel' as const),
            movement: event.movement ?? 0,
            said: event.said ?? silent,
            spokenOf: '',
          })),
          assign(({ context, event }) =>
            event.said && context.action !== 'cancel'
              ? said(context, {
                  say: 'understood',
                  action: context.action,
                  amount: event.said.amount,
                  term: event.said.term,
                })
              : {},
          ),
        ],
      },
      {
        guard: ({ event }) => event.to === 'main' || event.to === 'menu',
        target: '.main',
        actions: { type: 'say', params: { say: 'hello' } },
      },
      { guard: ({ event }) => event.to === 'end', target: '.ended', actions: assign({ lines: [] }) },
      {
        guard: ({ event }) => isOtherScreen(event.to),
        target: '.main',
        actions: {
          type: 'say',
          params: ({ event }) => ({ say: 'opens', screen: event.to as OtherScreen }),
        },
      },
      {
        guard: ({ event }) => event.to === 'vacancies',
        target: '.vacancies',
      },
      {
        guard: ({ event }) => event.to === 'fund',
        target: '.fund',
        actions: { type: 'say', params: { say: 'fund-menu' } },
      },
      {
        guard: ({ event }) => event.to === 'loans',
        target: '.loans',
        actions: { type: 'say', params: { say: 'loan-menu' } },
      },
      {
        // The answer to a report has no cancel buttons.
        guard: ({ event }) => event.to === 'movements' && event.isReport === true,
        target: '.savings',
        actions: { type: 'say', params: { say: 'movements', isReport: true } },
      },
      {
        guard: ({ event }) => event.to === 'movements' || event.to === 'cancel-movement',
        target: '.movements',
        actions: { type: 'say', params: { say: 'movements' } },
      },
      {
        guard: ({ event }) => event.to === 'balances',
        target: '.savings',
        actions: { type: 'say', params: { say: 'balances' } },
      },
      { guard: ({ event }) => event.isQuiet === true, target: '.savings' },
      { target: '.savings', actions: { type: 'say', params: { say: 'savings-menu' } } },
    ],
  },
  states: {
    main: {},
    savings: {},
    fund: {},
    loans: {},
    movements: {},
    which: {},
    /** Runs in the state machine for applications (vacancies/vacancy-talk.tsx). */
    vacancies: {},
    flow: {
      invoke: {
        src: 'flow',
        id: 'flow',
        input: ({ context }) => {
          if (context.fund === null) throw new Error('a flow needs the fund data')
          return { action: context.action, fund: context.fund, movement: context.movement }
        },
        onSnapshot: { actions: 'hear' },
        onDone: { actions: 'hear' },
      },
      on: {
        FUND: {
          actions: [
            assign({ fund: ({ event }) => event.fund }),
            enqueueActions(({ enqueue, event }) =>
              enqueue.sendTo('flow', { type: 'FUND', fund: event.fund }),
            ),
          ],
        },
      },
    },
    ended: { type: 'final' },
  },
})

export type Talk = ActorRefFrom<typeof conversation>
export type TalkSnapshot = SnapshotFrom<typeof conversation>

function moves({ to, movement }: { to: Goal; movement?: number }): boolean {
  return flowGoals.includes(to) || movement !== undefined
}

function sayingAt(place: string, step: FlowContext): Saying | null {
  const { action, amount, problem, receipt, failure, mayBeDone } = step
  switch (place) {
    case 'amount':
      return problem === null ? { say: 'ask-amount', action } : { say: 'refused', refusal: problem }
    case 'term':
      return { say: 'ask-term' }
    case 'terms':
      return { say: 'ask-terms' }
    case 'confirming':
      return action === 'loan' ? null : { say: 'ask-confirm' }
    case 'refused':
      return { say: 'refused', refusal: step.offer.refusal ?? 'amount' }
    case 'failed':
      return failure && { say: 'failed', failure, mayBeDone }
    case 'done':
      if (receipt?.isLoanApproved) return { say: 'loan-is-approved' }
      return { say: 'done', action, amount, payday: receipt?.payday ?? null }
    case 'cancelled':
      if (mayBeDone) return { say: 'may-be-done' }
      return { say: action === 'cancel' ? 'kept' : 'cancelled' }
    default:
      return null
  }
}

function needsFund(goal: Goal): boolean {
  return !isOtherScreen(goal) && !['main', 'menu', 'end', 'vacancies', 'savings'].includes(goal)
}

function isOtherScreen(goal: Goal): boolean {
  return goal === 'payslip' || goal === 'statement' || goal === 'simulator'
}

function flowEventOf(choice: Choice): FlowEvent {
  switch (choice.kind) {
    case 'amount':
      return { type: 'AMOUNT', text: toDecimal(choice.amount) }
    case 'term':
      return { type: 'TERM', term: choice.term }
    case 'accept':
      return { type: 'ACCEPT' }
    case 'confirm':
      return { type: 'CONFIRM' }
    case 'back':
      return { type: 'BACK' }
    default:
      return { type: 'CANCEL' }
  }
}

/** The machine has no nested states, so the value is a string. */
function placeOf({ value }: { value: unknown }): string {
  return typeof value === 'string' ? value : ''
}

function isSame(one: Choice, other: Choice): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

export function flowIn(snapshot: TalkSnapshot): FlowSnapshot | null {
  return flowOf({ getSnapshot: () => snapshot })
}

export function choicesOf(snapshot: TalkSnapshot): readonly Choice[] {
  return choicesIn(placeOf(snapshot), snapshot.context, flowIn(snapshot))
}
