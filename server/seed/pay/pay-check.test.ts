import { expect, test } from 'vitest'
import { FALSE_PERCENT, FOUND_PERCENT, scorePayCheck } from '#tests/bench/pay-check.ts'
import { plants } from '#tests/support/pay/planted-errors.ts'

test('the check finds planted errors, and few differences in correct payslips of the demo and of twelve styles', () => {
  const score = scorePayCheck(200, 1)
  const { planted, foundPercent, missed, correct, falsePercent, wrong, rightPercent } = score
  expect(planted).toBe(200)
  const classes = Object.keys(plants).flatMap((name) => [`${name}, demo`, `${name}, companies`])
  // The demo lacks the payslips of a year that would prove unpaid vacation.
  expect([...score.classes.keys()].sort()).toEqual(
    classes.filter((name) => name !== 'vacation without pay, demo').sort(),
  )
  expect(score.situations.size).toBeGreaterThan(20)
  expect(foundPercent, missed.join('\n')).toBeGreaterThanOrEqual(FOUND_PERCENT)
  expect(correct).toBeGreaterThan(800)
  expect(falsePercent, wrong.join('\n')).toBeLessThanOrEqual(FALSE_PERCENT)
  expect(rightPercent).toBeGreaterThan(70)
})
