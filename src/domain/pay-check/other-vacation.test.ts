import { expect, test } from 'vitest'
import { line } from '#tests/support/pay/pay-facts.ts'
import type { PayslipPeriod } from '../payslips/payslip.ts'
import { lacksVacation, mayPayVacation, vacationYear } from './other-vacation.ts'
import { checkedLine } from './sources.ts'

const week = { start: '2026-11-09', end: '2026-11-15' }
const period = (end_date: string, change: Partial<PayslipPeriod> = {}): PayslipPeriod => ({
  paid_date: '',
  stamped: true,
  idtimbrado: 1,
  pdf_receipt: '',
  payroll: 1,
  year: Number(end_date.slice(0, 4)),
  period: end_date,
  type: 1,
  prenomina: false,
  end_date,
  ...change,
})
const kardex = { asOf: '2026-12-31', unpaidDays: [], incapacities: [], vacations: [] }

test('vacation lacks its line only when it was granted within the period', () => {
  const granted = (...days: string[]) => ({ ...kardex, grantedVacations: days })
  expect(lacksVacation(week, [], granted('2026-11-15'))).toBe(true)
  expect(lacksVacation(week, [line('vacation', 40_000)], granted('2026-11-15'))).toBe(false)
  expect(lacksVacation(week, [], granted('2026-11-16'))).toBe(false)
  expect(lacksVacation(week, [], { ...kardex, vacations: ['2026-11-15'] })).toBe(false)
  expect(lacksVacation(week, [], null)).toBe(false)
})

test('the year has every other payslip from a year before, but no preview', () => {
  const own = period(week.end)
  const list = [
    period('2025-11-07'),
    period('2025-11-09'),
    own,
    period('2026-11-22'),
    period('2026-11-29', { prenomina: true }),
  ]
  expect(vacationYear(own, week.start, list).map(({ end_date }) => end_date)).toEqual([
    '2025-11-09',
    '2026-11-22',
  ])
})

test('a payslip may pay it with a line of vacation, or with one whose words may mean it', () => {
  const named = (description: string) =>
    checkedLine({ side: 'perception', satType: '038', description, amount: 40_000 })
  const pays = (description: string) => mayPayVacation(period('2026-03-01'), [named(description)], week)
  expect(mayPayVacation(period('2026-03-01'), [line('vacation', 40_000)], week)).toBe(true)
  expect(pays('ANTICIPO VAC')).toBe(true)
  expect(pays('BONO X')).toBe(false)
})

test('an extraordinary payslip may pay it when it is near', () => {
  const extra = (end: string) => mayPayVacation(period(end, { type: 2 }), [], week)
  expect(extra('2026-12-10')).toBe(true)
  expect(extra('2026-10-10')).toBe(true)
  expect(extra('2026-08-10')).toBe(false)
})
