import { expect, test } from 'vitest'
import { canSeePayroll, canSeeUniversity, isCandidate } from './can.ts'

// BR-37, rows 1, 3 and 5, and the other companies (SHELL-18, SHELL-21).
test.each([
  ['00100', 10234, true],
  ['00100', 0, false],
  ['CANDIDATO', 77, false],
  ['00300', 10234, false],
  ['', 10234, false],
])('company %s, user %i: payroll and university %s', (company, userId, visible) => {
  expect(canSeePayroll({ company, userId })).toBe(visible)
  expect(canSeeUniversity({ company, userId })).toBe(visible)
})

test('a candidate is told by the company', () => {
  expect(isCandidate({ company: 'CANDIDATO', userId: 77 })).toBe(true)
  expect(isCandidate({ company: '00100', userId: 77 })).toBe(false)
})
