import { expect, test } from 'vitest'
import { line, payslip, resultOf, tax, withLines } from '#tests/support/pay/pay-facts.ts'
import type { CheckedLine, PayFacts } from './facts.ts'

const share = (pesos: number, exempt?: number): CheckedLine => ({
  ...line('profitSharing', pesos * 100),
  ...(exempt !== undefined && { exempt: Math.round(exempt * 100) }),
})
const check = (
  lines: readonly CheckedLine[],
  others: Partial<PayFacts> = { otherBonus: 0 },
  paid = '2026-05-29',
) => resultOf('profitSharing', payslip({ kind: 'profit-sharing', paid, lines: [...lines, tax] }, others))

test('is unknown, because the portal has no profit', () => {
  expect(check([share(9_000)])).toMatchObject({ missing: 'profit' })
  expect(check([share(9_000, 1_759.65)])).toMatchObject({ missing: 'profit' })
  expect(check([share(1_200, 1_200)])).toMatchObject({ missing: 'profit' })
  expect(check([share(4_000, 0), share(1_759.65, 1_759.65)])).toMatchObject({ missing: 'profit' })
})

test('is a difference when the untaxed part is below the legal minimum', () => {
  expect(check([share(9_000, 800)])).toMatchObject({
    state: 'difference',
    found: 'lessExempt',
    centavos: null,
    facts: [{ money: 900_000 }, { money: 80_000 }, { money: 175_965 }],
  })
  expect(check([share(1_200, 0)])).toMatchObject({ state: 'difference', facts: [{}, {}, { money: 120_000 }] })
})

test('is unknown when another payment of the year may have used the untaxed part', () => {
  const low = [share(9_000, 0)]
  expect(check(low, { otherBonus: null })).toMatchObject({ missing: 'otherBonus' })
  expect(check(low, { otherBonus: 50_000 })).toMatchObject({ missing: 'otherBonus' })
  expect(check([...low, line(null, 100)])).toMatchObject({ missing: 'otherBonus' })
})

test('is unknown without a confirmed UMA, without a payday, and in a payslip of a period', () => {
  for (const paid of ['2025-01-31', '']) {
    expect(check([share(9_000, 0)], { otherBonus: 0 }, paid)).toMatchObject({ missing: 'profit' })
  }
  expect(check([share(9_000, 0)], { otherBonus: 0 }, '2025-02-01')).toMatchObject({ state: 'difference' })
  expect(resultOf('profitSharing', withLines([share(9_000, 0)]))).toMatchObject({ missing: 'profit' })
})

test('does not concern another payslip without it, and is unknown in a profit-sharing payslip without it', () => {
  expect(resultOf('profitSharing', withLines([]))).toBeUndefined()
  expect(check([line(null, 900_000)])).toMatchObject({ missing: 'otherLines' })
})
