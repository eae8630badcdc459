import { expect, test } from 'vitest'
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
