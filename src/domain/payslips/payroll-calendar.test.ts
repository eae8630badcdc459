import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { periodStart } from '#domain/payslips/payslip.ts'
import { addYears, periodOf, yearsOf } from './payroll-calendar.ts'

test('week 46 of 2026 runs from 9 to 15 November and is paid on the 20th', () => {
  expect(periodOf('2026-11-12', true)).toEqual({
    year: 2026,
    number: 46,
    startDate: '2026-11-09',
    endDate: '2026-11-15',
    paidDate: '2026-11-20',
    days: 7,
  })
  expect(periodOf('2025-11-16', true).number).toBe(46)
})

test('ends a week on Sunday and starts the next on Monday', () => {
  expect(periodOf('2026-11-15', true).endDate).toBe('2026-11-15')
  expect(periodOf('2026-11-16', true).endDate).toBe('2026-11-22')
})

test.each([
  ['2026-11-15', '2026-11-01', '2026-11-15', 21, '2026-11-16'],
  ['2026-11-16', '2026-11-16', '2026-11-30', 22, '2026-11-30'],
  ['2024-02-29', '2024-02-16', '2024-02-29', 4, '2024-02-29'],
  ['2026-02-20', '2026-02-16', '2026-02-28', 4, '2026-03-02'],
  ['2026-12-31', '2026-12-16', '2026-12-31', 24, '2026-12-31'],
])('the fortnight of %s is %s to %s, number %i, paid %s', (date, startDate, endDate, number, paidDate) => {
  expect(periodOf(date, false)).toMatchObject({ startDate, endDate, number, paidDate })
})

test.each([true, false])(
  'lists the periods of two years without gaps or repeated numbers, with the first days of periodStart',
  (weekly) => {
    for (const today of ['2026-11-21', '2027-01-03', '2028-02-29', '2025-01-01']) {
      const periods = yearsOf(2, today, weekly)
      expect(periods.length).toBeGreaterThanOrEqual(weekly ? 105 : 48)
      expect(new Set(periods.map((period) => `${period.year}-${period.number}`)).size).toBe(periods.length)
      expect(periods.at(-1)?.endDate.localeCompare(today)).toBeGreaterThanOrEqual(0)
      periods.slice(1).forEach((period, index) => {
        expect(period.startDate).toBe(addDays(periods[index]?.endDate ?? '', 1))
        expect(period.startDate).toBe(periodStart(period.endDate, weekly))
        expect(period.year).toBe(Number(period.endDate.slice(0, 4)))
      })
    }
  },
)

test('moves 29 February to 28 February in a year that is not a leap year', () => {
  expect(addYears('2028-02-29', -1)).toBe('2027-02-28')
  expect(addYears('2028-02-29', -4)).toBe('2024-02-29')
  expect(addYears('2026-11-21', -2)).toBe('2024-11-21')
})
