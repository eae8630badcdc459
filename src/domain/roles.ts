/** What an account may do beyond its own things. Wire names. */
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

/** Whose people a role reaches; null on a side: all of them. Both sides must fit. */
export interface Scope {
  companies: readonly string[] | null
  plants: readonly number[] | null
}

export const EVERYBODY: Scope = { companies: null, plants: null }

export function isNarrow({ companies, plants }: Scope): boolean {
  return companies !== null || plants !== null
}

/** Roles that can be held for some companies or plants alone: those with operations that heed it (Declaration.heedsScope). */
export const NARROWABLE_ROLES = ['recursos-humanos', 'nomina', 'caja'] as const satisfies readonly Role[]
export type NarrowableRole = (typeof NARROWABLE_ROLES)[number]

export function isNarrowable(role: Role): role is NarrowableRole {
  return NARROWABLE_ROLES.some((each) => each === role)
}

/** How long a proposed role waits for the second administrator. */
export const PROPOSAL_DAYS = 7

/**
 * Whoever reads the record of security events must not be among those whom it watches: an auditor holds no other role,
 * and nobody with another role becomes one (segregation of duties).
 */
export function mayHoldTogether(held: readonly Role[], wanted: Role): boolean {
  const others = held.filter((role) => role !== wanted)
  return wanted === 'auditor' ? others.length === 0 : !others.includes('auditor')
}
