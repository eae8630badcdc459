import { inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Mailer, Posted } from '../../facilities/mailer.ts'

export type Letter = Parameters<Mailer['post']>[0]

const MINUTE_MS = 60_000
/** Delays before each retry of an unsent email, about half a day in total. */
const RETRY_DELAYS_MS = [10, 30, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)

const LONGEST_DELAY_MS = Math.max(...RETRY_DELAYS_MS)
const MAX_CLOCK_SKEW_MS = 60 * MINUTE_MS

/**
 * Returns the condition that a retry is due. A time later than any possible retry comes from a fast clock and
 * counts as due.
 */
export function isDue(dueAt: SQLWrapper, now: Date): SQL {
  const end = new Date(now.getTime() + LONGEST_DELAY_MS + MAX_CLOCK_SKEW_MS)
  return sql`(${dueAt} <= ${now.toISOString()}::timestamptz or ${dueAt} > ${end.toISOString()}::timestamptz)`
}

export function afterLastTry(now: Date): Date {
  return new Date(now.getTime() + LONGEST_DELAY_MS)
}

/**
 * Returns null after the last attempt.
 * @param tries attempts so far, including the current one
 */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = RETRY_DELAYS_MS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/**
 * Sends an email. The retries end when the mail server accepted, may have accepted, or finally refused the
 * email. A crash before the retries end causes a second email with new keys.
 */
export async function sendLetter(
  { db, mailer }: { db: Database; mailer: Mailer },
  letter: Letter,
  linkIds: number[],
): Promise<Posted> {
  return mailer.send(letter, () => stopRetries(db, linkIds))
}

export async function stopRetries(db: Database, linkIds: number[]): Promise<void> {
  const { approvalLinks } = tables
  await db.update(approvalLinks).set({ letterDueAt: null }).where(inArray(approvalLinks.id, linkIds))
}
