import { describe, expect, test } from 'vitest'
import { inventOnce, inventReceipt, plainPayee as payee } from '#tests/support/files/payroll-receipts.ts'
import { payslipPlace } from './payslip-place.ts'
import type { PayrollReceipt } from './receipt.ts'

const payment = { payee, endDate: '2026-11-15', days: 7, periodicity: '99' }
const node = { years: 10, lastMonthlySalary: 900_000, accumulable: 100, nonAccumulable: 0 }

/** Extraordinary receipt with one perception of type 022. */
const seniority = (concept: string, more: Partial<PayrollReceipt> = {}): PayrollReceipt => {
  const receipt = inventOnce(payment, ['022'])
  return { ...receipt, perceptions: receipt.perceptions.map((line) => ({ ...line, concept })), ...more }
}
const placeOf = (receipt: PayrollReceipt) => {
  const { payroll, type } = payslipPlace(receipt, true)
  return { payroll, type }
}
const extraordinary = { payroll: '1', type: 2 }
const settlement = { payroll: '2', type: 1 }

describe('an extraordinary payment for seniority', () => {
  test.each(['QUINQUENIO', 'PRIMA DE ANTIGUEDAD', 'BONO POR ANTIGUEDAD'])(
    'is no settlement alone: %s',
    (concept) => {
      expect(placeOf(seniority(concept))).toEqual(extraordinary)
    },
  )

  test('is no settlement under a bonus’s name, although the standard also demands the severance node for it', () => {
    for (const concept of ['QUINQUENIO', 'ESTIMULO POR ANTIGUEDAD', 'BONO 10 AÑOS', 'PAGO'])
      expect(placeOf(seniority(concept, { severance: node })), concept).toEqual(extraordinary)
    const yearless = { severance: { ...node, years: 0 } }
    expect(placeOf(seniority('PRIMA DE ANTIGUEDAD', yearless))).toEqual(extraordinary)
  })

  test('is a settlement with its legal name and the severance node, or with the regime of an ended contract', () => {
    expect(placeOf(seniority('PRIMA DE ANTIGUEDAD', { severance: node }))).toEqual(settlement)
    const { worker } = seniority('')
    expect(placeOf(seniority('QUINQUENIO', { worker: { ...worker, regime: '13' } }))).toEqual(settlement)
  })
})

describe('another payment', () => {
  test('ends the contract with a separation or an indemnity, however small', () => {
    const small = (satType: string) => {
      const receipt = inventOnce(payment, ['002', satType])
      const [bonus, end] = receipt.perceptions
      if (!bonus || !end) throw new Error('the receipt has two perceptions')
      return { ...receipt, perceptions: [bonus, { ...end, taxed: 100, exempt: 0 }] }
    }
    expect(placeOf(small('023'))).toEqual(settlement)
    expect(placeOf(small('025'))).toEqual({ payroll: '3', type: 1 })
    expect(placeOf(small('038'))).toEqual({ payroll: '4', type: 1 })
  })

  test('stays regular pay with a larger seniority bonus', () => {
    const week = inventReceipt({ ...payment, periodicity: '02' })
    const bonus = seniority('QUINQUENIO').perceptions.map((line) => ({ ...line, taxed: 9_000_000 }))
    const receipt = { ...week, perceptions: [...week.perceptions, ...bonus], severance: node }
    expect(placeOf(receipt)).toEqual({ payroll: '1', type: 1 })
  })
})
