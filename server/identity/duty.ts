import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { MfaRole } from '#domain/identity/second-step.ts'
import { transportTexts as texts } from '../texts.ts'
import type { User } from './user.ts'

type Roles = Pick<
  User,
  | 'isHumanResources'
  | 'isPayroll'
  | 'isFund'
  | 'isApprover'
  | 'isAuditor'
  | 'isAdministrator'
  | 'isGate'
  | 'narrowed'
>

const hasRole: Record<MfaRole, (user: Roles) => boolean> = {
  'recursos-humanos': (user) => user.isHumanResources || 'recursos-humanos' in user.narrowed,
  nomina: (user) => user.isPayroll || 'nomina' in user.narrowed,
  caja: (user) => user.isFund || 'caja' in user.narrowed,
  autorizador: (user) => user.isApprover,
  auditor: (user) => user.isAuditor,
  administrador: (user) => user.isAdministrator,
  vigilancia: (user) => user.isGate,
}

export function needsSecondStep(user: Roles, mfaRoles: readonly MfaRole[]): boolean {
  return mfaRoles.some((role) => hasRole[role](user))
}

export function dutyOf(user: User, mfaRoles: readonly MfaRole[]): 'password' | 'second-step' | null {
  if (user.mustChangePassword) return 'password'
  return !user.hasSecondStep && needsSecondStep(user, mfaRoles) ? 'second-step' : null
}

/**
 * Returns the text that refuses the operation until the person's duty is done, or null. Operations allowed
 * before a new password are always allowed.
 */
export function dutyRefusal(
  operation: AnyOperation,
  user: User,
  mfaRoles: readonly MfaRole[],
): string | null {
  const duty = operation.beforePasswordChange === true ? null : dutyOf(user, mfaRoles)
  if (duty === 'password') return texts.mustChangePassword
  return duty === 'second-step' && operation.beforeSecondStep !== true ? texts.mustSetSecondStep : null
}
