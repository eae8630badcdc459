import { expect, test } from 'vitest'
import { hoursInWeek, weekOf } from './overtime.ts'
import { limitOn } from './overtime-limit.ts'

test('counts a week of overtime from Monday to Sunday, also across the turn of the year', () => {
  expect(weekOf('2026-01-01')).toEqual({ from: '2025-12-29', to: '2026-01-04' })
  const days = [
    { day: '2025-12-28', hours: 5 },
    { day: '2025-12-29', hours: 3 },
    { day: '2026-01-04', hours: 2.5 },
    { day: '2026-01-05', hours: 1 },
  ]
  expect(hoursInWeek('2026-01-01', days)).toBe(5.5)
})

test('LFT art. 66: limits overtime to nine hours a week unless another limit applies on that day', () => {
  expect(limitOn('2026-01-01', [])).toBe(9)
  const limits = [
    { fromDay: '2026-06-01', weeklyHours: 6 },
    { fromDay: '2020-01-01', weeklyHours: 8 },
  ]
  expect(limitOn('2019-12-31', limits)).toBe(9)
  expect(limitOn('2026-05-31', limits)).toBe(8)
  expect(limitOn('2026-06-01', limits)).toBe(6)
})
