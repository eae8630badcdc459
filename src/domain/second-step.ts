import { type Role, ROLES } from './roles.ts'

/** The second step of a sign-in: six numbers from an app, or one of the recovery codes (quality.md, Security). */

export const CODE_DIGITS = 6
export const CODE_SECONDS = 30
export const RECOVERY_CODES = 10
/** How long the right password waits for its second step. */
export const SECOND_STEP_MS = 5 * 60_000
/** How long a key that was shown may be confirmed. */
export const SET_UP_MS = 15 * 60_000

/** Without the letters that are read as numbers: I, L, O and U (Crockford). */
export const RECOVERY_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const RECOVERY_LENGTH = 10

/** As it is compared: people write gaps and lines, small letters, and O for zero. */
export function normalCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}

export function isAppCode(code: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code)
}

/** Roles of which MFA_ROLES may ask a second step, by the name that the setting gives them. */
export const MFA_ROLES = ROLES
export type MfaRole = Role
