import { CANDIDATES } from '#domain/identity/can.ts'
import { isNarrow, isNarrowable, type NarrowableRole, type Scope } from '#domain/identity/roles.ts'
import type { HeldRoles } from './roles.ts'

/** The caller according to the token; nothing here comes from a request body. */
export interface User {
  /** users.id; the client's Id_Usuario is 0 without an employee record. */
  id: number
  employeeId: number | null
  /** Employee number; '' without an employee record. */
  number: string
  company: string
  isCandidate: boolean
  isLeader: boolean
  isApprover: boolean
  /** True only with an unlimited scope, like isPayroll and isFund. Limited roles are in `narrowed`. */
  isHumanResources: boolean
  isPayroll: boolean
  isFund: boolean
  isAuditor: boolean
  isAdministrator: boolean
  isGate: boolean
  /** Roles that are limited to some people (scope.ts). */
  narrowed: Partial<Record<NarrowableRole, Scope>>
  mustChangePassword: boolean
  hasSecondStep: boolean
}

export function isCandidateCompany(code: string): boolean {
  return code === CANDIDATES
}

/**
 * Returns the rights of the given roles. A limited role gives access only to operations that check
 * its scope.
 */
export function rightsOf(held: HeldRoles) {
  const isWhole = (scope: Scope | undefined) => scope !== undefined && !isNarrow(scope)
  const narrowed: User['narrowed'] = {}
  for (const [role, scope] of Object.entries(held) as [keyof HeldRoles, Scope][]) {
    if (isNarrowable(role) && isNarrow(scope)) narrowed[role] = scope
  }
  return {
    isApprover: isWhole(held.autorizador),
    isHumanResources: isWhole(held['recursos-humanos']),
    isPayroll: isWhole(held.nomina),
    isFund: isWhole(held.caja),
    isAuditor: isWhole(held.auditor),
    isAdministrator: isWhole(held.administrador),
    isGate: isWhole(held.vigilancia),
    narrowed,
  }
}
