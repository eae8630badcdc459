import { describe, expect, test } from 'vitest'
import { randomFor } from '#server/seed/random.ts'
import { inventStyles } from '#tests/support/files/payroll-styles.ts'
import type { PayrollReceipt } from '../cfdi/receipt.ts'
import { checkNet } from './net.ts'
import type { PayFacts, PaySum } from './facts.ts'
import { checkedLine } from './sources.ts'

function sumOf({ perceptions, otherPayments, deductions, totals }: PayrollReceipt): PaySum {
  return {
    cashTotal: totals.total,
    daysPaid: null,
    lines: [
      ...perceptions.map(({ satType, concept, taxed, exempt }) =>
        checkedLine({ side: 'perception', satType, description: concept, amount: taxed + exempt }),
      ),
      ...otherPayments.map(({ satType, concept, amount }) =>
        checkedLine({ side: 'otherPayment', satType, description: concept, amount }),
      ),
      ...deductions.map(({ satType, concept, amount }) =>
        checkedLine({ side: 'deduction', satType, description: concept, amount }),
      ),
    ],
  }
}

const sums = inventStyles(20).map(({ receipt }) => sumOf(receipt))
const factsOf = (sum: PaySum, neighbour: PaySum) =>
  ({ payslip: { ...sum, kind: 'regular' }, neighbours: [neighbour] }) as unknown as PayFacts

describe('payments that are not paid out', () => {
  const paid = (satType: string, description: string, pesos: number) =>
    checkedLine({ side: 'perception', satType, description, amount: pesos * 100 })
  const salary = paid('001', 'SUELDO', 2_800)
  const before: PaySum = { cashTotal: 280_000, daysPaid: 7, lines: [salary] }

  test.each([
    ['003', 'PTU'],
    ['004', 'REEMBOLSO DE GASTOS MEDICOS'],
    ['009', 'CONTRIBUCIONES A CARGO DEL TRABAJADOR'],
    ['010', 'PREMIO DE PUNTUALIDAD'],
    ['013', 'CUOTAS SINDICALES PAGADAS POR EL PATRON'],
    ['014', 'SUBSIDIO POR INCAPACIDAD'],
    ['027', 'CUOTAS DE SEGURIDAD SOCIAL'],
    ['033', 'AYUDA PARA RENTA'],
    ['038', 'CREDITO EN TIENDA'],
    ['050', 'VIATICOS'],
  ])('of type %s, %s, leave the sum unknown', (satType, description) => {
    const lines = [salary, paid(satType, description, 300)]
    const sum = (cashTotal: number): PaySum => ({ cashTotal, daysPaid: 7, lines })
    expect(checkNet(factsOf(sum(280_000), before))).toMatchObject({ state: 'unknown', missing: 'inKind' })
    expect(checkNet(factsOf(sum(310_000), before)).state).toBe('ok')
    expect(checkNet(factsOf(sum(265_000), before)).state).toBe('difference')
  })

  test('keep a neighbouring payslip from proving what the amount to receive means', () => {
    const without: PaySum = { ...before, lines: [salary, paid('033', 'AYUDA PARA RENTA', 300)] }
    const wrong: PaySum = { ...before, cashTotal: 250_000 }
    expect(checkNet(factsOf(wrong, without))).toMatchObject({ missing: 'cashMeaning' })
    expect(checkNet(factsOf(wrong, before))).toMatchObject({ state: 'difference', centavos: 30_000 })
  })

  test('do not include payments that the law demands in money', () => {
    const lines = [salary, paid('019', 'HORAS EXTRA DOBLES', 300), paid('021', 'PRIMA VACACIONAL', 200)]
    for (const cashTotal of [280_000, 300_000, 310_000]) {
      expect(checkNet(factsOf({ ...before, lines, cashTotal }, before)).state).toBe('difference')
    }
  })
})

test('finds no difference in the receipts of twelve payroll styles, and finds most planted errors', () => {
  const random = randomFor('net 1')
  let found = 0
  let checked = 0
  for (const sum of sums) {
    expect(checkNet(factsOf(sum, sum)).state).not.toBe('difference')
    const wrong = { ...sum, cashTotal: sum.cashTotal - random.whole(500, 40_000) }
    if (wrong.cashTotal <= 0) continue
    checked++
    if (checkNet(factsOf(wrong, sum)).state === 'difference') found++
  }
  expect(checked).toBeGreaterThan(200)
  expect(found / checked).toBeGreaterThanOrEqual(0.95)
})
