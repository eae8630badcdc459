import { expect, test } from 'vitest'
import { mayHoldTogether, ROLES } from './roles.ts'

test('an auditor holds no other role, and nobody with another role becomes one', () => {
  for (const role of ROLES.filter((each) => each !== 'auditor')) {
    expect([role, mayHoldTogether([role], 'auditor')]).toEqual([role, false])
    expect([role, mayHoldTogether(['auditor'], role)]).toEqual([role, false])
  }
  expect(mayHoldTogether([], 'auditor')).toBe(true)
  expect(mayHoldTogether(['auditor'], 'auditor')).toBe(true)
})

test('the other roles go together', () => {
  expect(mayHoldTogether(['recursos-humanos', 'autorizador'], 'administrador')).toBe(true)
})
