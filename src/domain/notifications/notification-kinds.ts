/**
 * Rules of every notification kind (NOTI, offline.md "Notifications"). A new kind also needs a text on the
 * server (server/services/notifications/texts.ts) and a text per language of the app; the compiler checks this.
 */

export type Audience = 'everyone' | 'employees' | 'leaders'

interface KindRule {
  audience: Audience
  /** `device` notifications are created by the device and never sent by the server. */
  origin: 'server' | 'device'
  /** Whether the kind has a switch of its own (switchOf()). A switch affects only the push, not the list. */
  isSwitchable: boolean
  /** Delays the push until the person's quiet hours end. */
  waitsForQuiet: boolean
  /** Seconds that a push service keeps the push for a device that is off. */
  lifeSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** Returned as "color" and "icono" by GEN-15, for every list of notifications. */
  color: NotificationColor
  icon: KindIcon
}

export type KindIcon =
  | 'mdi-receipt-text'
  | 'mdi-comment-alert'
  | 'mdi-comment-check'
  | 'mdi-file-check'
  | 'mdi-check'
  | 'mdi-alert'
  | 'mdi-clock'
  | 'mdi-clock-alert'
  | 'mdi-bullhorn'
  | 'mdi-lightbulb'
  | 'mdi-bell'

export type NotificationColor = 'blue' | 'green' | 'orange' | 'red' | 'teal' | 'pink'

const DAY = 24 * 60 * 60

const usual = {
  audience: 'everyone',
  origin: 'server',
  isSwitchable: true,
  waitsForQuiet: true,
  lifeSeconds: 7 * DAY,
  urgency: 'normal',
} as const

const ownData = { ...usual, isSwitchable: false, lifeSeconds: DAY / 2 } as const

const staffDate = {
  ...usual,
  audience: 'employees',
  isSwitchable: false,
  color: 'orange',
  icon: 'mdi-clock',
} as const

const alarm = { ...usual, isSwitchable: false, color: 'orange', icon: 'mdi-alert' } as const

const rules = {
  'payslip-published': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-receipt-text' },
  'prepayroll-published': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-receipt-text',
  },
  'document-commented': { ...usual, color: 'red', icon: 'mdi-comment-alert' },
  'document-accepted': { ...usual, color: 'green', icon: 'mdi-file-check' },
  /** The author waits for this result, so quiet hours do not delay the push. */
  'step-delivered': { ...usual, waitsForQuiet: false, lifeSeconds: DAY, color: 'green', icon: 'mdi-check' },
  'step-rejected': { ...usual, waitsForQuiet: false, isSwitchable: false, color: 'red', icon: 'mdi-alert' },
  'clarification-answered': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-comment-check' },
  'dispute-answered': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-comment-check' },
  'request-reopened': { ...usual, audience: 'employees', color: 'orange', icon: 'mdi-comment-alert' },
  'savings-authorized': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-check' },
  'savings-refused': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'red',
    icon: 'mdi-comment-alert',
  },
  'approval-waiting': { ...usual, audience: 'employees', color: 'orange', icon: 'mdi-clock' },
  'approval-authorized': { ...usual, audience: 'employees', color: 'green', icon: 'mdi-check' },
  'approval-refused': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'red',
    icon: 'mdi-comment-alert',
  },
  'approval-lapsed': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'orange',
    icon: 'mdi-clock',
  },
  /** Sent to the person whom a request is about, not to its author. */
  'approval-for-you': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-check',
  },
  'candidate-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-comment-check',
  },
  'application-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-comment-check',
  },
  /**
   * Sent to human resources: a new application for an internal vacancy. Applications within an hour share one
   * notification.
   */
  'application-arrived': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'blue',
    icon: 'mdi-bell',
  },
  'survey-waiting': { ...usual, audience: 'employees', color: 'blue', icon: 'mdi-clock' },
  'evaluation-finished': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'green',
    icon: 'mdi-comment-check',
  },
  'temporary-moved': staffDate,
  // The next three kinds go to the leader, or to human resources if there is no leader.
  'staff-opens': staffDate,
  'staff-extension-over': staffDate,
  'staff-closing': { ...staffDate, color: 'red', icon: 'mdi-clock-alert' },
  /** A colleague's recognition was received, or withdrawn. */
  'recognition-received': { ...usual, audience: 'employees', color: 'pink', icon: 'mdi-bell' },
  'recognition-withdrawn': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'orange',
    icon: 'mdi-comment-alert',
  },
  'poll-opened': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'teal',
    icon: 'mdi-bullhorn',
  },
  'team-alert': { ...usual, audience: 'leaders', lifeSeconds: DAY, color: 'orange', icon: 'mdi-clock-alert' },
  notice: { ...usual, color: 'blue', icon: 'mdi-bullhorn' },
  /** Sent at once and cannot be switched off, because a stranger may have made the change. */
  'second-step-changed': {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    urgency: 'high',
    color: 'orange',
    icon: 'mdi-alert',
  },
  'passkey-changed': {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    urgency: 'high',
    color: 'orange',
    icon: 'mdi-alert',
  },
  /**
   * Waits for the end of the quiet hours. Push services drop the push after half a day, because the file lasts
   * one day.
   */
  'own-data-ready': { ...ownData, color: 'teal', icon: 'mdi-file-check' },
  /** Sent to human resources, and before the end of a term to administrators: an ARCO request waits. */
  'right-waiting': { ...usual, isSwitchable: false, color: 'orange', icon: 'mdi-clock-alert' },
  'right-answered': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'teal',
    icon: 'mdi-comment-check',
  },
  improvement: { ...usual, audience: 'employees', color: 'teal', icon: 'mdi-lightbulb' },
  'improvement-moved': {
    ...usual,
    audience: 'employees',
    isSwitchable: false,
    color: 'teal',
    icon: 'mdi-lightbulb',
  },
  /** Sent to human resources when a person's budget of recovery codes is used up (identity/quotas.ts). */
  'recovery-flooded': { ...alarm, audience: 'employees' },
  /** An imported file changed the email address. The file's author could receive a recovery code there. */
  'mail-changed': { ...alarm, waitsForQuiet: false, urgency: 'high' },
  /** Sent to everybody who may continue an imported file that arrived without a person and waits for one. */
  'import-waiting': { ...usual, isSwitchable: false, color: 'orange', icon: 'mdi-clock' },
  /** Sent to administrators: the portal switched off a failing webhook. */
  'connection-off': alarm,
  /**
   * Sent at once, also to devices whose session has ended, because a stranger may have changed the password.
   */
  'password-changed': {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    urgency: 'high',
    color: 'orange',
    icon: 'mdi-alert',
  },
  'session-closing': {
    ...usual,
    origin: 'device',
    isSwitchable: false,
    waitsForQuiet: false,
    lifeSeconds: 180,
    color: 'orange',
    icon: 'mdi-clock',
  },
  test: {
    ...usual,
    isSwitchable: false,
    waitsForQuiet: false,
    lifeSeconds: 300,
    urgency: 'high',
    color: 'blue',
    icon: 'mdi-bell',
  },
} satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof rules
export type ListedKind = Exclude<NotificationKind, 'session-closing' | 'test'>

export const notificationRules: Readonly<Record<NotificationKind, KindRule>> = rules
export const notificationKinds = Object.keys(rules) as NotificationKind[]

export function isNotificationKind(text: unknown): text is NotificationKind {
  return typeof text === 'string' && Object.hasOwn(rules, text)
}

/** Returns the kind whose switch applies; null if the push can't be switched off. */
export function switchOf(kind: NotificationKind): NotificationKind | null {
  if (kind === 'prepayroll-published') return 'payslip-published'
  if (kind === 'savings-refused') return 'savings-authorized'
  if (kind === 'improvement-moved') return 'improvement'
  if (
    [
      'approval-refused',
      'approval-lapsed',
      'approval-for-you',
      'candidate-moved',
      'application-moved',
      'application-arrived',
    ].includes(kind)
  )
    return 'approval-authorized'
  if (kind === 'evaluation-finished' || kind === 'temporary-moved' || kind.startsWith('staff-'))
    return 'survey-waiting'
  if (kind === 'poll-opened') return 'notice'
  if (kind === 'recognition-withdrawn') return 'recognition-received'
  return notificationRules[kind].isSwitchable ? kind : null
}

export function switchableKinds(person: { isEmployee: boolean; isLeader: boolean }): NotificationKind[] {
  return notificationKinds.filter((kind) => {
    const { audience, isSwitchable, origin } = notificationRules[kind]
    const isInAudience =
      audience === 'everyone' || (audience === 'leaders' ? person.isLeader : person.isEmployee)
    return isSwitchable && origin === 'server' && isInAudience
  })
}

/**
 * Returns the tag. A notification replaces the shown notification with the same tag. Most kinds have one tag
 * per item. Push services accept 32 characters, so the id is in base 36.
 */
export function notificationTag(kind: NotificationKind, id: number): string {
  return kind === 'team-alert' ||
    kind === 'application-arrived' ||
    kind === 'test' ||
    kind === 'session-closing'
    ? kind
    : `${kind}-${id.toString(36)}`
}

export function isReadyLetter({ kind, ref }: { kind: string | null; ref: string | undefined }): boolean {
  return kind === 'approval-authorized' && (ref ?? '').startsWith('carta-')
}
