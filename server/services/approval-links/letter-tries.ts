import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Mailer } from '../../facilities/mailer.ts'
import type { Letter } from './letters.ts'

const MINUTE_MS = 60_000
/**
 * After a letter that nobody took, or whose writer was killed, the next one: half a day in all, in which a mail server is
 * back. Then it is given up; what waits is told in the portal as well.
 */
const WAITS_MS = [10, 30, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)

/** @param tries the one that begins now included @returns null when it was the last one */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = WAITS_MS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait)
}

/**
 * Notes on its links that a letter was taken, or may have been, so that it is not written again. Whoever is killed between
 * the two writes it once more, with other keys: a letter twice is better than none.
 * @returns whether the mail server took it
 */
export async function sendLetter(
  { db, mailer }: { db: Database; mailer: Mailer },
  letter: Letter,
  linkIds: number[],
): Promise<boolean> {
  return (await mailer.send(letter, () => noteNotAgain(db, linkIds))) === 'taken'
}

/** Their letter was taken, may have been, or is not to be sent at all. */
export async function noteNotAgain(db: Database, linkIds: number[]): Promise<void> {
  const { approvalLinks } = tables
  await db.update(approvalLinks).set({ letterDueAt: null }).where(inArray(approvalLinks.id, linkIds))
}
