import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import { isMail } from '#domain/mail-address.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { hasSettledMail } from '../../identity/account-mail.ts'
import { findRow } from '../approvals/queries.ts'
import { isImpartial } from '../approvals/who-decides.ts'
import { writeCandidateLetters } from '../candidates/letter-tries.ts'
import { writeReminderLetters } from '../evaluations/reminder-letters.ts'
import { nextTry, noteNotAgain, sendLetter } from './letter-tries.ts'
import { type Letter, type LinkedItem, letterTo, letterToVisitor, readerOf } from './letters.ts'
import { insertLink, type LinkFor } from './make-link.ts'

const { approvalLinks, approvals, substitutes, users } = tables
/** What waits for longer has been told in other ways. */
const SINCE_MS = 7 * 24 * 60 * 60 * 1000
/** Items of one letter, and looked at together. */
const IN_A_LETTER = 10
const AT_ONCE = 1000
const VISITS_AT_ONCE = 100
const HOUR_MS = 60 * 60 * 1000

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment' | 'quotas'>
}

/** After so many letters that nobody took the mail server is given a rest: the others are not begun. */
const MOST_FAILURES = 3

interface Written {
  letter: Letter
  linkIds: number[]
}

/**
 * Writes to whoever may decide and has a mail address about what waits for them, each item once, and to visitors whose
 * visit is authorized. The link itself is the note that it was written about, and when it is written about again because
 * no mail server took it (letter-tries.ts). Then what candidates and evaluators are written.
 * @returns when to look again; null where nothing is left
 */
export async function writeLetters({ db, clock, services }: Sources): Promise<Date | null> {
  const { mailer, environment, quotas } = services
  if (!mailer.isReady || environment.publicUrl === '') return null
  const now = clock.now()
  const waiting = await waitingByReader(db, now)
  const visits = await visitsToTell(db, now)
  const looked = [...waiting.values()].reduce((count, ids) => count + ids.length, 0)
  let isLeft = looked >= AT_ONCE || visits.length >= VISITS_AT_ONCE
  let failures = 0
  // Only what is stored is sent: a link that was rolled back would lead nowhere.
  const send = async (
    write: (tx: Tx) => Promise<Written | null>,
    mayGoTo = async (_mail: string) => true,
  ) => {
    const written = await db.transaction(write)
    if (written === null) return
    if (!(await mayGoTo(written.letter.to))) {
      await noteNotAgain(db, written.linkIds)
      return
    }
    const isTaken = await sendLetter({ db, mailer }, written.letter, written.linkIds)
    if (!isTaken) failures += 1
  }
  for (const [employeeId, ids] of waiting) {
    if (failures >= MOST_FAILURES) break
    isLeft ||= ids.length > IN_A_LETTER
    if (await quotas.mayWriteTo(employeeId)) {
      await send((tx) => writeTo(tx, employeeId, ids, environment.publicUrl, now))
    } else isLeft = true
  }
  for (const id of visits) {
    if (failures >= MOST_FAILURES) break
    // Whose address somebody else has typed may not want so many; whoever asks shows the code.
    await send(
      (tx) => writeToVisitor(tx, id, environment.publicUrl, now),
      (mail) => quotas.mayWriteToVisitor(mail),
    )
  }
  const due = failures >= MOST_FAILURES ? nextTry(1, now) : await nextDue(db, now)
  const ofCandidates = await writeCandidateLetters(db, services, now, MOST_FAILURES - failures)
  const ofReminders = await writeReminderLetters(db, services, now, MOST_FAILURES - failures)
  // Times that all runs have in common, so that their jobs become one.
  const later = isLeft ? new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS) : null
  return ofReminders.isMore ? now : earliest([due, ofCandidates, ofReminders.next, later], now)
}

/** null where there is none. What is due already, because the mail server rests, comes with the next attempt. */
function earliest(dates: readonly (Date | null)[], now: Date): Date | null {
  const times = dates.flatMap((date) => (date === null ? [] : [date > now ? date : (nextTry(1, now) ?? now)]))
  return times.length === 0 ? null : new Date(Math.min(...times.map((time) => time.getTime())))
}

/** The earliest of the letters that are to be written again. One that was due before now is of nobody's interest any more. */
async function nextDue(db: Database, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: approvalLinks.letterDueAt })
    .from(approvalLinks)
    .where(gt(approvalLinks.letterDueAt, now))
    .orderBy(asc(approvalLinks.letterDueAt))
    .limit(1)
  return row?.at ?? null
}

/** An item without such a link, or with one whose letter nobody took. */
function isToWrite(link: SQL, now: Date): SQL {
  const such = sql`select from ${approvalLinks} l where l.approval_id = ${approvals.id} and ${link}`
  return sql`(not exists (${such}) or exists (${such} and l.letter_due_at <= ${now.toISOString()}::timestamptz))`
}

/**
 * Items without a link of their reader, or whose letter is to be written again, oldest first, by employees.id. Of nobody more
 * than a letter holds and one: whoever has had all letters of the day keeps nobody else's waiting behind their own.
 */
async function waitingByReader(db: Database, now: Date): Promise<Map<number, number[]>> {
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
        gte(approvals.requestedAt, new Date(now.getTime() - SINCE_MS)),
        isNull(users.closedAt),
        sql`${users.mail} <> ''`,
        hasSettledMail(now),
        sql`${users.employeeId} <> ${approvals.requesterId}`,
        sql`${users.employeeId} is distinct from ${approvals.subjectId}`,
        isImpartial(db, users.employeeId),
        isToWrite(sql`l.addressee_id = ${users.employeeId} and l.action = 'decidir'`, now),
      ),
    )
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id, readerId: ranked.readerId })
    .from(ranked)
    .where(lte(ranked.place, IN_A_LETTER + 1))
    .orderBy(asc(ranked.requestedAt), asc(ranked.id))
    .limit(AT_ONCE)
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
  for (const id of ids.slice(0, IN_A_LETTER)) {
    const link = { action: 'decidir', addresseeId: employeeId } as const
    const item = await claim(tx, id, 'waiting', link, now)
    if (item !== null) items.push(item)
  }
  if (items.length === 0) return null
  return { letter: letterTo(reader, items, publicUrl), linkIds: items.map(({ made }) => made.id) }
}

/**
 * A link for a letter that begins now, in place of that of a letter which nobody took. Behind the item's lock: another copy
 * of the server may write the same letter, or somebody decide.
 * @returns null where it was written about, or is not as it was
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
  const known = await tx
    .select()
    .from(approvalLinks)
    .where(
      and(
        eq(approvalLinks.approvalId, id),
        eq(approvalLinks.action, link.action),
        sql`${approvalLinks.addresseeId} is not distinct from ${link.addresseeId}::int`,
        // What the asker shows at the gate is no letter to the visitor.
        link.addresseeId === null ? gt(approvalLinks.letterTries, 0) : undefined,
      ),
    )
  const due = known.filter(({ letterDueAt }) => letterDueAt !== null && letterDueAt <= now)
  const row = await findRow(tx, id)
  if (row === null || (known.length > 0 && due.length === 0)) return null
  const former = due.map((each) => each.id)
  if (former.length > 0) await tx.delete(approvalLinks).where(inArray(approvalLinks.id, former))
  const letterTry = 1 + Math.max(0, ...due.map(({ letterTries }) => letterTries))
  return { row, made: await insertLink(tx, item, { ...link, letterTry }, now) }
}

async function visitsToTell(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.kind, 'visita'),
        eq(approvals.state, 'authorized'),
        gte(approvals.decidedAt, new Date(now.getTime() - SINCE_MS)),
        gte(approvals.toDay, companyDate(now.getTime())),
        sql`coalesce(${approvals.details} ->> 'correo', '') <> ''`,
        // What the asker shows at the gate is no letter to the visitor.
        isToWrite(sql`l.addressee_id is null and l.letter_tries > 0`, now),
      ),
    )
    .limit(VISITS_AT_ONCE)
  return rows.map(({ id }) => id)
}

async function writeToVisitor(tx: Tx, id: number, publicUrl: string, now: Date): Promise<Written | null> {
  const item = await claim(tx, id, 'authorized', { action: 'consultar', addresseeId: null }, now)
  const mail = item?.row.approval.details['correo']
  if (item === null || typeof mail !== 'string' || !isMail(mail)) return null
  return { letter: letterToVisitor(mail, item, publicUrl), linkIds: [item.made.id] }
}
