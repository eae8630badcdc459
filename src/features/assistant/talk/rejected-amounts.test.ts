import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { readFund } from '#models/savings/fund.ts'
import { conversation, flowIn } from './conversation.ts'

function typed(...sentences: string[]) {
  const debt = { restante: 0, abono: 0, total_prestamo: 0, cantidadPrestamo: 16_000 }
  const known = { ...examples.readSavings.response.data, ...debt, gp: 2, total: 8000, existe: 1 }
  const movements = { caja: [], fechaNomina: '2026-11-30' }
  const variables = { tiie: 0.1, tasa: 0.02 }
  const fund = readFund(savingsUser().parse(known), { movements, variables }, '2026-11-18')
  const talk = createActor(conversation, { input: { fund, isOnline: true } }).start()
  for (const text of sentences) talk.send({ type: 'TYPE', text })
  const flow = flowIn(talk.getSnapshot())
  if (flow === null) return null
  const { action, amount, term } = flow.context
  return [flow.value, action, amount === null ? null : amount / 100, term]
}

test.each([
  'no me alcanzan 500 quiero sacar más',
  'con 500 no me alcanza quiero retirar mas',
  '1000 no me bastan quiero sacar mas',
  '500 no me va a alcanzar quiero sacar mas',
  '500 no me alcanza ni para el camion quiero sacar mas',
  'no me completo con 500 quiero sacar mas',
])('asks for the amount of the withdrawal after «%s»', (text) => {
  expect(typed(text)).toEqual(['amount', 'withdraw', null, null])
})

test.each([
  'no me alcanzan 500 quiero mas',
  '500 es muy poco',
  'es muy poco',
  'no me alcanza',
  'con 500 no me alcanza quiero sacar mas',
])('asks for another amount when the person says «%s» at the confirmation', (text) => {
  expect(typed('quiero retirar 500', text)).toEqual(['amount', 'withdraw', null, null])
})

test('takes the amount that replaces another', () => {
  expect(typed('quiero retirar 500', 'no quiero 500 quiero 800')).toEqual([
    'confirming',
    'withdraw',
    800,
    null,
  ])
  expect(typed('quiero q me presten pero no 5000, 3000')).toEqual(['term', 'loan', 3000, null])
  expect(typed('en vez de 5000 quiero un prestamo de 3000')).toEqual(['term', 'loan', 3000, null])
  expect(typed('prestamo de 2000', 'no quiero 2000 quiero 3000')).toEqual(['term', 'loan', 3000, null])
})

test('keeps the wanted amount when the person only gives the reason', () => {
  expect(typed('prestame 900 no me alcanza para los utiles')).toEqual(['term', 'loan', 900, null])
})

test.each(['6 nominas', '6 pagos de nomina', 'en 6', 'en seis', 'a 6 pagos'])(
  'reads the term of the loan in «%s»',
  (text) => {
    expect(typed('prestamo de 2000', text)).toEqual(['terms', 'loan', 2000, 6])
  },
)

test.each([
  ['prestamo de 2000 pagando 200 por quincena', 'term', null],
  ['quiero un prestamo de 2000 y pagarlo a 6 quincenas', 'terms', 6],
])('starts the loan without its instalment in «%s»', (text, step, term) => {
  expect(typed(text)).toEqual([step, 'loan', 2000, term])
})

test('reads the term of monthly payments and of half a year', () => {
  expect(typed('prestamo de 2000', '6 pagos mensuales')).toEqual(['terms', 'loan', 2000, 12])
  expect(typed('prestamo de 2000', '1/2 año')).toEqual(['terms', 'loan', 2000, 12])
})

test.each([
  '7 nominas',
  '6 recibos',
  '6 movimientos',
  'cada nomina',
  'que me lo descuenten de nomina',
  'a 7',
])('asks for the term again after «%s» and keeps the loan', (text) => {
  expect(typed('prestamo de 2000', text)).toEqual(['term', 'loan', 2000, null])
})

test('ends the loan after «ya no», and opens the payslip for a plain wish to see it', () => {
  expect(typed('prestamo de 2000', 'ya no')).toBeNull()
  expect(typed('prestamo de 2000', 'ver mi recibo')).toBeNull()
})

test.each(['me dijeron que retirara 500', 'me dijeron q podia sacar 500 de mi ahorro'])(
  'asks for the amount instead of using the one that others named in «%s»',
  (text) => {
    expect(typed(text)).toEqual(['amount', 'withdraw', null, null])
  },
)

test('does not take a number of paydays for an amount', () => {
  expect(typed('adelanto de 2 nominas')).toEqual(['amount', 'loan', null, null])
})
