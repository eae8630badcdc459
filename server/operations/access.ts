import type { Access } from '#contract/operation.ts'
import type { User } from '../identity/user.ts'

/**
 * The one access check before every handler (architecture.md). `user` is null for nobody; for 'provider' it is
 * the person of the payroll provider's token.
 */
export function mayCall(access: Access, user: User | null): boolean {
  if (access === 'public') return true
  if (user === null) return false
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
      return user.isHumanResources
    case 'accounts':
      return user.isHumanResources || user.isAdministrator
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
