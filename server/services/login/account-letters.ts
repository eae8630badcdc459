import { asc, eq, lte, min } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { accountLetters } from '../../db/schema/access.ts'
import type { Services } from '../../facilities/services.ts'
import { type Letter, nextTry } from '../approval-links/letter-tries.ts'

/**
 * Emails that tell an owner about a change of their account. Each is a row from the change on, so that neither
 * a killed process nor a mail server that refuses loses it. A row stays until the mail server has, or may
 * have, accepted the email. Retries are those of approvals (approval-links/letter-tries.ts).
 */

/** Maximum emails per run; then other emails have their turn. */
const AT_ONCE = 50
/** Maximum failures per run. After them the mail server is probably down, and the rest waits. */
const MOST_FAILURES = 3

export interface LetterContext {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs' | 'mailer'>
}

/** An email stored in a transaction, to be sent by the same process after the commit. */
export interface OwedLetter {
  id: number
  letter: Letter
}

/**
 * Stores an email in the transaction of the change, for the letters job. Does nothing without a mail server or
 * an address.
 */
export async function oweLetter(context: LetterContext, userId: number, letter: Letter): Promise<void> {
  const now = context.clock.now()
  await insert(context, { userId, letter, tries: 0, dueAt: now })
}

/**
 * Stores an email that the caller sends after the commit (postOwed). The letters job sends it ten minutes later
 * if the caller could not.
 * @returns null without a mail server or an address
 */
export async function oweLetterAtOnce(
  context: LetterContext,
  userId: number,
  letter: Letter,
): Promise<OwedLetter | null> {
  const now = context.clock.now()
  return insert(context, { userId, letter, tries: 1, dueAt: nextTry(1, now) ?? now })
}

/** Sends a stored email in the background. */
export function postOwed(
  { db, services: { mailer } }: { db: Database; services: Pick<Services, 'mailer'> },
  owed: OwedLetter | null,
): void {
  if (owed !== null) void mailer.send(owed.letter, () => forget(db, owed.id))
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
): Promise<OwedLetter | null> {
  const { to, subject, text } = letter
  if (!services.mailer.isReady || to === '') return null
  const values = { userId, mail: to, subject, text, tries, dueAt, createdAt: clock.now() }
  const [made] = await tx.insert(accountLetters).values(values).returning()
  if (!made) throw new Error('the email could not be stored')
  await services.jobs.add(tx, 'letters', dueAt)
  return { id: made.id, letter: letterOf(made) }
}

/**
 * Sends the emails that are due.
 * @returns time of the next attempt; null when nothing is left
 */
export async function writeAccountLetters({
  db,
  clock,
  services: { mailer },
}: {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer'>
}): Promise<Date | null> {
  if (!mailer.isReady) return null
  const now = clock.now()
  const due = await db
    .select({ id: accountLetters.id })
    .from(accountLetters)
    .where(lte(accountLetters.dueAt, now))
    .orderBy(asc(accountLetters.dueAt), asc(accountLetters.id))
    .limit(AT_ONCE)
  let failures = 0
  for (const { id } of due) {
    if (failures >= MOST_FAILURES) return nextTry(1, now)
    const letter = await db.transaction((tx) => claim(tx, id, now))
    if (letter === null) continue
    const posted = await mailer.send(letter, () => forget(db, id))
    if (posted !== 'taken') failures += 1
  }
  const [next] = await db.select({ at: min(accountLetters.dueAt) }).from(accountLetters)
  return next?.at ?? null
}

/**
 * Claims an email under its row lock, because another server instance may send the same one. Schedules the next
 * attempt before the email is sent, and deletes the row at the last one.
 */
async function claim(tx: Tx, id: number, now: Date): Promise<Letter | null> {
  const mine = eq(accountLetters.id, id)
  const [row] = await tx.select().from(accountLetters).where(mine).for('update')
  if (!row || row.dueAt > now) return null
  const tries = row.tries + 1
  const dueAt = nextTry(tries, now)
  if (dueAt === null) await tx.delete(accountLetters).where(mine)
  else await tx.update(accountLetters).set({ tries, dueAt }).where(mine)
  return letterOf(row)
}

/** Returns the email with a key, so that a mailbox shows a repeated one once. */
function letterOf({ id, mail, subject, text, createdAt }: typeof accountLetters.$inferSelect): Letter {
  return { to: mail, subject, text, key: `account/${id}/${createdAt.getTime()}` }
}

async function forget(db: Database, id: number): Promise<void> {
  await db.delete(accountLetters).where(eq(accountLetters.id, id))
}
