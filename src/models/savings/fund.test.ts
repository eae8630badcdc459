import { expect, test } from 'vitest'
import { examples as movesExamples } from '#contract/savings/savings-moves.examples.ts'
import { listPendingMovements } from '#contract/savings/savings-moves.ts'
import { examples } from '#contract/savings/savings.examples.ts'
import { minimumOf, loanDays, offerOf, readFund } from './fund.ts'

const user = examples.readSavings.response.data
const variables = movesExamples.readLoanVariables.response.variables
const today = '2026-11-18'
const parsed = (movements: object) => listPendingMovements.response.parse(movements)

test('reads amounts as centavos and computes the offers from them', () => {
  const fund = readFund(user, { movements: null, variables }, today)
  expect(fund.position).toMatchObject({
    isEnrolled: true,
    saved: 1_150_000,
    owed: 369_225,
    instalment: 15_385,
  })
  expect(fund.rates).toEqual({ tiie: 0.11, rate: 0.02 })
  expect(offerOf('withdraw', fund)).toEqual({ refusal: null, maximum: 780_775 })
  expect(offerOf('extra-payment', fund)).toEqual({ refusal: null, maximum: 353_840 })
  expect(offerOf('loan', fund)).toEqual({ refusal: 'owes', maximum: 0 })
  expect(offerOf('enrol', fund).refusal).toBe('enrolled')
  expect([minimumOf('change', fund), minimumOf('withdraw', fund)]).toEqual([5000, 1])
})

test('subtracts a pending withdrawal from the loan limit, and respects the limit of the service', () => {
  const debtless = { ...user, restante: 0, abono: 0, total: 1000, cantidadPrestamo: 400, c294: 1 }
  const waiting = parsed({
    status: 'OK',
    caja: [{ id: 1031, TIPO_MOVIMIENTO: 294, fActual: '2026-11-24', monto: 800, clase: 'retiro' }],
    fechaNomina: '2026-11-30',
  })
  const fund = readFund(debtless, { movements: waiting, variables }, today)
  expect(fund.position.promised).toBe(80_000)
  expect(offerOf('loan', fund)).toEqual({ refusal: 'social-part', maximum: 0 })
  expect(offerOf('loan', readFund(debtless, { movements: null, variables }, today))).toEqual({
    refusal: null,
    maximum: 40_000,
  })
  expect(fund.paydays.movement).toBe('2026-11-30')
  expect(fund.hasDecisions).toBe(true)
})

test('ignores a cached payday that has passed, and plans no loan from it', () => {
  const kept = parsed({ status: 'OK', caja: [], fechaNomina: '2026-11-20', primerPago: '2026-11-27' })
  const on = (day: string) => readFund(user, { movements: kept, variables }, day)
  expect(on('2026-11-19').paydays).toMatchObject({ movement: '2026-11-20', firstPayment: '2026-11-27' })
  expect(loanDays(on('2026-11-19'), 13)?.[0]).toBe('2026-11-27')
  expect(on('2026-11-20').paydays).toMatchObject({ movement: '', firstPayment: '' })
  expect(loanDays(on('2026-11-20'), 13)).toBeNull()
})

test('does not count a request to leave the fund as a pending withdrawal', () => {
  const leaving = parsed({
    status: 'OK',
    caja: [{ id: 1032, TIPO_MOVIMIENTO: 294, fActual: '2026-11-24', clase: 'baja' }],
  })
  expect(readFund(user, { movements: leaving, variables }, today).position.promised).toBe(0)
})

test('accepts a host that sends no id, amount or payday', () => {
  const bare = parsed({
    status: 'OK',
    caja: [{ TIPO_MOVIMIENTO: 294, fActual: '2026-11-24', fNomina: null }],
  })
  const fund = readFund({ ...user, c294: 1 }, { movements: bare, variables: null }, today)
  expect(fund.pending).toHaveLength(1)
  expect(fund.refused).toEqual([])
  expect(fund.hasDecisions).toBe(false)
  expect(fund.position.promised).toBe(0)
  expect(fund.paydays.movement).toBe(user.short_nom)
  // The prenómina of that payday has closed, and no later payday is known.
  const late = readFund(user, { movements: bare, variables: null }, '2026-11-19')
  expect([late.paydays.movement, loanDays(late, 6)]).toEqual(['', null])
  expect(fund.rates).toBeNull()
})

test('removes floating-point errors from amounts of the service', () => {
  expect(
    readFund({ ...user, restante: 3.5e-14, total: 0.1 + 0.2 }, { movements: null, variables }, today)
      .position,
  ).toMatchObject({ owed: 0, saved: 30 })
})

test('uses the minimum of the fund and removes lower presets', () => {
  const fund = readFund({ ...user, minimo: 300 }, { movements: null, variables }, today)
  expect(minimumOf('change', fund)).toBe(30_000)
  expect(fund.saving.presets).toEqual([50_000, 75_000, 100_000])
})

test('does not offer payments for an authorized loan before its payday', () => {
  const coming = parsed({
    status: 'OK',
    caja: [{ id: 1033, TIPO_MOVIMIENTO: 295, fActual: '2026-11-24', clase: 'prestamo', paso: 'autorizado' }],
  })
  const fund = readFund(user, { movements: coming, variables }, today)
  expect(offerOf('payoff', fund).refusal).toBe('not-paid-out')
  expect(offerOf('extra-payment', fund).refusal).toBe('not-paid-out')
})
