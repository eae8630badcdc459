/**
 * Kinds of data with a retention period set by the company, in display order. Their tables are in
 * server/services/privacy/retention-sources.ts; a test checks that every table of the database has a kind.
 */

export const retentionGroups = ['pay', 'file', 'work', 'talent', 'company', 'portal'] as const
export type RetentionGroup = (typeof retentionGroups)[number]

interface RetentionRuleOf {
  group: RetentionGroup
  /**
   * Start of the period. closing: the day on which the account was closed. year: the end of the year of
   * payment. own: the row's own last day, such as the day of an answer.
   */
  counts: 'closing' | 'year' | 'own'
  /** Minimum months, from the law or from the use of the data (reasons in docs/privacy.md). */
  least: number
  /** Months after which the portal erases the data regardless of the setting; null means never. */
  most: number | null
  /** Months that blocked data is kept for legal claims before it is erased. */
  blocked: number
  /** Kept while the person is employed, unless the company decides otherwise. */
  asksForEmployed?: true
  /** Devices may have offline copies, which are deleted too. */
  isRead?: true
}

const rules = {
  /** Five years by CFF art. 30 and LSS art. 15 II; LFT art. 804 requires less. */
  payslips: {
    group: 'pay',
    counts: 'year',
    least: 60,
    most: null,
    blocked: 6,
    asksForEmployed: true,
    isRead: true,
  },
  savings: { group: 'pay', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
  imports: { group: 'pay', counts: 'own', least: 3, most: null, blocked: 1 },
  /**
   * Longer of two periods: an image may be a contract (LFT 804, one year) or a payroll paper (CFF 30,
   * five years).
   */
  documents: { group: 'file', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
  form: { group: 'file', counts: 'closing', least: 12, most: null, blocked: 3, isRead: true },
  /** The table itself refuses deletion of rows younger than a year. */
  changes: { group: 'file', counts: 'own', least: 12, most: 13, blocked: 1 },
  /** Erased last, when no other data of the person is left. */
  identity: { group: 'file', counts: 'closing', least: 60, most: null, blocked: 6 },
  /** LSS art. 15 II requires records of the days paid. */
  kardex: { group: 'work', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
  /** LFT art. 804 requires the last year until one year after leaving. Two years cover both. */
  alerts: { group: 'work', counts: 'own', least: 24, most: null, blocked: 3, isRead: true },
  requests: { group: 'work', counts: 'own', least: 24, most: null, blocked: 3, isRead: true },
  visitors: { group: 'work', counts: 'own', least: 3, most: null, blocked: 1, isRead: true },
  /** LFT art. 516: a year to claim; the second year covers claims about the answer. */
  questions: { group: 'work', counts: 'own', least: 24, most: null, blocked: 6, isRead: true },
  /** Period in which a vacancy can be disputed. */
  candidates: { group: 'talent', counts: 'own', least: 6, most: null, blocked: 3, isRead: true },
  applications: { group: 'talent', counts: 'own', least: 6, most: null, blocked: 3, isRead: true },
  /** LFT art. 516: a person who did not get a permanent job has a year to claim. */
  evaluations: { group: 'talent', counts: 'own', least: 12, most: null, blocked: 6, isRead: true },
  recognitions: { group: 'company', counts: 'own', least: 6, most: null, blocked: 1, isRead: true },
  /** LFT arts. 163 and 516: authorship of an idea can be claimed for a year. */
  ideas: { group: 'company', counts: 'own', least: 12, most: null, blocked: 3, isRead: true },
  polls: { group: 'company', counts: 'closing', least: 1, most: null, blocked: 1 },
  /** Lists show three months; notifications and visits are deleted after 400 days anyway. */
  notifications: { group: 'portal', counts: 'own', least: 3, most: 13, blocked: 1 },
  visits: { group: 'portal', counts: 'own', least: 1, most: 13, blocked: 1 },
  access: { group: 'portal', counts: 'closing', least: 1, most: null, blocked: 1 },
  /** Same period as the security record, which is incomplete without the permissions of that time. */
  roles: { group: 'portal', counts: 'own', least: 60, most: null, blocked: 6 },
  /** Proof that a person was informed about the processing of all this data, and that ARCO requests were answered. */
  consents: { group: 'portal', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
} as const satisfies Record<string, RetentionRuleOf>

export type RetentionKind = keyof typeof rules
export const retentionKinds = Object.keys(rules) as [RetentionKind, ...RetentionKind[]]
export const retentionRulesOf: Readonly<Record<RetentionKind, RetentionRuleOf>> = rules

export const keptReasons = [
  'held',
  'employed',
  'open',
  'dispute',
  'loan',
  'balance',
  'pending',
  'needed',
  'rest',
] as const
export type KeptReason = (typeof keptReasons)[number]

export const HOLD_REASON_LENGTH = 250

const LONGEST = 600

export function isAllowedTerm(kind: RetentionKind, months: number): boolean {
  const { least, most } = retentionRulesOf[kind]
  return Number.isInteger(months) && months >= least && months <= (most ?? LONGEST)
}

export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(wanted, last))
  return day
}
