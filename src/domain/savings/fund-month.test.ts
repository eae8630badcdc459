import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fundMonth, fundMonths, monthOf } from './fund-month.ts'
import type { FundMovement } from './savings-statement.ts'

const saved = (period: string, amount: number, date?: string): FundMovement => ({
  concept: 'Ahorro de nómina',
  period,
  amount,
  date,
})

test.each([
  ['2026046', true, '2026-11'],
  ['2026044', true, '2026-11'],
  ['2026043', true, '2026-10'],
  ['2026001', true, '2026-01'],
  ['2026052', true, '2026-12'],
  ['2026021', false, '2026-11'],
  ['2026022', false, '2026-11'],
  ['2026046', false, null],
  ['2026-11-20', true, '2026-11'],
  ['quién sabe', true, null],
] as const)('period %s, weekly %s, is in month %s', (period, isWeekly, month) => {
  expect(monthOf(saved(period, 1), isWeekly)).toBe(month)
})

test('prefers the date of a movement to its period', () => {
  expect(monthOf(saved('2026044', 1, '2026-10-30'), true)).toBe('2026-10')
})

test('lists months without movements, and the current month', () => {
  const fund = {
    total: 30_000,
    movements: [saved('2026-10-02', 10_000), saved('2026-08-07', 20_000)],
    loanMovements: [],
  }
  expect(fundMonths(fund, true, '2026-11-20')).toEqual(['2026-11', '2026-10', '2026-09', '2026-08'])
  expect(fundMonth(fund, '2026-09', true)).toMatchObject({ opening: 20_000, movements: [], closing: 20_000 })
  expect(fundMonths({ ...fund, movements: [saved('?', 1)] }, true, '2026-11-20')).toEqual([])
})

test('closes every month at the opening of the next, and the last month at the total', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))
  const movement = fc.record({ day, amount: fc.integer({ min: -500_000, max: 500_000 }) })
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 60 }),
      fc.integer({ min: 0, max: 9_000_000 }),
      (rows, total) => {
        const movements = rows.map((row) => saved('2026046', row.amount, row.day))
        const fund = { total, movements, loanMovements: [] }
        const months = fundMonths(fund, true, '2026-11-20').map((month) => fundMonth(fund, month, true))
        expect(months[0]?.closing).toBe(total)
        expect(months.flatMap((month) => month.movements)).toHaveLength(rows.length)
        for (const [index, month] of months.entries()) {
          expect(month.opening + month.putIn + month.takenOut).toBe(month.closing)
          expect(month.movements.at(-1)?.balance ?? month.opening).toBe(month.closing)
          const before = months[index + 1]
          if (before) expect(before.closing).toBe(month.opening)
          const dates = month.movements.map(({ date }) => date ?? '')
          expect(dates).toEqual([...dates].sort())
        }
      },
    ),
  )
})
