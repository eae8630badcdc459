import type { giveRole, ListedPerson } from '#contract/people/people.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { isNarrowable, type Role } from '#domain/identity/roles.ts'

export interface RoleGrant {
  person: ListedPerson | null
  role: Role | null
  isSome: boolean
  companies: readonly string[]
  plants: readonly number[]
}

export const emptyGrant: RoleGrant = { person: null, role: null, isSome: false, companies: [], plants: [] }

export interface GrantFault {
  field: 'who' | 'role' | 'places'
}

export const fieldId = (field: GrantFault['field']): string => `rol-${field}`

function isNarrowed({ role, isSome }: RoleGrant): boolean {
  return role !== null && isNarrowable(role) && isSome
}

export function faultsOf(gift: RoleGrant): GrantFault[] {
  const faults: GrantFault[] = []
  if (gift.person === null) faults.push({ field: 'who' })
  if (gift.role === null) faults.push({ field: 'role' })
  if (isNarrowed(gift) && gift.companies.length + gift.plants.length === 0) faults.push({ field: 'places' })
  return faults
}

interface Named<Id> {
  id: Id
  nombre: string
}

/** Returns the names of the chosen companies and plants; null stands for all. */
export function placesOf(
  gift: RoleGrant,
  { companias, plantas }: { companias: readonly Named<string>[]; plantas: readonly Named<number>[] },
): { companias: string[] | null; plantas: string[] | null } {
  if (!isNarrowed(gift)) return { companias: null, plantas: null }
  const named = <Id>(chosen: readonly Id[], all: readonly Named<Id>[]) =>
    chosen.length === 0 ? null : all.filter(({ id }) => chosen.includes(id)).map(({ nombre }) => nombre)
  return { companias: named(gift.companies, companias), plantas: named(gift.plants, plantas) }
}

/** Without a chosen company or plant, the role applies to all. */
export function toWire(gift: RoleGrant): RequestOf<typeof giveRole> | null {
  const { person, role, companies, plants } = gift
  if (person === null || role === null) return null
  const whole = { id: person.id, rol: role }
  if (!isNarrowed(gift)) return whole
  return {
    ...whole,
    companias: companies.length === 0 ? null : [...companies],
    plantas: plants.length === 0 ? null : [...plants],
  }
}
