import { CANDIDATES } from '#domain/can.ts'
import { isNarrow, isNarrowable, type NarrowableRole, type Scope } from '#domain/roles.ts'
import type { HeldRoles } from './roles.ts'

/** The caller, as the token tells it; nothing here comes from a body. */
export interface User {
  /** users.id; the wire's Id_Usuario is 0 where there is no employee record. */
  id: number
  employeeId: number | null
  /** Employee number; '' without an employee record. */
  number: string
  company: string
  isCandidate: boolean
  isLeader: boolean
  isApprover: boolean
  /** Of everybody, as the next two: whoever holds the role for some people alone has it in `narrowed`. */
  isHumanResources: boolean
  isPayroll: boolean
  isFund: boolean
  isAuditor: boolean
  isAdministrator: boolean
  isGate: boolean
  /** Roles that are held for some people alone (scope.ts). */
  narrowed: Partial<Record<NarrowableRole, Scope>>
  mustChangePassword: boolean
  hasSecondStep: boolean
}

export function isCandidateCompany(code: string): boolean {
  return code === CANDIDATES
}

/** What the held roles allow: a narrowed one opens nothing but what heeds its scope. */
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
