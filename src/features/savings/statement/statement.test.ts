import { expect, test } from 'vitest'
import { examples } from '#contract/savings/savings-statement.examples.ts'
import { readAccountStatement } from '#contract/savings/savings-statement.ts'
import { readLoanSummary, readStatement } from './statement.ts'

const { data } = examples.readAccountStatement.response
const loan = examples.readLoan.response

test('reads the statement in centavos, with the newest loan payment first', () => {
  const [payment] = data.movimientosPrestamos
  const statement = readStatement({
    ...data,
    benStatus: ' i ',
    movimientosPrestamos: [{ ...payment!, fechaRegistro: '2026-11-13' }, payment!],
  })
  expect(statement).toMatchObject({
    name: 'GUADALUPE RAMOS ORTEGA',
    benefitStatus: 'I',
    total: 1_150_000,
    lastMonth: 1_075_000,
    movements: [{ concept: 'Ahorro', period: '2026046', amount: 25_000 }],
  })
  expect(statement.loanMovements.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-13'])
  expect(statement.loanMovements[0]).toMatchObject({ principal: 15_385, interest: 888, balance: 369_225 })
})

test.each([null, undefined])('reads a statement whose host sends %s in place of a list', (none) => {
  const sent = { status: 'OK', data: { ...data, movimientosCaja: none, movimientosPrestamos: none } }
  const read = readAccountStatement.response.parse(JSON.parse(JSON.stringify(sent)))
  expect(readStatement(read.data)).toMatchObject({ total: 1_150_000, movements: [], loanMovements: [] })
})

test('rounds floating-point errors away', () => {
  const resumen = { totalMesAnterior: 3.552713678800501e-15, totalGeneral: 923.0799999999999 }
  expect(readStatement({ ...data, resumen })).toMatchObject({ lastMonth: 0, total: 92_308 })
})

test('reads a loan with its term, or only the three amounts when the host sends no more', () => {
  expect(readLoanSummary(loan)).toEqual({
    loan: 600_000,
    paid: 230_775,
    remaining: 369_225,
    id: 48_213,
    term: { total: 39, done: 15, isWeekly: true },
    rate: 0.0025,
  })
  const bare = { status: 'OK', data: { prestamo: 1000, pagado: 76.92, restante: 923.08 } }
  expect(readLoanSummary(bare)).toMatchObject({ remaining: 92_308, id: null, term: null, rate: null })
})

test('returns null when there is no loan', () => {
  expect(readLoanSummary({ status: 'VACIO' })).toBeNull()
})
