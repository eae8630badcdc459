import { and, asc, eq, gt, gte, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { isMail } from '#domain/text/mail-address.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isOutage } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { hasSettledMail } from '../../identity/account-mail.ts'
import { findRow } from '../approvals/queries.ts'
import { decidedBy } from '../approvals/who-decides.ts'
import { writeCandidateLetters } from '../candidates/letter-tries.ts'
import { writeReminderLetters } from '../evaluations/reminder-letters.ts'
import { isDue, nextTry, stopRetries, sendLetter } from './letter-tries.ts'
import { type LinkedItem, letterTo, letterToVisitor, readerOf } from './letters.ts'
import type { Letter } from './letter-tries.ts'
import { insertLink, type LinkFor } from './make-link.ts'

const { approvalLinks, approvals, substitutes, users } = tables
/** Maximum age in ms of an item that is emailed. Older items are shown only in the portal. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000
const MAX_ITEMS_PER_EMAIL = 10
const MAX_ITEMS_PER_RUN = 1000
const MAX_VISITS_PER_RUN = 100
const HOUR_MS = 60 * 60 * 1000

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment' | 'quotas'>
}

const MAX_FAILURES = 3

interface Written {
  letter: Letter
  linkIds: number[]
}

/** The link in an email records that the email was written, and when to retry (letter-tries.ts). */
export async function writeLetters({ db, clock, services }: Sources): Promise<Date | null> {
  const { mailer, environment, quotas } = services
  if (!mailer.isReady || environment.publicUrl === '') return null
  const now = clock.now()
  const waiting = await waitingByRecipient(db, now)
  const visits = await visitsToEmail(db, now)
  const itemCount = [...waiting.values()].reduce((count, ids) => count + ids.length, 0)
  let hasMore = itemCount >= MAX_ITEMS_PER_RUN || visits.length >= MAX_VISITS_PER_RUN
  let failures = 0
  // Sends after the commit, because a rolled-back link would not work.
  const send = async (
    write: (tx: Tx) => Promise<Written | null>,
    isAllowedTo = async (_mail: string) => true,
  ) => {
    const written = await db.transaction(write)
    if (written === null) return
    if (!(await isAllowedTo(written.letter.to))) {
      await stopRetries(db, written.linkIds)
      return
    }
    const posted = await sendLetter({ db, mailer }, written.letter, written.linkIds)
    if (isOutage(posted)) failures += 1
  }
  for (const [employeeId, ids] of waiting) {
    if (failures >= MAX_FAILURES) break
    hasMore ||= ids.length > MAX_ITEMS_PER_EMAIL
    if (await quotas.mayWriteTo(employeeId)) {
      await send((tx) => writeTo(tx, employeeId, ids, environment.publicUrl, now))
    } else hasMore = true
  }
  for (const id of visits) {
    if (failures >= MAX_FAILURES) break
    // Visitors have a separate limit, because the requester typed their address.
    await send(
      (tx) => writeToVisitor(tx, id, environment.publicUrl, now),
      (mail) => quotas.mayWriteToVisitor(mail),
    )
  }
  const due = failures >= MAX_FAILURES ? nextTry(1, now) : await nextDue(db, now)
  const ofCandidates = await writeCandidateLetters(db, services, now, MAX_FAILURES - failures)
  const ofReminders = await writeReminderLetters(db, services, now, MAX_FAILURES - failures)
  // Rounds up to a full hour, so that several runs share one job.
  const later = hasMore ? new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS) : null
  return ofReminders.isMore ? now : earliest([due, ofCandidates, ofReminders.next, later], now)
}

/** Replaces overdue dates by the time of a first retry, because the mail server is failing. */
function earliest(dates: readonly (Date | null)[], now: Date): Date | null {
  const times = dates.flatMap((date) => (date === null ? [] : [date > now ? date : (nextTry(1, now) ?? now)]))
  return times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())))
}

/** Overdue retries are ignored, because their items no longer wait. */
async function nextDue(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: approvalLinks.letterDueAt })
    .from(approvalLinks)
    .where(not(isDue(approvalLinks.letterDueAt, now)))
    .orderBy(asc(approvalLinks.letterDueAt))
    .limit(1)
  return row?.at ?? null
}

function needsEmail(link: SQL, now: Date): SQL {
  const emailedLinks = sql`select from ${approvalLinks} l where l.approval_id = ${approvals.id} and ${link}`
  return sql`(not exists (${emailedLinks}) or exists (${emailedLinks} and ${isDue(sql`l.letter_due_at`, now)}))`
}

/**
 * Returns approvals.id by recipient (employees.id), oldest first. An item has no emailed link for the
 * recipient, or its retry is due. Each recipient gets at most one item more than an email contains. Otherwise
 * a recipient at the daily limit would crowd out the others.
 */
async function waitingByRecipient(db: Database, now: Date): Promise<Map<number, number[]>> {
  const today = companyDate(now.getTime())
  const standsIn = sql`exists (select from ${substitutes} s where s.employee_id = ${approvals.approverId}
    and s.substitute_id = ${users.employeeId} and ${today}::date between s.from_day and s.to_day and s.ended_at is null)`
  const place = sql<number>`row_number() over (partition by ${users.employeeId} order by ${approvals.requestedAt}, ${approvals.id})`
  const ranked = db
    .select({
      id: approvals.id,
      readerId: users.employeeId,
      requestedAt: approvals.requestedAt,
      place: place.as('place'),
    })
    .from(approvals)
    .innerJoin(
      users,
      sql`(${users.employeeId} in (${approvals.approverId}, ${approvals.escalatedToId}) or ${standsIn})`,
    )
    .where(
      and(
        eq(approvals.state, 'waiting'),
        gte(approvals.requestedAt, new Date(now.getTime() - MAX_AGE_MS)),
        isNull(users.closedAt),
        sql`${users.mail} <> ''`,
        hasSettledMail(now),
        decidedBy(db, users.employeeId, today),
        // Ignores links that were made on a screen, because they were not emailed.
        needsEmail(
          sql`l.addressee_id = ${users.employeeId} and l.action = 'decidir' and l.letter_tries > 0`,
          now,
        ),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id, readerId: ranked.readerId })
    .from(ranked)
    .where(lte(ranked.place, MAX_ITEMS_PER_EMAIL + 1))
    .orderBy(asc(ranked.requestedAt), asc(ranked.id))
    .limit(MAX_ITEMS_PER_RUN)
  const byReader = new Map<number, number[]>()
  for (const { id, readerId } of rows) {
    if (readerId !== null) byReader.set(readerId, [...(byReader.get(readerId) ?? []), id])
  }
  return byReader
}

async function writeTo(
  tx: Tx,
  employeeId: number,
  ids: readonly number[],
  publicUrl: string,
  now: Date,
): Promise<Written | null> {
  const reader = await readerOf(tx, employeeId, now)
  if (reader === null) return null
  const items: LinkedItem[] = []
  for (const id of ids.slice(0, MAX_ITEMS_PER_EMAIL)) {
    const link = { action: 'decidir', addresseeId: employeeId } as const
    const item = await claim(tx, id, 'waiting', link, now)
    if (item !== null) items.push(item)
  }
  if (items.length === 0) return null
  return { letter: letterTo(reader, items, publicUrl), linkIds: items.map(({ made }) => made.id) }
}

/**
 * Makes the link for an email and replaces the links of failed attempts. Locks the item first, because
 * another server instance may write the same email.
 * @returns null if the email was already written, if its retry is not due, or if the item's state has changed
 */
async function claim(
  tx: Tx,
  id: number,
  state: 'waiting' | 'authorized',
  link: LinkFor,
  now: Date,
): Promise<LinkedItem | null> {
  const [item] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update')
  if (item?.state !== state) return null
  const { id: linkId, letterTries } = approvalLinks
  const known = await tx
    .select({ id: linkId, letterTries, isDue: isDue(approvalLinks.letterDueAt, now).mapWith(Boolean) })
    .from(approvalLinks)
    .where(
      and(
        eq(approvalLinks.approvalId, id),
        eq(approvalLinks.action, link.action),
        sql`${approvalLinks.addresseeId} is not distinct from ${link.addresseeId}::int`,
        gt(approvalLinks.letterTries, 0),
      ),
    )
  const due = known.filter((each) => each.isDue)
  const row = await findRow(tx, id)
  if (row === null || (known.length > 0 && due.length === 0)) return null
  const former = due.map((each) => each.id)
  if (former.length > 0) await tx.delete(approvalLinks).where(inArray(approvalLinks.id, former))
  const letterTry = 1 + Math.max(0, ...due.map(({ letterTries }) => letterTries))
  return { row, made: await insertLink(tx, item, { ...link, letterTry }, now) }
}

async function visitsToEmail(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, 'visita'),
        eq(approvals.state, 'authorized'),
        gte(approvals.decidedAt, new Date(now.getTime() - MAX_AGE_MS)),
        gte(approvals.toDay, companyDate(now.getTime())),
        sql`coalesce(${approvals.details} ->> 'correo', '') <> ''`,
        // Ignores the requester's links for the gate, because they were not emailed.
        needsEmail(sql`l.addressee_id is null and l.letter_tries > 0`, now),
      ),
    )
    .limit(MAX_VISITS_PER_RUN)
  return rows.map(({ id }) => id)
}

async function writeToVisitor(tx: Tx, id: number, publicUrl: string, now: Date): Promise<Written | null> {
  const item = await claim(tx, id, 'authorized', { action: 'consultar', addresseeId: null }, now)
  const mail = item?.row.approval.details['correo']
  if (item === null || typeof mail !== 'string' || !isMail(mail)) return null
  return { letter: letterToVisitor(mail, item, publicUrl), linkIds: [item.made.id] }
}
