import { expect, test } from 'vitest'
import { publicPeriods } from '#tests/support/files/public-payrolls.ts'
import { DAY_ROUNDING, fullDays } from './full-days.ts'

test.each(publicPeriods())('$source pays the whole period from $start', ({ start, end, daysPaid }) => {
  const { least, most, isUsual } = fullDays(start, end)
  expect(isUsual).toBe(true)
  expect(daysPaid).toBeGreaterThanOrEqual(least - DAY_ROUNDING)
  expect(daysPaid).toBeLessThanOrEqual(most + DAY_ROUNDING)
})
