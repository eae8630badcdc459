import { CANDIDATES } from '#domain/identity/can.ts'
import { isNarrow, isNarrowable, type NarrowableRole, type Scope } from '#domain/identity/roles.ts'
import type { HeldRoles } from './roles.ts'

/** Caller, according to the token. No field comes from a request body. */
export interface User {
  /** users.id. Without an employee record, clients get 0 as Id_Usuario. */
  id: number
  employeeId: number | null
  /** Employee number; '' without an employee record. */
  number: string
  company: string
  isCandidate: boolean
  isLeader: boolean
  isApprover: boolean
  /**
   * Whether the user has the role for everybody; likewise isPayroll and isFund. A role limited to some people
   * is in `narrowed`.
   */
  isHumanResources: boolean
  isPayroll: boolean
  isFund: boolean
  isAuditor: boolean
  isAdministrator: boolean
  isGate: boolean
  narrowed: Partial<Record<NarrowableRole, Scope>>
  mustChangePassword: boolean
  /** True also in a session that a passkey opened: a passkey counts as the second step. */
  hasSecondStep: boolean
}

export function isCandidateCompany(code: string): boolean {
  return code === CANDIDATES
}

/**
 * Returns the rights of the given roles. A limited role gives access only to operations that check its scope.
 */
export function rightsOf(roles: HeldRoles) {
  const isWhole = (scope: Scope | undefined) => scope !== undefined && !isNarrow(scope)
  const narrowed: User['narrowed'] = {}
  for (const [role, scope] of Object.entries(roles) as [keyof HeldRoles, Scope][]) {
    if (isNarrowable(role) && isNarrow(scope)) narrowed[role] = scope
  }
  return {
    isApprover: isWhole(roles.autorizador),
    isHumanResources: isWhole(roles['recursos-humanos']),
    isPayroll: isWhole(roles.nomina),
    isFund: isWhole(roles.caja),
    isAuditor: isWhole(roles.auditor),
    isAdministrator: isWhole(roles.administrador),
    isGate: isWhole(roles.vigilancia),
    narrowed,
  }
}
