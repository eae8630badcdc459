import { and, asc, eq, min } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { accountLetters } from '../../db/schema/access.ts'
import { isOutage, type Posted, type Settled } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { afterLastTry, isDue, type Letter, nextTry } from '../approval-links/letter-tries.ts'

/**
 * Emails that tell an owner about a change of their account. The change's transaction stores an email as a
 * row, so no crash or failing mail server loses an email. A row is deleted when the mail server has accepted
 * or finally refused the email, or after the last try. An email that may have been accepted is sent again
 * with the same Message-ID. Delays are those of approval-links/letter-tries.ts.
 */

const MAX_PER_RUN = 50
const MAX_FAILURES = 3

export interface LetterContext {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs' | 'mailer'>
}

export interface PendingLetter {
  id: number
  letter: Letter
}

/**
 * Stores an email in the transaction of the change, for the account letters job. Does nothing without a mail server or
 * an address.
 */
export async function queueLetter(context: LetterContext, userId: number, letter: Letter): Promise<void> {
  const now = context.clock.now()
  await insert(context, { userId, letter, tries: 0, dueAt: now })
}

/**
 * Stores an email that the caller sends after the commit (sendPendingLetter). Otherwise the account letters
 * job sends the email ten minutes later.
 * @returns null without a mail server or an address
 */
export async function queuePendingLetter(
  context: LetterContext,
  userId: number,
  letter: Letter,
): Promise<PendingLetter | null> {
  const now = context.clock.now()
  return insert(context, { userId, letter, tries: 1, dueAt: nextTry(1, now) ?? now })
}

export function sendPendingLetter(
  { db, services: { mailer } }: { db: Database; services: Pick<Services, 'mailer'> },
  pending: PendingLetter | null,
): void {
  if (pending !== null) void mailer.send(pending.letter, (outcome) => settle(db, pending.id, outcome))
}

interface NewLetter {
  userId: number
  letter: Letter
  tries: number
  dueAt: Date
}

async function insert(
  { tx, clock, services }: LetterContext,
  { userId, letter, tries, dueAt }: NewLetter,
): Promise<PendingLetter | null> {
  const { to, subject, text } = letter
  if (!services.mailer.isReady || to === '') return null
  const values = { userId, mail: to, subject, text, tries, dueAt, createdAt: clock.now() }
  const [made] = await tx.insert(accountLetters).values(values).returning()
  if (!made) throw new Error('the email could not be stored')
  await services.jobs.add(tx, 'account-letters', dueAt)
  return { id: made.id, letter: letterOf(made) }
}

/** @returns time of the next attempt; null when nothing is left, or without a mail server */
export async function writeAccountLetters({
  db,
  clock,
  services: { mailer, log },
}: {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'log'>
}): Promise<Date | null> {
  if (!mailer.isReady) return null
  const due = await db
    .select({ id: accountLetters.id })
    .from(accountLetters)
    .where(isDue(accountLetters.dueAt, clock.now()))
    .orderBy(asc(accountLetters.dueAt), asc(accountLetters.id))
    .limit(MAX_PER_RUN)
  let failures = 0
  for (const { id } of due) {
    if (failures >= MAX_FAILURES) return nextTry(1, clock.now())
    const claimed = await db.transaction((tx) => claim(tx, id, clock.now()))
    if (claimed === null) continue
    const { letter, tries, isLast } = claimed
    const posted = await mailer.send(letter, (outcome) => settle(db, id, outcome))
    if (isOutage(posted)) failures += 1
    if (!isLast || isDone(posted)) continue
    await deleteLetter(db, id)
    log.warn({ tries }, 'an email about an account was given up after its last try')
  }
  if (due.length === MAX_PER_RUN) return clock.now()
  const [next] = await db.select({ at: min(accountLetters.dueAt) }).from(accountLetters)
  return next?.at ?? null
}

/**
 * Claims an email under its row lock, because another server instance may send the same email. Schedules the
 * next attempt first. A last attempt that a crash interrupts is repeated, until the sweep deletes the row
 * after a week.
 */
async function claim(
  tx: Tx,
  id: number,
  now: Date,
): Promise<{ letter: Letter; tries: number; isLast: boolean } | null> {
  const isThisLetter = eq(accountLetters.id, id)
  const [row] = await tx
    .select()
    .from(accountLetters)
    .where(and(isThisLetter, isDue(accountLetters.dueAt, now)))
    .for('update')
  if (!row) return null
  const tries = row.tries + 1
  const next = nextTry(tries, now)
  await tx
    .update(accountLetters)
    .set({ tries, dueAt: next ?? afterLastTry(now) })
    .where(isThisLetter)
  return { letter: letterOf(row), tries, isLast: next === null }
}

function isDone(outcome: Posted): boolean {
  return outcome === 'taken' || outcome === 'refused'
}

async function settle(db: Database, id: number, outcome: Settled): Promise<void> {
  if (isDone(outcome)) await deleteLetter(db, id)
}

/** Returns the email with a key, so that a mailbox shows a repeated email only once. */
function letterOf({ id, mail, subject, text, createdAt }: typeof accountLetters.$inferSelect): Letter {
  return { to: mail, subject, text, key: `account/${id}/${createdAt.getTime()}` }
}

async function deleteLetter(db: Database, id: number): Promise<void> {
  await db.delete(accountLetters).where(eq(accountLetters.id, id))
}
