import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Mailer } from '../../facilities/mailer.ts'
import type { Letter } from './letters.ts'

const MINUTE_MS = 60_000
/**
 * Delays before each retry of a letter that failed or whose process was killed. They add up to about half a
 * day. After the last retry only the portal notifies.
 */
const WAITS_MS = [10, 30, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)

/** @param tries attempts so far, including the one that starts now @returns null after the last attempt */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS_MS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/**
 * Sends a letter and marks its links so that it is not sent again once the server accepted it or may have. If
 * the process is killed between the two steps, the letter is sent again with new keys: twice is better than
 * never.
 * @returns whether the mail server accepted the letter
 */
export async function sendLetter(
  { db, mailer }: { db: Database; mailer: Mailer },
  letter: Letter,
  linkIds: number[],
): Promise<boolean> {
  return (await mailer.send(letter, () => noteNotAgain(db, linkIds))) === 'taken'
}

/** Stops further attempts: the letter was accepted, may have been, or must not be sent. */
export async function noteNotAgain(db: Database, linkIds: number[]): Promise<void> {
  const { approvalLinks } = tables
  await db.update(approvalLinks).set({ letterDueAt: null }).where(inArray(approvalLinks.id, linkIds))
}
