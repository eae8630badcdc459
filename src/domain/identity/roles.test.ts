import { expect, test } from 'vitest'
import { mayHoldTogether, ROLES } from './roles.ts'

test('does not combine the auditor role with any other role', () => {
  for (const role of ROLES.filter((each) => each !== 'auditor')) {
    expect([role, mayHoldTogether([role], 'auditor')]).toEqual([role, false])
    expect([role, mayHoldTogether(['auditor'], role)]).toEqual([role, false])
  }
  expect(mayHoldTogether([], 'auditor')).toBe(true)
  expect(mayHoldTogether(['auditor'], 'auditor')).toBe(true)
})

test('combines the other roles', () => {
  expect(mayHoldTogether(['recursos-humanos', 'autorizador'], 'administrador')).toBe(true)
})
