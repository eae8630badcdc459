/** Kinds of the record of security events (quality.md, Security). A kind is never renamed: old rows carry it. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'other-sessions-ended',
  'password-changed',
  'account-looked-up',
  'one-time-password-issued',
  'recovery-asked',
  'recovery-redeemed',
  'recovery-refused',
  'current-password-refused',
  'account-made',
  'account-closed',
  'account-reopened',
  'role-given',
  'role-taken',
  'accounts-listed',
  'account-opened',
  'place-added',
  'second-factor-set',
  'second-factor-refused',
  'second-factor-removed',
  'recovery-code-used',
  'record-read',
  'record-exported',
  'access-refused',
  'file-refused',
  'people-listed',
  'documents-listed',
  'document-opened',
  'document-uploaded',
  'document-accepted',
  'document-commented',
  'document-deleted',
  'data-changes-listed',
  'data-change-seen',
  'requests-listed',
  'request-opened',
  'request-answered',
  'request-reopened',
  'savings-listed',
  'savings-opened',
  'savings-authorized',
  'savings-refused',
  'savings-cut-listed',
  'savings-cut-exported',
  'savings-rates-proposed',
  'savings-rates-approved',
  'savings-rates-refused',
  'savings-rates-withdrawn',
  'evidence-opened',
  'time-alert-recorded',
  'notice-published',
  'notice-withdrawn',
  'survey-recorded',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** How an auditor looks for them. Every kind belongs to one group. */
const groupOf = {
  'sign-in': 'entries',
  'sign-in-refused': 'entries',
  'sign-out': 'entries',
  'other-sessions-ended': 'entries',
  'password-changed': 'passwords',
  'account-looked-up': 'passwords',
  'one-time-password-issued': 'passwords',
  'recovery-asked': 'passwords',
  'recovery-redeemed': 'passwords',
  'recovery-refused': 'passwords',
  'current-password-refused': 'passwords',
  'second-factor-set': 'passwords',
  'second-factor-refused': 'passwords',
  'second-factor-removed': 'passwords',
  'recovery-code-used': 'passwords',
  'account-made': 'roles',
  'account-closed': 'roles',
  'account-reopened': 'roles',
  'role-given': 'roles',
  'role-taken': 'roles',
  'accounts-listed': 'roles',
  'account-opened': 'roles',
  'place-added': 'roles',
  'people-listed': 'papers',
  'documents-listed': 'papers',
  'document-opened': 'papers',
  'document-uploaded': 'papers',
  'document-accepted': 'papers',
  'document-commented': 'papers',
  'document-deleted': 'papers',
  'data-changes-listed': 'papers',
  'data-change-seen': 'papers',
  'requests-listed': 'payroll',
  'request-opened': 'payroll',
  'request-answered': 'payroll',
  'request-reopened': 'payroll',
  'savings-listed': 'payroll',
  'savings-opened': 'payroll',
  'savings-authorized': 'payroll',
  'savings-refused': 'payroll',
  'savings-cut-listed': 'payroll',
  'savings-cut-exported': 'payroll',
  'savings-rates-proposed': 'payroll',
  'savings-rates-approved': 'payroll',
  'savings-rates-refused': 'payroll',
  'savings-rates-withdrawn': 'payroll',
  'evidence-opened': 'payroll',
  'time-alert-recorded': 'payroll',
  'notice-published': 'notices',
  'notice-withdrawn': 'notices',
  'survey-recorded': 'notices',
  'access-refused': 'record',
  'file-refused': 'record',
  'record-read': 'record',
  'record-exported': 'record',
} as const satisfies Record<SecurityEventKind, string>

export const EVENT_GROUPS = [
  'entries',
  'passwords',
  'papers',
  'payroll',
  'roles',
  'notices',
  'record',
] as const satisfies readonly (typeof groupOf)[SecurityEventKind][]
export type EventGroup = (typeof EVENT_GROUPS)[number]

export function kindsOf(group: EventGroup): SecurityEventKind[] {
  return SECURITY_EVENTS.filter((kind) => groupOf[kind] === group)
}

/** null for a kind of a newer server. */
export function eventGroup(kind: string): EventGroup | null {
  return SECURITY_EVENTS.some((known) => known === kind) ? groupOf[kind as SecurityEventKind] : null
}

/** What was turned away: a wave of these is what an auditor looks for first. */
export const REFUSED_EVENTS: readonly SecurityEventKind[] = [
  'sign-in-refused',
  'recovery-refused',
  'current-password-refused',
  'second-factor-refused',
  'access-refused',
  'file-refused',
]

/** Who looked at, or changed, what is somebody else's. */
export const ACCESS_EVENTS: readonly SecurityEventKind[] = [...kindsOf('papers'), ...kindsOf('payroll')]

/**
 * How long a row stays: pay records are kept for five years (fiscal code, article 30), and who touched them must be known
 * as long. The trigger of the migration knows it too.
 */
export const EVENTS_KEPT_YEARS = 5
