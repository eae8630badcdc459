import { expect, test } from 'vitest'
import { payCalendarOf } from './pay-calendar.ts'

test('lists the payday of week 47, and continues for years without repeating a day', () => {
  const weekly = payCalendarOf('2026-11-21', true)
  expect(weekly.find(({ payDate }) => payDate > '2026-11-21')).toEqual({
    payDate: '2026-11-27',
    prepayrollDate: '2026-11-25',
    periodStart: '2026-11-16',
    week: 47,
    fortnight: 22,
  })
  const both = [weekly, payCalendarOf('2026-11-21', false)]
  for (const paydays of both) {
    expect((paydays[0]?.payDate ?? '') < '2026-11-21').toBe(true)
    expect((paydays.at(-1)?.payDate ?? '') > '2029-10-21').toBe(true)
    const days = paydays.map(({ payDate }) => payDate)
    expect(days).toEqual([...new Set(days)].sort())
  }
})
