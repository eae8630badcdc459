import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { readFund } from '#models/savings/fund.ts'
import { conversation, flowIn } from './conversation.ts'

function typed(...texts: readonly string[]) {
  const noDebt = { restante: 0, abono: 0, total_prestamo: 0, cantidadPrestamo: 16_000 }
  const user = savingsUser().parse({ ...examples.readSavings.response.data, ...noDebt, gp: 2, total: 8000 })
  const parts = { movements: { caja: [], fechaNomina: '2026-11-30' }, variables: { tiie: 0.1, tasa: 0.02 } }
  const fund = readFund(user, parts, '2026-11-18')
  const talk = createActor(conversation, { input: { fund, isOnline: true } }).start()
  for (const text of texts) talk.send({ type: 'TYPE', text })
  return flowIn(talk.getSnapshot())
}

test.each([
  ['at the menu', ['2 mil a 3 meces']],
  ['at the question for the amount', ['quiero un prestamo', '2 mil a 3 meces']],
  ['at the question for the term', ['prestame 5000', '2 mil a 3 meces']],
])('an amount and a term are both kept %s', (_place, texts) => {
  expect(typed(...texts)).toMatchObject({
    value: 'terms',
    context: { action: 'loan', amount: 200_000, term: 6 },
  })
})

test('a term that was named with a refused amount is kept for the next amount', () => {
  expect(typed('quiero un prestamo', '90 mil a 3 meces', '2000')).toMatchObject({
    value: 'terms',
    context: { amount: 200_000, term: 6 },
  })
})
