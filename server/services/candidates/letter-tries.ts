import { and, asc, eq, gt, isNotNull, isNull, min } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isOutage, type Posted } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { hashToken, newToken } from '../../identity/token.ts'
import { isDue, type Letter } from '../approval-links/letter-tries.ts'
import { letterTo } from './letters.ts'
import { addressOf, insertLink } from './links.ts'
import { findCandidate, lockCandidate, mailOf } from './rows.ts'

const { candidateLinks } = tables
const MAX_PER_RUN = 100

type Mails = Pick<Services, 'mailer' | 'environment'>

/**
 * Sends an email to a candidate. The retries end when the mail server accepted, may have accepted, or finally
 * refused the email.
 */
export async function sendCandidateLetter(
  db: Database,
  { mailer }: Pick<Services, 'mailer'>,
  letter: Letter,
  key: string,
): Promise<Posted> {
  return mailer.send(letter, async () => {
    await db
      .update(candidateLinks)
      .set({ letterDueAt: null })
      .where(eq(candidateLinks.keyHash, hashToken(key)))
  })
}

/**
 * Retries emails that no mail server accepted. Stops after `maxFailures` failures, because the mail server is
 * probably down.
 * @returns time of the next retry; null if there is none
 */
export async function writeCandidateLetters(
  db: Database,
  services: Mails,
  now: Date,
  maxFailures: number,
): Promise<Date | null> {
  const open = and(isNull(candidateLinks.usedAt), gt(candidateLinks.endsAt, now))
  const due = await db
    .select({ id: candidateLinks.id, candidateId: candidateLinks.candidateId })
    .from(candidateLinks)
    .where(and(open, isDue(candidateLinks.letterDueAt, now)))
    .orderBy(asc(candidateLinks.letterDueAt))
    .limit(MAX_PER_RUN)
  let failures = 0
  for (const link of due) {
    if (failures >= maxFailures) break
    const written = await db.transaction((tx) => renew(tx, link, services, now))
    if (written === null) continue
    const posted = await sendCandidateLetter(db, services, written.letter, written.key)
    if (isOutage(posted)) failures += 1
  }
  const [next] = await db
    .select({ at: min(candidateLinks.letterDueAt) })
    .from(candidateLinks)
    .where(and(open, isNotNull(candidateLinks.letterDueAt)))
  return next?.at ?? null
}

/**
 * Replaces the link of a failed email, because the old key was not stored. Returns null if the link is no
 * longer open, or mailOf() gives no address.
 */
async function renew(
  tx: Tx,
  { id, candidateId }: { id: number; candidateId: number },
  { environment }: Mails,
  now: Date,
): Promise<{ letter: Letter; key: string } | null> {
  await lockCandidate(tx, candidateId)
  const [link] = await tx.select().from(candidateLinks).where(eq(candidateLinks.id, id))
  const row = await findCandidate(tx, candidateId)
  if (!link || !row || link.usedAt !== null || link.endsAt <= now || link.letterDueAt === null) return null
  const { what } = link
  const to = mailOf(row, now)
  if (to === '') {
    await tx.update(candidateLinks).set({ letterDueAt: null }).where(eq(candidateLinks.id, id))
    return null
  }
  const key = newToken()
  const lastDay = companyDate(link.endsAt.getTime() - 1)
  await insertLink(tx, { candidateId, what, key, lastDay, letterTry: link.letterTries + 1 }, now)
  const url = `${environment.publicUrl}/${addressOf(what, key, row)}`
  return { letter: letterTo(row, { to, what, url, lastDay }), key }
}
