import { expect, test } from 'vitest'
import {
  FALSE_IN_SITUATION_PERCENT,
  FALSE_PERCENT,
  FOUND_PERCENT,
  scorePayCheck,
  worstSituation,
} from '#tests/bench/pay-check.ts'

const TITLE =
  'the check finds at least 95 % of 1,000 planted errors, and a difference in at most 1 % of correct payslips'

test(TITLE, { timeout: 300_000 }, () => {
  const score = scorePayCheck(1000, 10)
  const { planted, foundPercent, missed, falsePercent, wrong } = score
  expect(planted).toBe(1000)
  expect(foundPercent, missed.join('\n')).toBeGreaterThanOrEqual(FOUND_PERCENT)
  expect(falsePercent, wrong.join('\n')).toBeLessThanOrEqual(FALSE_PERCENT)
  const worst = worstSituation(score)
  expect(worst.percent, worst.name).toBeLessThanOrEqual(FALSE_IN_SITUATION_PERCENT)
})
