import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { NarrowableRole } from '#domain/identity/roles.ts'
import { isImporter } from '../identity/importer.ts'
import type { User } from '../identity/user.ts'

/**
 * Checked before every handler (architecture.md). `user` is null without a session. For 'provider' it is the
 * person of the payroll provider's token. Only operations that check the scope accept a limited role.
 */
export function mayCall({ access, isScoped }: AnyOperation, user: User | null): boolean {
  if (access === 'public') return true
  if (user === null) return false
  const reachesSome = (role: NarrowableRole) => isScoped === true && role in user.narrowed
  switch (access) {
    case 'session':
    case 'provider':
      return true
    case 'candidate':
      return user.isCandidate
    case 'employee':
      return isEmployee(user)
    case 'leader':
      return isEmployee(user) && user.isLeader
    case 'approver':
      return user.isApprover
    case 'hr':
      return user.isHumanResources || reachesSome('recursos-humanos')
    case 'payroll':
      return user.isPayroll || reachesSome('nomina')
    case 'fund':
      return user.isFund || reachesSome('caja')
    case 'importer':
      return isImporter(user)
    case 'accounts':
      return user.isHumanResources || reachesSome('recursos-humanos') || user.isAdministrator
    case 'auditor':
      return user.isAuditor
    case 'gate':
      return user.isGate
    case 'administrator':
      return user.isAdministrator
  }
}

function isEmployee(user: User): boolean {
  return user.employeeId !== null && !user.isCandidate
}
