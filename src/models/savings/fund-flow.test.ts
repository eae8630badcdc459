import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { savingsUser } from '#contract/savings/savings.ts'
import { type Fund, readFund } from './fund.ts'
import {
  type FlowAction,
  type FlowContext,
  type FlowEvent,
  fundFlow,
  OrderFailed,
  planOf,
} from './fund-flow.ts'
import { fieldsOf, type Order, type Receipt } from './order.ts'
import { isWhole } from '#tests/support/server/whole.ts'

const nothing = {
  name: 'Ana',
  existe: 1,
  baja: 0,
  procIns: 0,
  gp: 1,
  monto: 200,
  total: 5e3,
  pS: 300,
  restante: 0,
  abono: 0,
  acumulado: 5e3,
  total_prestamo: 0,
  cantidadPrestamo: 1e4,
  cantidadMostrar: '$10,000.00',
  incapacidad: 0,
  antiguedad: 12,
  enRetiro: 0,
  c294: 0,
  c295: 0,
  c394: 0,
  short_prenom: '2026-11-25',
  short_nom: '2026-11-27',
  inicNomina: '2026-11-16',
  numSemana: 47,
  numQuincena: 22,
  nom: '',
  prenom: '',
}
const fundWith = (part: Partial<typeof nothing> = {}): Fund =>
  readFund(
    savingsUser().parse({ ...nothing, ...part }),
    { movements: null, variables: { tiie: 0.11, tasa: 0.02 } },
    '2026-11-18',
  )

const debtor = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }
const funds: Record<FlowAction, Fund> = {
  enrol: fundWith({ existe: 0 }),
  change: fundWith(),
  deposit: fundWith(),
  withdraw: fundWith(),
  leave: fundWith(),
  loan: fundWith(),
  'extra-payment': fundWith(debtor),
  payoff: fundWith(debtor),
  cancel: fundWith({ c294: 1 }),
}
const actions = Object.keys(funds) as FlowAction[]

interface Walked {
  states: string[]
  confirmed: string[]
  sent: Order[]
}

async function walk(action: FlowAction, events: readonly FlowEvent[], isAnswered = true): Promise<Walked> {
  const walked: Walked = { states: [], confirmed: [], sent: [] }
  const machine = fundFlow.provide({
    actors: {
      send: fromPromise<Receipt, Order>(async ({ input }) => {
        walked.sent.push(input)
        if (!isAnswered) throw new OrderFailed({ kind: 'offline' })
        return { payday: '2026-11-27', isLoanApproved: false }
      }),
    },
  })
  const actor = createActor(machine, { input: { action, fund: funds[action], movement: 1001 } })
  actor.subscribe(({ value }) => void walked.states.push(String(value)))
  actor.start()
  for (const event of events) {
    const { value, context, status } = actor.getSnapshot()
    if (status === 'done') break
    if (value === 'confirming' && event.type === 'CONFIRM') walked.confirmed.push(shownIn(context))
    actor.send(event)
    for (let turn = 0; turn < 10 && actor.getSnapshot().value === 'sending'; turn++) await Promise.resolve()
  }
  walked.states.push(String(actor.getSnapshot().value))
  actor.stop()
  return walked
}

function shownIn(context: FlowContext): string {
  const { action, amount, fund, movement } = context
  if (action === 'cancel') return `cancel ${movement}`
  if (action === 'leave') return `leave ${fund.position.saved} ${fund.position.owed}`
  return `${action} ${amount} ${planOf(context)?.interest ?? ''}`
}

function sentIn(order: Order): string {
  if (order.action === 'cancel') return `cancel ${order.movement}`
  if (order.action === 'leave') return `leave ${order.fund.position.saved} ${order.fund.position.owed}`
  return `${order.action} ${order.amount} ${order.action === 'loan' ? order.plan.interest : ''}`
}

const choices: FlowEvent[] = [
  { type: 'AMOUNT', text: '150' },
  { type: 'AMOUNT', text: '$1,000.00' },
  { type: 'AMOUNT', text: 'mucho' },
  { type: 'TERM', term: 26 },
  { type: 'TERM', term: 24 },
  { type: 'ACCEPT' },
  { type: 'CONFIRM' },
  { type: 'BACK' },
  { type: 'RESTART' },
  { type: 'FUND', fund: fundWith() },
]

function* walks(depth: number): Generator<FlowEvent[]> {
  yield []
  if (depth === 0) return
  for (const first of choices) for (const rest of walks(depth - 1)) yield [first, ...rest]
}

describe.each(actions)('%s', (action) => {
  test('sends exactly the orders that were confirmed on the screen, in every sequence of steps', {
    tags: ['whole'],
  }, async () => {
    const reached = new Set<string>()
    for (const events of walks(isWhole ? 3 : 2)) {
      const { confirmed, sent, states } = await walk(action, [...events, { type: 'CONFIRM' }])
      expect(sent.map(sentIn)).toEqual(confirmed)
      for (const state of states) reached.add(state)
    }
    if (!isWhole) return
    expect(reached).toContain('confirming')
    expect(reached).toContain('done')
  })

  test('ends as cancelled after any sequence of steps without a confirmation', {
    tags: ['whole'],
  }, async () => {
    for (const events of walks(2)) {
      const { states, confirmed } = await walk(action, [...events, { type: 'CANCEL' }])
      if (confirmed.length === 0) expect(states.at(-1)).toBe('cancelled')
    }
  })
})

const LOAN: FlowEvent[] = [{ type: 'AMOUNT', text: '6000' }, { type: 'TERM', term: 26 }, { type: 'ACCEPT' }]

test('CHAT-07: asks for the amount, the term, the terms and a confirmation of a loan', async () => {
  const { states, sent } = await walk('loan', [...LOAN, { type: 'CONFIRM' }])
  expect(states).toEqual(['amount', 'term', 'terms', 'confirming', 'sending', 'done', 'done'])
  expect(sent[0]).toMatchObject({ action: 'loan', amount: 600_000 })
})

test('retries an unanswered order with the same id, and sends a changed order with a new id', async () => {
  const silent = [
    { type: 'AMOUNT', text: '150' },
    { type: 'CONFIRM' },
    { type: 'BACK' },
    { type: 'CONFIRM' },
  ] as const
  const { sent, states } = await walk('withdraw', silent, false)
  expect(states.at(-1)).toBe('failed')
  expect(sent).toHaveLength(2)
  expect(new Set(sent.map(({ operationId }) => operationId)).size).toBe(1)
  const other = [
    ...silent,
    { type: 'BACK' },
    { type: 'BACK' },
    { type: 'AMOUNT', text: '160' },
    { type: 'CONFIRM' },
  ] as const
  const ids = (await walk('withdraw', other, false)).sent.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(2)
})

test.each([
  [['offline', 'expired'], true],
  [['expired', 'expired'], false],
] as const)(
  'after the failures %j of two orders, whether one may have been executed is %s',
  async (kinds, mayBeDone) => {
    const failures = [...kinds]
    const machine = fundFlow.provide({
      actors: {
        send: fromPromise<Receipt, Order>(() => {
          throw new OrderFailed({ kind: failures.shift() ?? 'expired' })
        }),
      },
    })
    const actor = createActor(machine, { input: { action: 'withdraw', fund: fundWith() } }).start()
    for (const text of ['150', '160']) {
      for (const event of [{ type: 'BACK' }, { type: 'BACK' }, { type: 'AMOUNT', text }] as const) {
        actor.send(event)
      }
      actor.send({ type: 'CONFIRM' })
      for (let turn = 0; turn < 10 && actor.getSnapshot().value === 'sending'; turn++) await Promise.resolve()
    }
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { mayBeDone } })
  },
)

test('does not send a second order when new data show that the first one arrived', async () => {
  const refetched: FlowEvent = { type: 'FUND', fund: fundWith({ c294: 1 }) }
  const { states, sent } = await walk(
    'withdraw',
    [{ type: 'AMOUNT', text: '150' }, { type: 'CONFIRM' }, refetched, { type: 'BACK' }, { type: 'CONFIRM' }],
    false,
  )
  expect(states.at(-1)).toBe('refused')
  expect(sent).toHaveLength(1)
})

test.each([
  ['enrol', { existe: 1 }, 'enrolled'],
  ['change', { c394: 1 }, 'request-pending'],
  ['withdraw', { c294: 1 }, 'withdrawal-pending'],
  ['leave', { restante: 5000.01 }, 'owes-more'],
  ['loan', { incapacidad: 1 }, 'disabled'],
  ['loan', { c295: 1 }, 'pending'],
  ['extra-payment', {}, 'no-loan'],
  ['payoff', { restante: 2000, pS: 5000 }, 'savings-short'],
] as const)('%s with %o is refused', (action, part, refusal) => {
  const actor = createActor(fundFlow, { input: { action, fund: fundWith(part) } }).start()
  expect(actor.getSnapshot().value).toBe('refused')
  expect(actor.getSnapshot().context.offer.refusal).toBe(refusal)
})

test('CHAT-23, LOAN-14: sends the payday and the pay group with a loan order', async () => {
  const { sent } = await walk('loan', [...LOAN, { type: 'CONFIRM' }])
  const [order] = sent
  expect(order && JSON.parse(fieldsOf(order))).toEqual({
    monto: 6e3,
    semana: 47,
    quincena: 22,
    inicio_nomina: '2026-11-16',
    plazo: 26,
    abono: 230.77,
    prdo: 'S',
    interes: 202.5,
    fecha_prenom: '2026-11-25',
    fecha_nom: '2026-11-27',
    grupoPago: 1,
  })
})

test('marks the order as changed, with a new id, when new data change its amount', () => {
  const actor = createActor(fundFlow, { input: { action: 'payoff', fund: fundWith(debtor) } }).start()
  const { operationId } = actor.getSnapshot().context
  actor.send({ type: 'FUND', fund: fundWith(debtor) })
  expect(actor.getSnapshot().context).toMatchObject({ operationId, hasChanged: false, amount: 200_000 })
  actor.send({ type: 'FUND', fund: fundWith({ ...debtor, restante: 1900 }) })
  expect(actor.getSnapshot().context).toMatchObject({ hasChanged: true, amount: 190_000 })
  expect(actor.getSnapshot().context.operationId).not.toBe(operationId)
})

test('asks to accept the terms of a loan again when the rates change', () => {
  const actor = createActor(fundFlow, { input: { action: 'loan', fund: fundWith() } }).start()
  for (const event of LOAN) actor.send(event)
  const fund = { ...fundWith(), rates: { tiie: 0.12, rate: 0.02 } }
  actor.send({ type: 'FUND', fund })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'terms',
    context: { hasAccepted: false, hasChanged: true },
  })
  actor.send({ type: 'ACCEPT' })
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { hasChanged: false } })
})

test('returns to the amount field with the reason when new data lower the limit', () => {
  const actor = createActor(fundFlow, { input: { action: 'withdraw', fund: fundWith() } }).start()
  actor.send({ type: 'AMOUNT', text: '4000' })
  actor.send({ type: 'FUND', fund: fundWith({ total: 3000 }) })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'amount',
    context: { typed: '4000', problem: 'amount' },
  })
  actor.send({ type: 'FUND', fund: fundWith() })
  expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { problem: null } })
})

test('marks the order as changed, with the same id, when its payday changes', () => {
  const fund = { ...fundWith(), knowsPending: true }
  const actor = createActor(fundFlow, { input: { action: 'withdraw', fund } }).start()
  actor.send({ type: 'AMOUNT', text: '4000' })
  const { operationId } = actor.getSnapshot().context
  actor.send({ type: 'FUND', fund: { ...fund, paydays: { ...fund.paydays, movement: '2026-12-04' } } })
  expect(actor.getSnapshot()).toMatchObject({
    value: 'confirming',
    context: { operationId, hasChanged: true },
  })
})
