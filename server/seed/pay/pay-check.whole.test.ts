import { expect, test } from 'vitest'
import { FALSE_PERCENT, FOUND_PERCENT, scorePayCheck } from '#tests/bench/pay-check.ts'

test('the check finds at least 95 % of 1,000 planted errors, and a difference in at most 1 % of correct payslips', () => {
  const { planted, foundPercent, missed, falsePercent, wrong } = scorePayCheck(1000, 10)
  expect(planted).toBe(1000)
  expect(foundPercent, missed.join('\n')).toBeGreaterThanOrEqual(FOUND_PERCENT)
  expect(falsePercent, wrong.join('\n')).toBeLessThanOrEqual(FALSE_PERCENT)
})
