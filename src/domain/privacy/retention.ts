/**
 * Kinds of data for which the company sets how long they are kept, in the order of the screen. Which tables belong to a kind
 * stands in server/services/privacy/retention-sources.ts; a test walks the database, and no table is forgotten.
 */

export const retentionGroups = ['pay', 'file', 'work', 'talent', 'company', 'portal'] as const
export type RetentionGroup = (typeof retentionGroups)[number]

interface RetentionRuleOf {
  group: RetentionGroup
  /**
   * closing: the day on which the account was closed. year: the end of the year in which it was paid. own: its own last day,
   * such as the answer to a question.
   */
  counts: 'closing' | 'year' | 'own'
  /** Fewer months the law, or the portal's own lists, don't allow (docs/privacy.md names the articles). */
  least: number
  /** The portal erases it then by itself, whatever is set; null: never. */
  most: number | null
  /** What is blocked stays so many months, for whoever has to answer for it, and is then erased. */
  blocked: number
  /** Stays as long as its person is employed, unless the company says otherwise. */
  asksForEmployed?: true
  /** A device may keep copies of it for reading without a network: they go, too. */
  isRead?: true
}

const rules = {
  /** CFF art. 30 and LSS art. 15 II: five years; LFT art. 804 asks for less. */
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
  /** What was odd about a file from payroll. */
  imports: { group: 'pay', counts: 'own', least: 3, most: null, blocked: 1 },
  /** Nobody tells a contract (LFT 804, a year) from what belongs to payroll (CFF 30, five) by its picture. */
  documents: { group: 'file', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
  form: { group: 'file', counts: 'closing', least: 12, most: null, blocked: 3, isRead: true },
  /** The table itself refuses to lose what is younger than a year. */
  changes: { group: 'file', counts: 'own', least: 12, most: 13, blocked: 1 },
  /** Who somebody was: last, when nothing else of theirs is left. */
  identity: { group: 'file', counts: 'closing', least: 60, most: null, blocked: 6 },
  /** LSS art. 15 II: what was paid for which days. */
  kardex: { group: 'work', counts: 'closing', least: 60, most: null, blocked: 6, isRead: true },
  /** LFT art. 804: attendance of the last year, and until a year after somebody has left: two cover both. */
  alerts: { group: 'work', counts: 'own', least: 24, most: null, blocked: 3, isRead: true },
  requests: { group: 'work', counts: 'own', least: 24, most: null, blocked: 3, isRead: true },
  visitors: { group: 'work', counts: 'own', least: 3, most: null, blocked: 1, isRead: true },
  /** LFT art. 516: a year to claim what is due; a second one, because the answer may be what is claimed about. */
  questions: { group: 'work', counts: 'own', least: 24, most: null, blocked: 6, isRead: true },
  /** Until a vacancy can no longer be disputed. */
  candidates: { group: 'talent', counts: 'own', least: 6, most: null, blocked: 3, isRead: true },
  applications: { group: 'talent', counts: 'own', least: 6, most: null, blocked: 3, isRead: true },
  /** LFT art. 516: whoever was not confirmed has a year to claim. */
  evaluations: { group: 'talent', counts: 'own', least: 12, most: null, blocked: 6, isRead: true },
  recognitions: { group: 'company', counts: 'own', least: 6, most: null, blocked: 1, isRead: true },
  /** LFT arts. 163 and 516: whose idea it was can be claimed for a year. */
  ideas: { group: 'company', counts: 'own', least: 12, most: null, blocked: 3, isRead: true },
  polls: { group: 'company', counts: 'closing', least: 1, most: null, blocked: 1 },
  /** Lists reach back three months, and both of these go after 400 days anyway. */
  notifications: { group: 'portal', counts: 'own', least: 3, most: 13, blocked: 1 },
  visits: { group: 'portal', counts: 'own', least: 1, most: 13, blocked: 1 },
  access: { group: 'portal', counts: 'closing', least: 1, most: null, blocked: 1 },
  /** As long as the security record: who was allowed what is half of what it says. */
  roles: { group: 'portal', counts: 'own', least: 60, most: null, blocked: 6 },
  /** The proof that somebody was told what is done with all of the above. */
  consents: { group: 'portal', counts: 'closing', least: 60, most: null, blocked: 6 },
} as const satisfies Record<string, RetentionRuleOf>

export type RetentionKind = keyof typeof rules
export const retentionKinds = Object.keys(rules) as [RetentionKind, ...RetentionKind[]]
export const retentionRulesOf: Readonly<Record<RetentionKind, RetentionRuleOf>> = rules

/** Why something stays though its term is over; the first of these that holds is the one that is told. */
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

/** Longest reason for which somebody is held back. */
export const HOLD_REASON_LENGTH = 250

const LONGEST = 600

export function isAllowedTerm(kind: RetentionKind, months: number): boolean {
  const { least, most } = retentionRulesOf[kind]
  return Number.isInteger(months) && months >= least && months <= (most ?? LONGEST)
}

/** @returns the instant so many months before, by the calendar */
export function monthsBefore(now: Date, months: number): Date {
  const day = new Date(now)
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(wanted, last))
  return day
}
