import { expect, test } from 'vitest'
import { listPendingMovements } from '#contract/savings/savings-moves.ts'
import { examples as moves } from '#contract/savings/savings-moves.examples.ts'
import { readAccountStatement } from '#contract/savings/savings-statement.ts'
import { examples as statement } from '#contract/savings/savings-statement.examples.ts'
import { planOfLoan } from '#domain/savings/loan-plan.ts'
import { findLoanPaper, paperLoans } from './loan-paper.ts'

const person = { number: '100102', name: 'ARTURO MENDOZA LARA', position: '', department: '' }
const { caja } = listPendingMovements.response.parse(moves.listPendingMovements.response)
const { data } = readAccountStatement.response.parse(statement.readAccountStatement.response)
const authorized = data.prestamos ?? []

test('offers the papers of a pending loan with the agreed payment plan', () => {
  const [waiting] = paperLoans(caja, [], person)
  expect(waiting).toMatchObject({
    isSettled: false,
    paper: {
      folio: 48_214,
      person,
      requestedOn: '2026-11-24',
      firstPayday: '2026-12-15',
      rhythm: 'fortnight',
    },
  })
  const plan = waiting && planOfLoan(waiting.paper.loan)
  expect([plan?.instalment, plan?.interest, plan?.payments.length]).toEqual([100_000, 10_500, 6])
  expect(
    paperLoans(
      caja.filter(({ prestamo }) => !prestamo),
      [],
      person,
    ),
  ).toEqual([])
})

test('keeps the signed papers of authorized and settled loans, each under its own address', () => {
  const settled = authorized.map((loan) => ({ ...loan, folio: 7, estado: 'liquidado' as const }))
  const loans = paperLoans(caja, [...authorized, ...settled], person)
  expect(loans.map(({ paper, isSettled }) => [paper.folio, isSettled])).toEqual([
    [48_214, false],
    [48_213, false],
    [7, true],
  ])
  expect(findLoanPaper('pagare-7', loans)).toMatchObject({
    kind: 'note',
    loan: {
      folio: 7,
      loan: { amount: 600_000, term: 39, isWeekly: true, periodRate: 0.0025 },
      firstPayday: '2026-08-14',
      person: { number: '100101', position: 'OPERADORA' },
    },
  })
  expect(findLoanPaper('solicitud', loans)).toMatchObject({ kind: 'request', loan: { folio: 48_214 } })
  expect(findLoanPaper('pagare-8', loans)).toBeNull()
  expect(findLoanPaper('2026-11', loans)).toBeNull()
})

test('lists a loan once when it is both pending and authorized, and omits a loan with missing data', () => {
  const [loan] = authorized
  if (!loan) throw new Error('the example has no authorized loan')
  const both = caja.map((row) =>
    row.prestamo ? { ...row, prestamo: { ...row.prestamo, folio: loan.folio } } : row,
  )
  expect(paperLoans(both, authorized, person)).toHaveLength(1)
  expect(paperLoans([], [{ ...loan, prdo: '' }], person)).toEqual([])
})
