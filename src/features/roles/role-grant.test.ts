import { expect, test } from 'vitest'
import { emptyGrant, faultsOf, type RoleGrant, toWire } from './role-grant.ts'

const person = { id: 7, numero: '1', nombre: 'A', usuario: 'a', puesto: '', abierta: true, roles: [] }
const whole: RoleGrant = { ...emptyGrant, person, role: 'nomina' }
const fields = (gift: RoleGrant) => faultsOf(gift).map(({ field }) => field)

test('requires a person and a role, and places when the role is limited', () => {
  expect(fields(emptyGrant)).toEqual(['who', 'role'])
  expect(fields(whole)).toEqual([])
  expect(fields({ ...whole, isSome: true })).toEqual(['places'])
  expect(fields({ ...whole, isSome: true, plants: [1] })).toEqual([])
})

test('does not send earlier selected places for a role that cannot be limited', () => {
  expect(toWire(whole)).toEqual({ id: 7, rol: 'nomina' })
  const some: RoleGrant = { ...whole, isSome: true, companies: ['00100'] }
  expect(toWire(some)).toEqual({ id: 7, rol: 'nomina', companias: ['00100'], plantas: null })
  expect(toWire({ ...some, role: 'auditor' })).toEqual({ id: 7, rol: 'auditor' })
  expect(fields({ ...whole, role: 'auditor', isSome: true })).toEqual([])
  expect(toWire(emptyGrant)).toBeNull()
})
