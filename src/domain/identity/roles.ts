export const ROLES = [
  'recursos-humanos',
  'nomina',
  'caja',
  'autorizador',
  'auditor',
  'administrador',
  'vigilancia',
] as const

export type Role = (typeof ROLES)[number]

/** Null means all companies or all plants; a person must match both. */
export interface Scope {
  companies: readonly string[] | null
  plants: readonly number[] | null
}

export const EVERYBODY: Scope = { companies: null, plants: null }

export function isNarrow({ companies, plants }: Scope): boolean {
  return companies !== null || plants !== null
}

/** A scope of plants never covers a person without a plant. */
export function isInScope(
  { companies, plants }: Scope,
  { company, plant }: { company: string; plant: number | null },
): boolean {
  const isOfCompany = companies === null || companies.includes(company)
  return isOfCompany && (plants === null || (plant !== null && plants.includes(plant)))
}

/** Roles that may be limited to companies or plants (Declaration.isScoped). */
export const NARROWABLE_ROLES = ['recursos-humanos', 'nomina', 'caja'] as const satisfies readonly Role[]
export type NarrowableRole = (typeof NARROWABLE_ROLES)[number]

export function isNarrowable(role: Role): role is NarrowableRole {
  return NARROWABLE_ROLES.some((each) => each === role)
}

export const PROPOSAL_DAYS = 7

/**
 * Returns whether a person may have the wanted role, too. An auditor has no other role, because auditors read
 * the record of other roles' actions (segregation of duties).
 */
export function canCombineRoles(existing: readonly Role[], wanted: Role): boolean {
  const others = existing.filter((role) => role !== wanted)
  return wanted === 'auditor' ? others.length === 0 : !others.includes('auditor')
}
