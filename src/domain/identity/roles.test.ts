import { expect, test } from 'vitest'
import { canCombineRoles, ROLES } from './roles.ts'

test('does not combine the auditor role with any other role', () => {
  for (const role of ROLES.filter((each) => each !== 'auditor')) {
    expect([role, canCombineRoles([role], 'auditor')]).toEqual([role, false])
    expect([role, canCombineRoles(['auditor'], role)]).toEqual([role, false])
  }
  expect(canCombineRoles([], 'auditor')).toBe(true)
  expect(canCombineRoles(['auditor'], 'auditor')).toBe(true)
})

test('combines the other roles', () => {
  expect(canCombineRoles(['recursos-humanos', 'autorizador'], 'administrador')).toBe(true)
})
