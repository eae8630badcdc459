import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import type { Locale } from '#i18n/locale.ts'
import { type FlowAction, fundFlow } from '#models/savings/fund-flow.ts'
import { readFund } from '#models/savings/fund.ts'
import { answerIn } from './answer.ts'

const known = examples.readSavings.response.data
const rates = { tiie: 0.1, tasa: 0.02 }
const debt = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }
const noDebt = { restante: 0, abono: 0, total_prestamo: 0, cantidadPrestamo: 16_000 }

function asked(action: FlowAction, text: string, { locale = 'es' as Locale, step = 'amount' } = {}) {
  const flow = flowAt(action, step)
  expect(flow.value).toBe(step)
  return answerIn(text, { fund: flow.context.fund, flow, locale })
}

function flowAt(action: FlowAction, step: string) {
  const part = { ...(action === 'extra-payment' ? debt : noDebt), existe: action === 'enrol' ? 0 : 1 }
  const user = savingsUser().parse({ ...known, ...part, gp: 2, total: 8000 })
  const fund = readFund(
    user,
    { movements: { caja: [], fechaNomina: '2026-11-30' }, variables: rates },
    '2026-11-18',
  )
  const flow = createActor(fundFlow, { input: { action, fund } }).start()
  if (step !== 'amount') flow.send({ type: 'AMOUNT', text: '2000.00' })
  if (step === 'terms') flow.send({ type: 'TERM', term: 24 })
  return flow.getSnapshot()
}

describe('an amount for the current movement', () => {
  test.each<[FlowAction, string, string]>([
    ['withdraw', '500', '500.00'],
    ['withdraw', '$1,500.50', '1500.50'],
    ['withdraw', 'quiero retirar 500', '500.00'],
    ['withdraw', 'sí, 500', '500.00'],
    ['withdraw', 'sacar dos mil de mi ahorro', '2000.00'],
    ['withdraw', 'todo', '8000.00'],
    ['withdraw', 'mejor 700', '700.00'],
    ['loan', 'un préstamo de 5000', '5000.00'],
    ['loan', 'préstame 3 mil', '3000.00'],
    ['loan', 'lo máximo', '16000.00'],
    ['enrol', 'quiero ahorrar 200', '200.00'],
    ['enrol', 'inscribirme con 300', '300.00'],
    ['change', 'ahorrar 400', '400.00'],
    ['change', 'cambiar a 500', '500.00'],
    ['extra-payment', 'pagar 600', '600.00'],
    ['extra-payment', 'un pago extra de 700', '700.00'],
  ])('during %s, takes the amount from «%s»', (action, text, amount) => {
    expect(asked(action, text)).toEqual({ kind: 'flow', event: { type: 'AMOUNT', text: amount } })
  })
})

describe('another movement in answer to the amount question', () => {
  test.each<[FlowAction, string, string, number | null]>([
    ['withdraw', 'mejor quiero un préstamo de 5000', 'loan', 500_000],
    ['withdraw', 'kiero un prestamo de 5 mil', 'loan', 500_000],
    ['withdraw', 'préstame 300', 'loan', 30_000],
    ['withdraw', 'mejor un pago extra de 100', 'extra-payment', 10_000],
    ['withdraw', 'cambiar mi ahorro a 500', 'change', 50_000],
    ['withdraw', 'darme de baja', 'leave', null],
    ['withdraw', 'liquidar mi préstamo', 'payoff', null],
    ['loan', 'mejor retirar 1000', 'withdraw', 100_000],
    ['loan', 'sacar 500 de mi ahorro', 'withdraw', 50_000],
    ['loan', 'liquidar 500', 'payoff', 50_000],
    ['change', 'quiero retirar todo', 'withdraw', null],
    ['change', 'un préstamo de mil', 'loan', 100_000],
    ['extra-payment', 'retirar 500', 'withdraw', 50_000],
    ['change', 'inscribirme con 300', 'enrol', 30_000],
    ['extra-payment', 'quiero un préstamo de 900', 'loan', 90_000],
    ['extra-payment', 'subir mi ahorro a 300', 'change', 30_000],
    ['withdraw', '¿cuánto debo?', 'balances', null],
  ])('during %s, «%s» leads to %s with its amount, if any', (action, text, to, amount) => {
    expect(asked(action, text)).toMatchObject({ kind: 'go', to, said: { amount } })
  })

  test.each<[FlowAction, string]>([
    ['withdraw', 'pagar 500'],
    ['loan', 'pagar 300'],
    ['loan', 'dinero, 400'],
    ['extra-payment', 'liquidar 500'],
    ['enrol', 'quiero un préstamo de 2000'],
    ['enrol', 'retirar 200'],
  ])('during %s, asks which movement «%s» means', (action, text) => {
    expect(asked(action, text)).toMatchObject({ kind: 'which' })
  })

  test.each(['q', '5oo', 'dos mil mangos', 'dos mil y pico'])('«%s» is passed on as it was typed', (text) => {
    expect(asked('loan', text)).toEqual({ kind: 'flow', event: { type: 'AMOUNT', text } })
  })

  test.each<[FlowAction, string]>([
    ['withdraw', 'no quiero retirar 500'],
    ['withdraw', 'retirar o cambiar 200'],
    ['change', '500 más'],
    ['withdraw', 'no, no retires 500 hoy'],
    ['loan', 'no quiero un préstamo de 5000'],
    ['extra-payment', 'ya no quiero pagar 500'],
  ])('during %s, never takes «%s» as an amount', (action, text) => {
    expect(asked(action, text)).not.toMatchObject({ event: { type: 'AMOUNT' } })
  })
})

describe('a cancellation', () => {
  test.each(['no', 'no gracias', 'no quiero', 'cancelar'])('«%s» cancels', (text) => {
    expect(asked('loan', text)).toEqual({ kind: 'flow', event: { type: 'CANCEL' } })
  })

  test.each(['no se', 'no sé cuánto', 'no lo se', 'pues no se', 'no, mejor 700', 'no, a 6 meses'])(
    '«%s» cancels nothing',
    (text) => {
      expect(asked('loan', text)).not.toMatchObject({ event: { type: 'CANCEL' } })
    },
  )

  test.each(["I don't know", 'not sure', 'no, 700'])('«%s» cancels nothing in English', (text) => {
    expect(asked('loan', text, { locale: 'en' })).not.toMatchObject({ event: { type: 'CANCEL' } })
  })
})

describe('a correction at a step', () => {
  test.each(['no mas de 500', 'no mas 500', '500 no mejor 700', 'quiero 2000 no 3000', 'ni 500 ni 600'])(
    'at the amount question, «%s» neither ends nor cancels anything',
    (text) => {
      for (const action of ['loan', 'withdraw', 'change'] as const) {
        const answer = asked(action, text)
        expect(answer).not.toMatchObject({ kind: 'go' })
        expect(answer).not.toMatchObject({ event: { type: 'CANCEL' } })
        expect(answer).not.toMatchObject({ event: { text: expect.stringMatching(/^\d+\.\d\d$/) } })
      }
    },
  )

  test('at the amount question, "no más" cancels the movement and does not end the talk', () => {
    expect(asked('withdraw', 'no mas')).toEqual({ kind: 'flow', event: { type: 'CANCEL' } })
  })

  test.each(['50 mas', 'subanle 50', 'otros 50', 'bajenle 50 pesos', '100 menos'])(
    'asks for the new total of the savings after «%s»',
    (text) => {
      expect(asked('change', text)).toEqual({ kind: 'say', saying: { say: 'ask-amount', action: 'change' } })
    },
  )

  test.each(['6 o 12 meses', 'a un año o año y medio', 'no, mejor 12', 'no mas de 12'])(
    'asks for the term again after «%s»',
    (text) => {
      expect(asked('loan', text, { step: 'term' })).toEqual({ kind: 'say', saying: { say: 'ask-term' } })
    },
  )

  test.each<[string, number | null]>([
    ['no, mejor 700', 70_000],
    ['mejor 700', 70_000],
    ['2000 no mejor 700', null],
    ['700 u 800', null],
  ])('at the confirmation, «%s» starts the same movement with the amount %s', (text, amount) => {
    const said = { amount, term: null, isMaximum: false }
    expect(asked('withdraw', text, { step: 'confirming' })).toEqual({ kind: 'go', to: 'withdraw', said })
  })

  test.each<[string, number | null, number | null]>([
    ['no, mejor a 6 meses', 200_000, 12],
    ['mejor 12', 200_000, 12],
    ['a 6 o 12 meses', 200_000, null],
    ['no, mejor 3000', 300_000, null],
  ])('at the terms of a loan, «%s» asks for a loan of %s over %s', (text, amount, term) => {
    const said = { amount, term, isMaximum: false }
    expect(asked('loan', text, { step: 'terms' })).toEqual({ kind: 'go', to: 'loan', said })
  })

  test('at the confirmation, "50 más" asks for the new total of the savings', () => {
    const said = { amount: null, term: null, isMaximum: false }
    expect(asked('change', '50 mas', { step: 'confirming' })).toEqual({ kind: 'go', to: 'change', said })
  })
})

test('takes the named term, but not a term that is refused', () => {
  expect(asked('loan', 'a 6 meses', { step: 'term' })).toEqual({
    kind: 'flow',
    event: { type: 'TERM', term: 12 },
  })
  for (const text of ['no quiero a 6 meses', 'no, a 12'])
    expect(asked('loan', text, { step: 'term' })).not.toHaveProperty('event')
})

describe('an amount and a term in one answer', () => {
  test('are both kept at the amount question of a loan', () => {
    expect(asked('loan', '2 mil a 3 meces')).toEqual({
      kind: 'flow',
      event: { type: 'AMOUNT', text: '2000.00' },
      term: 6,
    })
  })

  test('replace amount and term at the term question', () => {
    const said = { amount: 300_000, term: 12, isMaximum: false }
    expect(asked('loan', '3000 a 12 quincenas', { step: 'term' })).toEqual({ kind: 'go', to: 'loan', said })
  })

  test('ask for a loan at the menu', () => {
    const said = { amount: 200_000, term: null, isMaximum: false }
    expect(answerIn('2 mil a 3 meces', { fund: null, flow: null, locale: 'es' })).toEqual({
      kind: 'go',
      to: 'loan',
      said,
    })
  })

  test.each<FlowAction>(['withdraw', 'enrol', 'change', 'extra-payment'])(
    'ask for the amount of %s again, because it has no term',
    (action) => {
      const saying = { say: 'ask-amount', action }
      expect(asked(action, '500 en 2 meses')).toEqual({ kind: 'say', saying })
    },
  )
})

describe('a number beside a letter, an unknown word or a word for money', () => {
  test.each([
    '6 m',
    'a 6m',
    '12 s',
    '6mm',
    '12 m',
    '12 d',
    '6 pesos',
    '18 $',
    '$12',
    '12 varos',
    '12 de lana',
  ])('is no term in «%s»', (text) => {
    expect(asked('loan', text, { step: 'term' })).toEqual({ kind: 'say', saying: { say: 'ask-term' } })
  })

  test.each(['6 mangos', '6 veces', '12 mls', 'retirar 6', 'ahorrar 12'])('is no term in «%s»', (text) => {
    expect(asked('loan', text, { step: 'term' })).not.toMatchObject({ event: { type: 'TERM' } })
  })

  test.each(['12', 'a 12', '12 porfa', 'mejor 12'])('is a term without such a neighbor: «%s»', (text) => {
    expect(asked('loan', text, { step: 'term' })).toMatchObject({ event: { type: 'TERM', term: 12 } })
  })

  test.each(['5m', '5 m', '2 t', '5mls', '3 c'])(
    'is passed on as it was typed at the amount question: «%s»',
    (text) => {
      expect(asked('loan', text)).toEqual({ kind: 'flow', event: { type: 'AMOUNT', text } })
    },
  )
})

describe('numbers that are no answer to the amount question', () => {
  test.each(['mil gracias', 'el 15', 'somos 4', 'tengo 2 hijos', 'soy el 100102', '15/12'])(
    '«%s» gives no amount',
    (text) => {
      expect(asked('loan', text)).not.toMatchObject({
        event: { type: 'AMOUNT', text: expect.stringMatching(/^\d+\.\d\d$/) },
      })
    },
  )
})

describe('a question about a line of the payslip', () => {
  test.each(['amount', 'term', 'terms'])('answers no step: at the %s the movement goes on', (step) => {
    expect(asked('loan', '¿por qué me quitaron 300?', { step })).toEqual({
      kind: 'line',
      asked: { key: null, amount: 30_000, words: '', side: 'taken' },
    })
  })

  test('is understood without the fund’s data', () => {
    expect(answerIn('¿qué es P012?', { fund: null, flow: null, locale: 'es' })).toMatchObject({
      kind: 'line',
      asked: { key: 'P012' },
    })
  })
})
