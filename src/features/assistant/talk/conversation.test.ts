import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { fundRefusalTexts } from '#domain/savings/savings-texts.ts'
import { fundFlow, OrderFailed } from '#models/savings/fund-flow.ts'
import type { Order, Receipt } from '#models/savings/order.ts'
import { type Fund, readFund } from '#models/savings/fund.ts'
import { choicesOf, conversation, flowIn, type TalkEvent, type TalkSnapshot } from './conversation.ts'
import { keptTalk } from './kept-talk.ts'
import type { Choice, Saying } from './line.ts'

const known = examples.readSavings.response.data
const nothingOwed = { restante: 0, abono: 0, total_prestamo: 0 }
const user = { ...known, ...nothingOwed, gp: 2, total: 8000, cantidadPrestamo: 16_000 }
const waiting = { id: 1031, TIPO_MOVIMIENTO: 394, fActual: '2026-11-24', fNomina: '2026-11-30', monto: 200 }

function fundWith(part: Partial<typeof user> = {}, isWaiting = false): Fund {
  const movements = { caja: isWaiting ? [{ ...waiting, clase: 'cambio' }] : [], fechaNomina: '2026-11-30' }
  const parts = { movements, variables: { tiie: 0.1, tasa: 0.02 } }
  return readFund(savingsUser().parse({ ...user, ...part }), parts, '2026-11-18')
}

const debtor = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }

interface Options {
  fund?: Fund | null
  isOnline?: boolean
  answer?: (order: Order) => Promise<Receipt>
  kept?: unknown
}

function talk({ fund = fundWith(), isOnline = true, answer, kept }: Options = {}) {
  const sent: Order[] = []
  const machine = conversation.provide({
    actors: {
      flow: fundFlow.provide({
        actors: {
          send: fromPromise<Receipt, Order>(async ({ input }) => {
            sent.push(input)
            return answer ? answer(input) : { payday: '2026-11-30', isLoanApproved: false }
          }),
        },
      }),
    },
  })
  const actor = createActor(machine, {
    input: { fund, isOnline },
    ...(kept === undefined ? {} : { snapshot: kept as TalkSnapshot }),
  }).start()
  const at = () => actor.getSnapshot()
  const send = async (...events: TalkEvent[]) => {
    for (const event of events) {
      actor.send(event)
      await new Promise((done) => setTimeout(done))
    }
  }
  return {
    sent,
    at,
    step: () => flowIn(at())?.value ?? at().value,
    choices: () => choicesOf(at()),
    sayings: () => at().context.lines.flatMap((line) => (line.by === 'assistant' ? [line.saying] : [])),
    last: (): Saying | undefined => {
      const line = at().context.lines.findLast(({ by }) => by === 'assistant')
      return line?.by === 'assistant' ? line.saying : undefined
    },
    send,
    type: (...texts: string[]) => send(...texts.map((text) => ({ type: 'TYPE', text }) as const)),
    tap: (...choices: Choice[]) => send(...choices.map((choice) => ({ type: 'CHOOSE', choice }) as const)),
    kept: () => keptTalk(at(), actor.getPersistedSnapshot()),
    stop: () => actor.stop(),
  }
}

const confirm: Choice = { kind: 'confirm' }

test('CHAT-01, CHAT-02: offers savings and vacancies; under savings fund, balances, loans and movements', async () => {
  const { choices, tap } = talk()
  expect(choices()).toEqual(['savings', 'vacancies'].map((to) => ({ kind: 'go', to })))
  await tap({ kind: 'go', to: 'savings' })
  expect(choices().map((each) => each.kind === 'go' && each.to)).toEqual([
    'fund',
    'balances',
    'loans',
    'movements',
    'main',
  ])
})

test.each([
  ['kiero ver mi recibo', 'payslip'],
  ['por que me pagaron menos', 'payslip'],
  ['mi estado de cuenta', 'statement'],
])('«%s» opens the %s, also without data or network', async (typed, screen) => {
  const { type, last } = talk({ fund: null, isOnline: false })
  await type(typed)
  expect(last()).toEqual({ say: 'opens', screen })
})

test('CHAT-07: takes a typed loan through amount, term and terms, and sends it only after a tap', async () => {
  const { type, tap, step, sent, last, sayings } = talk()
  await type('kiero un prestamo de 12 mil')
  expect(step()).toBe('term')
  expect(sayings()).toContainEqual({ say: 'understood', action: 'loan', amount: 1_200_000, term: null })
  await type('12 quincenas')
  expect(step()).toBe('terms')
  await tap(confirm)
  expect(last()).toEqual({ say: 'ask-terms' })
  expect(sent).toEqual([])
  expect(sayings().map(({ say }) => say)).toEqual([
    'hello',
    'understood',
    'ask-term',
    'ask-terms',
    'ask-terms',
  ])
  await tap({ kind: 'accept' })
  await type('sí')
  expect(last()).toEqual({ say: 'tap-to-confirm' })
  expect(sent).toEqual([])
  await tap(confirm)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ action: 'loan', amount: 1_200_000, plan: { interest: 39_000 } })
  expect(last()).toEqual({ say: 'done', action: 'loan', amount: 1_200_000, payday: '2026-11-30' })
  expect(step()).toBe('savings')
})

test.each<[string, string, Partial<typeof user>, Order['action'], number | null]>([
  ['enrol', 'inscribirme con 200', { existe: 0 }, 'enrol', 20_000],
  ['change', 'aumentar mi ahorro a 500', {}, 'change', 50_000],
  ['withdraw', 'sacar 1,500 de mi aorro', {}, 'withdraw', 150_000],
  ['all of it', 'sacar todo mi ahorro', {}, 'withdraw', 800_000],
  ['leave', 'darme de baja', {}, 'leave', null],
  ['pay off', 'liquidar con mi ahorro', debtor, 'payoff', 200_000],
  ['pay extra', 'pago extra de 700', debtor, 'extra-payment', 70_000],
])('CHAT-03 … CHAT-09: %s: «%s» is sent after a confirmation', async (_name, text, part, action, amount) => {
  const { type, tap, step, sent, at } = talk({ fund: fundWith(part) })
  await type(text)
  expect(step()).toBe('confirming')
  expect(flowIn(at())?.context.amount).toBe(amount)
  await tap(confirm)
  expect(sent.map((order) => [order.action, 'amount' in order ? order.amount : null])).toEqual([
    [action, amount],
  ])
})

test('CHAT-10, CHAT-21: cancels a movement in process by its button and a confirmation', async () => {
  const { type, tap, choices, sent } = talk({ fund: fundWith({ c394: 1 }, true) })
  await type('cancelar')
  expect(choices()[0]).toEqual({ kind: 'movement', movement: 1031 })
  await tap({ kind: 'movement', movement: 1031 })
  expect(sent).toEqual([])
  await tap(confirm)
  expect(sent).toMatchObject([{ action: 'cancel', movement: 1031 }])
})

test('keeps the movement and says so when the person does not confirm its cancellation', async () => {
  const { type, tap, choices, last, sent } = talk({ fund: fundWith({ c394: 1 }, true) })
  await type('cancelar')
  await tap({ kind: 'movement', movement: 1031 })
  expect(choices()).toEqual([{ kind: 'keep' }, confirm])
  await tap({ kind: 'keep' })
  expect([last(), sent]).toEqual([{ say: 'kept' }, []])
})

test('CHAT-22: reports that an approved loan can no longer be cancelled', async () => {
  const answer = () => Promise.resolve({ payday: null, isLoanApproved: true })
  const { tap, last } = talk({ fund: fundWith({ c394: 1 }, true), answer })
  const go: Choice = { kind: 'go', to: 'movements' }
  await tap({ kind: 'go', to: 'savings' }, go, { kind: 'movement', movement: 1031 }, confirm)
  expect(last()).toEqual({ say: 'loan-is-approved' })
})

test.each([
  [{ c294: 1 }, 'retirar', 'withdrawal-pending', 'Tienes un retiro en proceso.'],
  [{ c295: 1 }, 'quiero un préstamo', 'pending', 'Tienes un préstamo en proceso de aprobación.'],
  [{ c394: 1 }, 'cambiar mi ahorro', 'request-pending', 'Tienes un movimiento en proceso.'],
  [{ incapacidad: 1 }, 'quiero un préstamo', 'disabled', 'Con incapacidad no puedes pedir un préstamo.'],
] as const)('CHAT-15 … CHAT-17: with %j, refuses «%s»', async (part, text, refusal, words) => {
  const { type, last, step } = talk({ fund: fundWith(part) })
  await type(text)
  expect(last()).toEqual({ say: 'refused', refusal })
  expect(fundRefusalTexts[refusal]).toBe(words)
  expect(step()).toBe('savings')
})

test('CHAT-14: offers no loan button during "incapacidad"', async () => {
  const { tap, choices } = talk({ fund: fundWith({ ...debtor, incapacidad: 1 }) })
  await tap({ kind: 'go', to: 'savings' }, { kind: 'go', to: 'loans' })
  expect(choices()).toEqual(['payoff', 'extra-payment', 'savings'].map((to) => ({ kind: 'go', to })))
})

test('CHAT-20: says that it did not understand, and keeps the buttons', async () => {
  const { type, last, choices } = talk()
  const before = choices()
  await type('pizza con piña')
  expect(last()).toEqual({ say: 'unknown' })
  expect(choices()).toEqual(before)
})

test('offers the possible meanings of an ambiguous sentence, or takes the only possible one', async () => {
  const { type, choices } = talk({ fund: fundWith(debtor) })
  await type('pagar mi prestamo')
  expect(choices().map((each) => each.kind === 'go' && each.to)).toEqual([
    'payoff',
    'extra-payment',
    'savings',
  ])
  const member = talk()
  await member.type('quiero ahorrar')
  expect(flowIn(member.at())?.context.action).toBe('change')
})

test('keeps the movement after "no más de 500", and corrects the amount at the confirmation', async () => {
  const asked = talk()
  await asked.type('retirar', 'no mas de 500', '500', 'no, mejor 700')
  expect(flowIn(asked.at())).toMatchObject({ value: 'confirming', context: { amount: 70_000 } })
})

test('SAVR-01: rejects a wrong amount with the rule’s text each time it is typed', async () => {
  const { type, sayings } = talk()
  await type('retirar', 'mucho', 'mucho', '9000', '-5', '10.555')
  const wrong = sayings().filter((saying) => saying.say === 'refused')
  expect(wrong).toEqual(Array(5).fill({ say: 'refused', refusal: 'amount' }))
  expect(fundRefusalTexts.amount).toBe('La cantidad ingresada es incorrecta.')
})

test('answers a question about the payslip during a movement, which stays at its step', async () => {
  const { type, last, step, choices } = talk()
  await type('quiero un préstamo')
  const before = choices()
  await type('¿por qué me quitaron 300?')
  const asked = { key: null, amount: 30_000, words: '', side: 'taken' }
  expect(last()).toEqual({ say: 'pay-line', asked })
  expect([step(), choices()]).toEqual(['amount', before])
})

test('CHAT-19: reports an error and does not resend an order that may have arrived', async () => {
  const answer = () => Promise.reject(new OrderFailed({ kind: 'offline' }))
  const { type, tap, last, sent, step, send } = talk({ answer })
  await type('sacar 100')
  await tap(confirm)
  expect(last()).toEqual({ say: 'failed', failure: { kind: 'offline' }, mayBeDone: true })
  expect(step()).toBe('failed')
  await send({ type: 'FUND', fund: fundWith({ c294: 1 }) })
  await tap({ kind: 'back' })
  expect(last()).toEqual({ say: 'refused', refusal: 'withdrawal-pending' })
  expect(sent).toHaveLength(1)
})

test('rejects a movement at once without a network, but shows the balances', async () => {
  const { type, last, step, sent } = talk({ isOnline: false })
  await type('sacar 100')
  expect(last()).toEqual({ say: 'no-money-here' })
  expect(step()).toBe('main')
  await type('cuanto tengo')
  expect(last()).toEqual({ say: 'balances' })
  expect(sent).toEqual([])
})

test('reports missing data before the fund is known', async () => {
  const { type, last } = talk({ fund: null })
  await type('quiero un préstamo')
  expect(last()).toEqual({ say: 'no-data' })
})

describe('an interrupted conversation', () => {
  test('continues at the same step with the same lines, and sends only after a tap', async () => {
    const first = talk()
    await first.type('quiero un prestamo de 6000 a 12 quincenas')
    await first.tap({ kind: 'accept' })
    const kept: unknown = JSON.parse(JSON.stringify(first.kept()))
    first.stop()
    const second = talk({ kept })
    await second.send({ type: 'FUND', fund: fundWith() })
    expect(second.step()).toBe('confirming')
    expect(second.sayings()).toEqual(first.sayings())
    expect(second.sent).toEqual([])
    await second.tap(confirm)
    expect(second.sent).toHaveLength(1)
  })

  test('does not resend an order automatically, and confirms it again under the same id', async () => {
    const first = talk({ answer: () => new Promise(() => undefined) })
    await first.type('sacar 100')
    await first.tap(confirm)
    expect(first.step()).toBe('sending')
    const kept: unknown = JSON.parse(JSON.stringify(first.kept()))
    const second = talk({ kept })
    await second.send({ type: 'GO_ON' })
    expect(second.step()).toBe('confirming')
    expect(second.sent).toEqual([])
    await second.tap(confirm)
    expect(second.sent[0]?.operationId).toBe(first.sent[0]?.operationId)
  })

  test('warns that an order may have arrived when the person cancels it after a restart', async () => {
    const first = talk({ answer: () => new Promise(() => undefined) })
    await first.type('sacar 100')
    await first.tap(confirm)
    const second = talk({ kept: JSON.parse(JSON.stringify(first.kept())) as unknown })
    await second.tap({ kind: 'cancel' })
    expect(second.last()).toEqual({ say: 'may-be-done' })
  })

  test('is not stored while at a menu', async () => {
    const { type, kept } = talk()
    await type('cuanto tengo')
    expect(kept()).toBeNull()
  })
})

function shownIn(snapshot: TalkSnapshot): string {
  const flow = flowIn(snapshot)
  return flow ? `${flow.context.action} ${flow.context.amount} ${flow.context.term}` : ''
}

describe('random walks', () => {
  const funds = [
    fundWith(),
    fundWith({ ...debtor, c394: 1 }, true),
    fundWith(debtor),
    fundWith({ existe: 0, total: 0 }),
    fundWith({ incapacidad: 1 }),
  ]
  const texts = ['quiero un préstamo de 6000', '12 quincenas', 'sí', 'no', 'xyz', 'pagar mi prestamo', '500']

  test('reach every step, always offer a choice, and send only what was shown and confirmed', {
    tags: ['whole'],
  }, async () => {
    const places = new Set<string>()
    let seed = 7
    const random = (count: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % count
    }
    for (let walk = 0; walk < 120; walk++) {
      const { tap, type, choices, step, sent, at, send, stop } = talk({
        fund: funds[walk % funds.length] ?? null,
        answer: () =>
          walk % 3 === 0
            ? Promise.reject(new OrderFailed({ kind: 'unavailable', retryAfterMs: null }))
            : Promise.resolve({ payday: null, isLoanApproved: false }),
      })
      const confirmed: string[] = []
      for (let turn = 0; turn < 12; turn++) {
        const offered = choices()
        places.add(String(step()))
        expect([step(), offered.length]).not.toEqual([step(), 0])
        if (random(4) === 0) await type(texts[random(texts.length)] ?? '')
        else {
          const choice = offered[random(offered.length)]
          if (!choice) continue
          if (choice.kind === 'confirm') confirmed.push(shownIn(at()))
          await tap(choice)
        }
      }
      expect(
        sent.map((order) => {
          const amount = 'amount' in order ? order.amount : null
          return `${order.action} ${amount} ${order.action === 'loan' ? order.plan.payments.length : null}`
        }),
      ).toEqual(confirmed)
      await send({ type: 'RESTART' })
      expect(at().value).toBe('main')
      await send({ type: 'END' })
      expect(at().status).toBe('done')
      expect(at().context.lines).toEqual([])
      stop()
    }
    expect([...places].toSorted()).toEqual(
      'amount confirming failed fund loans main movements savings term terms vacancies which'.split(' '),
    )
  })
})

test('reports an amount that changes during the confirmation, and asks again', async () => {
  const { type, send, sayings, at } = talk({ fund: fundWith(debtor) })
  await type('liquidar con mi ahorro')
  await send({ type: 'FUND', fund: fundWith({ ...debtor, restante: 1900 }) })
  expect(sayings().slice(-2)).toEqual([{ say: 'changed' }, { say: 'ask-confirm' }])
  expect(flowIn(at())?.context.amount).toBe(190_000)
})

test('does not resend an unanswered order when new data show that it arrived', async () => {
  let silence = (_cause: Error) => {}
  const answer = () => new Promise<Receipt>((_done, fail) => void (silence = fail))
  const { type, tap, send, sent, step } = talk({ answer })
  await type('retirar 500')
  await tap(confirm)
  await send({ type: 'FUND', fund: fundWith({ c294: 1 }) })
  silence(new OrderFailed({ kind: 'offline' }))
  await new Promise((done) => setTimeout(done))
  expect(step()).toBe('failed')
  await tap({ kind: 'back' }, confirm)
  expect(sent).toHaveLength(1)
})
