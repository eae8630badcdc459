import type { AnyOperation } from '#contract/operation.ts'
import type { MfaRole } from '#domain/second-step.ts'
import { transportTexts as texts } from '../texts.ts'
import type { User } from './user.ts'

type Roles = Pick<User, 'isHumanResources' | 'isApprover' | 'isAuditor' | 'isAdministrator'>

const holds: Record<MfaRole, (user: Roles) => boolean> = {
  'recursos-humanos': (user) => user.isHumanResources,
  autorizador: (user) => user.isApprover,
  auditor: (user) => user.isAuditor,
  administrador: (user) => user.isAdministrator,
}

/** Whether a role of MFA_ROLES is theirs. */
export function needsSecondStep(user: Roles, mfaRoles: readonly MfaRole[]): boolean {
  return mfaRoles.some((role) => holds[role](user))
}

/** What a person has to do before anything else, in this order: a password of their own, then the second step. */
export function dutyOf(user: User, mfaRoles: readonly MfaRole[]): 'password' | 'second-step' | null {
  if (user.mustChangePassword) return 'password'
  return !user.hasSecondStep && needsSecondStep(user, mfaRoles) ? 'second-step' : null
}

/** Why the operation has to wait; null when it has not. What goes before a new password goes before all else. */
export function dutyRefusal(
  operation: AnyOperation,
  user: User,
  mfaRoles: readonly MfaRole[],
): string | null {
  const duty = operation.beforePasswordChange === true ? null : dutyOf(user, mfaRoles)
  if (duty === 'password') return texts.mustChangePassword
  return duty === 'second-step' && operation.beforeSecondStep !== true ? texts.mustSetSecondStep : null
}
