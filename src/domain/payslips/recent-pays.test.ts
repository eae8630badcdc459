import { expect, test } from 'vitest'
import { addDays } from '../time/dates.ts'
import type { PayslipPeriod } from './payslip.ts'
import { recentPays } from './recent-pays.ts'

const TODAY = '2026-11-27'

function weekAgo(weeks: number, changes: Partial<PayslipPeriod> = {}): PayslipPeriod {
  const end = addDays('2026-11-22', -7 * weeks)
  return {
    paid_date: addDays(end, 5),
    stamped: true,
    idtimbrado: 1,
    pdf_receipt: '',
    payroll: 1,
    year: 2026,
    period: 47 - weeks,
    type: 1,
    prenomina: false,
    end_date: end,
    ...changes,
  }
}
const numbers = (periods: PayslipPeriod[]) => periods.map(({ period }) => period)

test('takes the twelve newest payments, oldest first, from a list in any order', () => {
  const weeks = Array.from({ length: 20 }, (_, index) => weekAgo(index))
  expect(numbers(recentPays(weeks, TODAY))).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47])
  expect(numbers(recentPays([...weeks].reverse(), TODAY))).toHaveLength(12)
})

test('leaves out previews, later payments, one-off payments, and payslips without a pay date', () => {
  const others = [
    weekAgo(0, { prenomina: true }),
    weekAgo(0, { paid_date: addDays(TODAY, 1) }),
    weekAgo(0, { paid_date: '' }),
    weekAgo(0, { type: 2 }),
    weekAgo(0, { payroll: 4 }),
    weekAgo(0, { period: '220' }),
  ]
  expect(numbers(recentPays([...others, weekAgo(1)], TODAY))).toEqual([46])
  expect(recentPays([], TODAY)).toEqual([])
})

test('takes nothing from before a gap', () => {
  const gap = weekAgo(2).end_date
  expect(numbers(recentPays([weekAgo(0), weekAgo(1), weekAgo(2), weekAgo(3)], TODAY, gap))).toEqual([46, 47])
})
