import { type Role, ROLES } from './roles.ts'

/** Second step of signing in: six digits from an app, or a recovery code (decisions/identity.md). */

export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
export const RECOVERY_CODES = 10
/** Time after the correct password to complete the second step. */
export const SECOND_STEP_MS = 5 * 60_000
export const SET_UP_MS = 15 * 60_000

/**
 * Digits and letters, without I, L and O, which look like digits, and without U, to avoid words (Crockford).
 */
export const RECOVERY_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 10

export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}

export function isAppCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)
}

/** Roles for which the setting MFA_ROLES may require a second step. */
export const MFA_ROLES = ROLES
export type MfaRole = Role
