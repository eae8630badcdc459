import { expect, test } from 'vitest'
import {
  canBringDocuments,
  canSeeKardex,
  canSeePayroll,
  canSeeSavings,
  canSeeUniversity,
  isCandidate,
  isEnrolled,
} from './can.ts'

test.each([
  ['00100', 10234, true],
  ['00100', 0, false],
  ['CANDIDATO', 77, false],
  ['00300', 10234, false],
  ['', 10234, false],
])('company %s, user %i: shows payroll, kardex, university and savings: %s', (company, userId, visible) => {
  expect(canSeePayroll({ company, userId })).toBe(visible)
  expect(canSeeKardex({ company, userId })).toBe(visible)
  expect(canSeeUniversity({ company, userId })).toBe(visible)
  expect(canSeeSavings({ company, userId }, true)).toBe(visible)
})

test('recognizes a candidate by the company', () => {
  expect(isCandidate({ company: 'CANDIDATO', userId: 77 })).toBe(true)
  expect(isCandidate({ company: '00100', userId: 77 })).toBe(false)
})

test('SHELL-22: shows the savings statement only to current members of the fund', () => {
  const viewer = { company: '00100', userId: 10234 }
  expect(canSeeSavings(viewer, isEnrolled({ existe: 1, baja: 0 }))).toBe(true)
  expect(canSeeSavings(viewer, isEnrolled({ existe: 0, baja: 0 }))).toBe(false)
  expect(canSeeSavings(viewer, isEnrolled({ existe: 1, baja: 1 }))).toBe(false)
})

test('DOCS-16, DOCS-17: allows documents for employees and candidates, not for other companies', () => {
  for (const company of ['00100', 'CANDIDATO']) expect(canBringDocuments({ company, userId: 5 })).toBe(true)
  for (const company of ['00300', '', '100', 'candidato'])
    expect(canBringDocuments({ company, userId: 5 })).toBe(false)
  expect(canBringDocuments({ company: '00100', userId: 0 })).toBe(false)
})
