import { expect, test } from 'vitest'
import { listPendingMovements } from '#contract/savings-moves.ts'
import { examples as moves } from '#contract/savings-moves.examples.ts'
import { readLoan } from '#contract/savings-statement.ts'
import { examples as statement } from '#contract/savings-statement.examples.ts'
import { planOfLoan } from '#domain/loan-plan.ts'
import { paperOfLoan, paperOfPending } from './loan-paper.ts'

const person = { number: '100102', name: 'ARTURO MENDOZA LARA', position: '', department: '' }
const { caja } = listPendingMovements.response.parse(moves.listPendingMovements.response)
const loan = readLoan.response.parse(statement.readLoan.response)
const paid = (date: string, loanId = 48_213) => ({
  loanId,
  date,
  principal: 15_385,
  interest: 888,
  balance: 0,
})

test('a loan that waits has its papers, whose plan is the one that was agreed to', () => {
  const paper = paperOfPending(caja, person)
  expect(paper).toMatchObject({ folio: 48_214, requestedOn: '2026-11-24', firstPayday: '2026-12-15' })
  const plan = paper && planOfLoan(paper.loan)
  expect([plan?.instalment, plan?.interest, plan?.payments.length]).toEqual([100_000, 10_500, 6])
  expect(
    paperOfPending(
      caja.filter(({ prestamo }) => !prestamo),
      person,
    ),
  ).toBeNull()
})

test('a loan that is being paid has the same; its first payday is what the host says, or the first payment', () => {
  expect(paperOfLoan(loan, [], person)).toMatchObject({
    folio: 48_213,
    loan: { amount: 600_000, term: 39, isWeekly: true, periodRate: 0.0025 },
    firstPayday: '2026-08-14',
  })
  const { primerPago: _, ...silent } = { ...loan.data, prestamo: 6000, pagado: 0, restante: 6000, pagos: 2 }
  const first = (rows: ReturnType<typeof paid>[]) =>
    paperOfLoan({ status: 'OK', data: silent }, rows, person)?.firstPayday
  expect(first([paid('2026-08-21'), paid('2026-08-14'), paid('2025-01-03', 7)])).toBe('2026-08-14')
  // Not all of them are known, so the earliest is not the first.
  expect(first([paid('2026-08-21')])).toBeNull()
})

test('without a loan, and from a host that says too little, there is no paper', () => {
  expect(paperOfLoan({ status: 'VACIO' }, [], person)).toBeNull()
  expect(paperOfLoan({ status: 'OK', data: { prestamo: 1, pagado: 0, restante: 1 } }, [], person)).toBeNull()
})
