import { expect, test } from 'vitest'
import { PASSWORD_MAX, passwordProblem } from './password.ts'

test.each([
  ['Otro.Lugar.2027', null],
  ['12345678', null],
  ['1234567', 'too-short'],
  ['', 'too-short'],
  ['ñandúñañ', null],
  ['👷'.repeat(8), null],
  ['👷'.repeat(7), 'too-short'],
  ['a'.repeat(PASSWORD_MAX), null],
  ['a'.repeat(PASSWORD_MAX + 1), 'too-long'],
  ['Portal.2026', 'same-as-before'],
  ['GUADALUPE', 'is-the-user-name'],
] as const)('%j: problem %s', (next, problem) => {
  expect(passwordProblem(next, 'Portal.2026', 'guadalupe')).toBe(problem)
})

test('accepts a long enough password when the user name is unknown', () => {
  expect(passwordProblem('longenough', 'Portal.2026', '')).toBeNull()
})
