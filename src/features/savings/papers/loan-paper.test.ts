import { expect, test } from 'vitest'
import { listPendingMovements } from '#contract/savings-moves.ts'
import { examples as moves } from '#contract/savings-moves.examples.ts'
import { readAccountStatement } from '#contract/savings-statement.ts'
import { examples as statement } from '#contract/savings-statement.examples.ts'
import { planOfLoan } from '#domain/loan-plan.ts'
import { findLoanPaper, paperLoans } from './loan-paper.ts'

const person = { number: '100102', name: 'ARTURO MENDOZA LARA', position: '', department: '' }
const { caja } = listPendingMovements.response.parse(moves.listPendingMovements.response)
const { data } = readAccountStatement.response.parse(statement.readAccountStatement.response)
const authorized = data.prestamos ?? []

test('a loan that waits has its papers, whose plan is the one that was agreed to', () => {
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

test('those of an authorized and of a settled one stay, with what was signed, each under its own address', () => {
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

test('what is authorized meanwhile stands there once; from a host that says too little there is no paper', () => {
  const [loan] = authorized
  if (!loan) throw new Error('the example has one')
  const both = caja.map((row) =>
    row.prestamo ? { ...row, prestamo: { ...row.prestamo, folio: loan.folio } } : row,
  )
  expect(paperLoans(both, authorized, person)).toHaveLength(1)
  expect(paperLoans([], [{ ...loan, prdo: '' }], person)).toEqual([])
})
