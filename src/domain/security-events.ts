/** Kinds of the record of security events (quality.md, Security). A kind is never renamed: old rows carry it. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'other-sessions-ended',
  'password-changed',
  'one-time-password-issued',
  'recovery-asked',
  'recovery-redeemed',
  'recovery-refused',
  'account-made',
  'account-closed',
  'account-reopened',
  'role-given',
  'role-taken',
  'second-factor-set',
  'second-factor-refused',
  'second-factor-removed',
  'recovery-code-used',
  'record-read',
  'record-exported',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]
