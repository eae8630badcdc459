import { expect, test } from 'vitest'
import { FALSE_PERCENT, FOUND_PERCENT, scorePayCheck } from '#tests/bench/pay-check.ts'

test('the check finds planted errors, and few false ones in payslips of the demo and of twelve payroll styles', () => {
  const { planted, foundPercent, missed, correct, falsePercent, wrong, rightPercent } = scorePayCheck(200, 1)
  expect(planted).toBe(200)
  expect(foundPercent, missed.join('\n')).toBeGreaterThanOrEqual(FOUND_PERCENT)
  expect(correct).toBeGreaterThan(800)
  expect(falsePercent, wrong.join('\n')).toBeLessThanOrEqual(FALSE_PERCENT)
  expect(rightPercent).toBeGreaterThan(70)
})
