import type { giveRole, ListedPerson } from '#contract/people.ts'
import type { RequestOf } from '#contract/operation.ts'
import { isNarrowable, type Role } from '#domain/roles.ts'

export interface Gift {
  person: ListedPerson | null
  role: Role | null
  isSome: boolean
  companies: readonly string[]
  plants: readonly number[]
}

export const emptyGift: Gift = { person: null, role: null, isSome: false, companies: [], plants: [] }

export interface GiftFault {
  field: 'who' | 'role' | 'places'
}

export const fieldId = (field: GiftFault['field']): string => `rol-${field}`

function isNarrowed({ role, isSome }: Gift): boolean {
  return role !== null && isNarrowable(role) && isSome
}

export function faultsOf(gift: Gift): GiftFault[] {
  const faults: GiftFault[] = []
  if (gift.person === null) faults.push({ field: 'who' })
  if (gift.role === null) faults.push({ field: 'role' })
  if (isNarrowed(gift) && gift.companies.length + gift.plants.length === 0) faults.push({ field: 'places' })
  return faults
}

/** Returns null when something is missing. A dimension without a selection means all of it. */
export function toWire(gift: Gift): RequestOf<typeof giveRole> | null {
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
