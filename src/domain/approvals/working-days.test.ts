import { expect, test } from 'vitest'
import { latestLateDay } from './working-days.ts'

test.each([
  ['2026-11-25', '2026-11-23'],
  // Saturday and Sunday are no working days: a request of Thursday is late on Monday.
  ['2026-11-30', '2026-11-26'],
  ['2026-12-01', '2026-11-29'],
  ['2026-11-17', '2026-11-12'],
])('on %s a request of %s or earlier is late', (today, last) => {
  expect(latestLateDay(today)).toBe(last)
})
