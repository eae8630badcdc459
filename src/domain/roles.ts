/** What an account may do beyond its own things. Wire names. */
export const ROLES = ['recursos-humanos', 'autorizador', 'auditor', 'administrador', 'vigilancia'] as const

export type Role = (typeof ROLES)[number]

/**
 * Whoever reads the record of security events must not be among those whom it watches: an auditor holds no other role,
 * and nobody with another role becomes one (segregation of duties).
 */
export function mayHoldTogether(held: readonly Role[], wanted: Role): boolean {
  const others = held.filter((role) => role !== wanted)
  return wanted === 'auditor' ? others.length === 0 : !others.includes('auditor')
}
