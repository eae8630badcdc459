import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import type { Locale } from '#i18n/locale.ts'
import { readFund } from '#models/savings/fund.ts'
import { choicesOf, conversation, flowIn, type TalkEvent } from './conversation.ts'

const debt = { restante: 2000, abono: 100, total_prestamo: 3000, cantidadPrestamo: 0 }
const noDebt = { restante: 0, abono: 0, total_prestamo: 0, cantidadPrestamo: 16_000 }
const outside = { ...noDebt, existe: 0 }

function fundWith(part: object) {
  const user = savingsUser().parse({ ...examples.readSavings.response.data, gp: 2, total: 8000, ...part })
  const variables = { tiie: 0.1, tasa: 0.02 }
  return readFund(user, { movements: { caja: [], fechaNomina: '2026-11-30' }, variables }, '2026-11-18')
}

function talk(part: object, texts: readonly string[], locale: Locale = 'es') {
  const actor = createActor(conversation, { input: { fund: fundWith(part), isOnline: true } }).start()
  for (const text of texts) actor.send({ type: 'TYPE', text, locale } satisfies TalkEvent)
  const snapshot = actor.getSnapshot()
  const sayings = snapshot.context.lines.flatMap((line) => (line.by === 'assistant' ? [line.saying] : []))
  const goals = choicesOf(snapshot).flatMap((choice) => (choice.kind === 'go' ? [choice.to] : []))
  const flow = flowIn(snapshot)
  return { sayings: sayings.slice(1), last: sayings.at(-1), goals, flow, step: flow?.value ?? null }
}

describe('a single deposit', () => {
  test.each([
    'me dieron mi aguinaldo y quiero guardar 3000 en la caja',
    'quiero guardar 2000 de mi aguinaldo',
    'me sobraron 600 y quiero guardarlos en mi ahorro',
    'ahorrar solo una vez 1000',
    'voy a meter 1500 a la caja',
    'quiero hacer una aportacion extraordinaria de 2000',
  ])('after «%s», says that there is none and opens no confirmation', (text) => {
    expect(talk(noDebt, [text])).toMatchObject({
      last: { say: 'single-deposit' },
      goals: ['change', 'savings'],
      step: null,
    })
  })

  test.each(['500 una sola vez', '3000 de mi aguinaldo', 'nomas esta vez 400'])(
    'is no answer to the question how much to save: «%s»',
    (text) => {
      expect(talk(noDebt, ['cambiar mi ahorro', text])).toMatchObject({
        last: { say: 'single-deposit' },
        step: null,
      })
    },
  )

  test('offers a person outside the fund to join', () => {
    expect(talk(outside, ['quiero meter 500 al ahorro']).goals).toEqual(['enrol', 'savings'])
  })

  test.each(['I want to save 3000 just once', 'put my bonus in my savings'])(
    'is known in English: «%s»',
    (text) => {
      expect(talk(noDebt, [text], 'en').last).toEqual({ say: 'single-deposit' })
    },
  )

  test.each<[string, number]>([
    ['quiero ahorrar 300 cada quincena', 30_000],
    ['quiero guardar 200', 20_000],
  ])('is not meant in «%s»', (text, amount) => {
    expect(talk(noDebt, [text]).flow?.context).toMatchObject({ action: 'change', amount })
  })
})

describe('a pause of the savings', () => {
  test.each([
    'quiero suspender mi ahorro un mes',
    'kiero dejar de ahorrar dos quincenas',
    'este mes no quiero ahorrar',
    'quiero salirme de la caja por un mes',
    'pausar mi ahorro',
  ])('does not lead to leaving the fund: «%s»', (text) => {
    expect(talk(noDebt, [text])).toMatchObject({
      last: { say: 'pause' },
      goals: ['change', 'savings'],
      step: null,
    })
  })

  test('may be meant by "suspender", which leaves the choice', () => {
    expect(talk(noDebt, ['suspender mi ahorro'])).toMatchObject({
      last: { say: 'leave-or-pause' },
      goals: ['change', 'leave', 'savings'],
    })
  })

  test('is known in English', () => {
    expect(talk(noDebt, ['pause my savings for a month'], 'en').last).toEqual({ say: 'pause' })
  })

  test.each(['quiero dejar de ahorrar', 'ya no quiero ahorrar', 'para de descontarme el ahorro'])(
    'is not meant by «%s»',
    (text) => {
      expect(talk(noDebt, [text]).flow?.context.action).toBe('leave')
    },
  )
})

describe('paying the loan', () => {
  test.each(['saldar deuda', 'quiero pagar todo lo que debo', 'liquidar', 'pagar mi deuda de un jalon'])(
    'asks with what «%s» is paid',
    (text) => {
      expect(talk(debt, [text])).toMatchObject({
        last: { say: 'pay-how' },
        goals: ['payoff', 'extra-payment', 'savings'],
        step: null,
      })
    },
  )

  test.each(['pagar mi prestamo con mi ahorro', 'liquidar con lo que tengo ahorrado'])(
    'takes the savings that are named in «%s»',
    (text) => {
      expect(talk(debt, [text])).toMatchObject({
        step: 'confirming',
        flow: { context: { action: 'payoff' } },
      })
    },
  )

  test('gives the reason directly without a debt', () => {
    expect(talk(noDebt, ['liquidar mi prestamo']).last).toEqual({ say: 'refused', refusal: 'no-loan' })
  })

  test.each<[string, string]>([
    ['kiero pagar 200 mas cada semana de mi deuda', 'extra-payment'],
    ['pago extra de 200 cada mes', 'extra-payment'],
    ['retirar 500 cada mes', 'withdraw'],
  ])('is not repeated after «%s»', (text, goal) => {
    expect(talk(debt, [text])).toMatchObject({
      last: { say: 'only-once' },
      goals: [goal, 'savings'],
      step: null,
    })
  })

  test('is not repeated after an answer to the amount question', () => {
    const texts = ['un pago extra', '200 cada semana']
    expect(talk(debt, texts)).toMatchObject({ last: { say: 'only-once' }, step: null })
  })
})

describe('the question why a movement is refused', () => {
  test.each(['por que no me prestan', 'no me dejan pedir prestamo'])('has the reason: «%s»', (text) => {
    expect(talk(debt, [text])).toMatchObject({ last: { say: 'refused', refusal: 'owes' }, step: null })
  })

  test.each<[string, string]>([
    ['por que no me dejan sacar prestamo', 'loan'],
    ['no me dejaron sacar 2000', 'withdraw'],
  ])('offers the movement when nothing blocks it: «%s»', (text, goal) => {
    expect(talk(noDebt, [text])).toMatchObject({
      last: { say: 'may-ask' },
      goals: [goal, 'savings'],
      step: null,
    })
  })
})

describe('a person outside the fund', () => {
  test.each(['prestamo 2000', 'quiero sacar 500', 'necesito dinero', 'si pido 4000 cuanto pago'])(
    'is offered to join after «%s»',
    (text) => {
      expect(talk(outside, [text])).toMatchObject({
        sayings: [{ say: 'refused', refusal: 'not-enrolled' }],
        goals: ['enrol', 'savings'],
      })
    },
  )

  test.each(['no quiero ahorrar', 'por ahora no quiero entrar a la caja'])(
    'is offered nothing after «%s»',
    (text) => {
      expect(talk(outside, [text])).toMatchObject({
        sayings: [{ say: 'refused', refusal: 'not-enrolled' }],
        goals: ['savings'],
      })
    },
  )

  test('has no loan among the choices', () => {
    const actor = createActor(conversation, { input: { fund: fundWith(outside), isOnline: true } }).start()
    actor.send({ type: 'CHOOSE', choice: { kind: 'go', to: 'savings' } })
    const choices = choicesOf(actor.getSnapshot())
    expect(choices).toEqual(['fund', 'balances', 'movements', 'main'].map((to) => ({ kind: 'go', to })))
  })
})

describe('the term of a loan', () => {
  test.each([
    'prestame 3000 a diez quincenas',
    'prestame 3000 a 12 semanas',
    'un prestamo de 3000 a dos años',
  ])('is asked once, with the offered terms, after «%s»', (text) => {
    const { sayings, step } = talk(noDebt, [text])
    expect(sayings.map(({ say }) => say)).toEqual(['understood', 'other-term'])
    expect(step).toBe('term')
  })

  test.each(['10', 'a diez quincenas', 'dos años', '5 semanas', 'en 7 meses', '7 quincenas'])(
    'is asked again with the offered terms after «%s»',
    (text) => {
      const { last, step } = talk(noDebt, ['un prestamo de 3000', text])
      expect({ last, step }).toEqual({ last: { say: 'other-term' }, step: 'term' })
    },
  )

  test.each<[string, number]>([
    ['las mas que se pueda', 24],
    ['el plazo mas largo', 24],
    ['las menos posibles', 6],
  ])('is %s: %s payments', (text, term) => {
    expect(talk(noDebt, ['un prestamo de 3000', text]).flow?.context.term).toBe(term)
  })

  test.each<[string, number]>([
    ['mejor 4000', 400_000],
    ['mejor que sean 5000', 500_000],
    ['siempre 3500', 350_000],
    ['cambialo a 2000', 200_000],
  ])('keeps its question while «%s» changes the amount', (text, amount) => {
    const { flow, step } = talk(noDebt, ['un prestamo de 3000', text])
    expect({ step, amount: flow?.context.amount }).toEqual({ step: 'term', amount })
  })
})

test.each(['bueno', 'ok', 'bueno pues'])('answers «%s» with words', (text) => {
  expect(talk(noDebt, [text]).last).toEqual({ say: 'choose' })
})

test.each(['este pinche portal no sirve', 'no sirve la aplicacion', 'este portal es una basura'])(
  'keeps the help from answering the complaint «%s»',
  (text) => {
    expect(talk(noDebt, [text]).last).toEqual({ say: 'unknown', isDenial: true })
  },
)
