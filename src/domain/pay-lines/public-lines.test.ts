import { expect, test } from 'vitest'
import { EXPLAINED_PERCENT, scorePublicLines } from '#tests/bench/pay-lines.ts'

test('lines of public receipts are explained as a person reads them, and none wrongly', () => {
  const { receipts, lines, percent, wrong, unexplained, needlessQuotes } = scorePublicLines()
  expect(receipts).toBeGreaterThanOrEqual(15)
  expect(lines).toBeGreaterThan(120)
  expect(wrong).toEqual([])
  expect(percent, unexplained.join('\n')).toBeGreaterThanOrEqual(EXPLAINED_PERCENT)
  expect(needlessQuotes.length, needlessQuotes.join('\n')).toBeLessThanOrEqual(lines * 0.05)
})
