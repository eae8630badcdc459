/**
 * Kinds of data for which the company sets how long they are kept. A kind stands here only when the job heeds it: documents
 * of people whose account was closed, people who were proposed and never hired, notifications, which screens somebody opened.
 */
export const retentionKinds = ['documents', 'candidates', 'notifications', 'visits'] as const
export type RetentionKind = (typeof retentionKinds)[number]

export interface RetentionLimits {
  /** Fewer months the law, or the portal's own lists, don't allow. */
  least: number
  /** The portal erases it then by itself, whatever is set; null: never. */
  most: number | null
}

/**
 * documents: the labour file of somebody who left is kept for a year at least (LFT, article 804), what belongs to payroll for
 * five (CFF, article 30), and nobody tells the one from the other by its picture. candidates: until a vacancy can no longer
 * be disputed. notifications, visits: lists reach back three months, and both go after 400 days anyway.
 */
export const retentionLimits: Readonly<Record<RetentionKind, RetentionLimits>> = {
  documents: { least: 60, most: null },
  candidates: { least: 6, most: null },
  notifications: { least: 3, most: 13 },
  visits: { least: 1, most: 13 },
}

/** What is blocked stays so long, for whoever has to answer for it, and is then erased. */
export const BLOCKED_MONTHS: Readonly<Record<RetentionKind, number>> = {
  documents: 6,
  candidates: 3,
  notifications: 1,
  visits: 1,
}

export function isAllowedTerm(kind: RetentionKind, months: number): boolean {
  const { least, most } = retentionLimits[kind]
  return Number.isInteger(months) && months >= least && months <= (most ?? 600)
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
