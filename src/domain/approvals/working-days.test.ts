import { expect, test } from 'vitest'
import { addWorkingDays, latestLateDay } from './working-days.ts'

test.each([
  ['2026-11-25', '2026-11-23'],
  // Saturday and Sunday are no working days: a request of Thursday is late on Monday.
  ['2026-11-30', '2026-11-26'],
  ['2026-12-01', '2026-11-29'],
  ['2026-11-17', '2026-11-12'],
])('on %s a request of %s or earlier is late', (today, last) => {
  expect(latestLateDay(today)).toBe(last)
})

test.each([
  ['2026-11-11', 1, '2026-11-12'],
  // 16 November is an official holiday.
  ['2026-11-13', 1, '2026-11-17'],
  ['2026-11-13', 20, '2026-12-14'],
  // The first working day after a Saturday is Monday.
  ['2026-11-28', 1, '2026-11-30'],
  // 25 December and 1 January are official holidays.
  ['2026-12-14', 15, '2027-01-06'],
])('a term that begins after %s has its working day number %i on %s', (day, count, last) => {
  expect(addWorkingDays(day, count)).toBe(last)
})
