import { and, asc, eq, lte, min, sql } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { nextTry } from '../approval-links/letter-tries.ts'
import type { Letter } from '../approval-links/letters.ts'
import { letterTo, mailOf } from './letters.ts'
import { isPending, ofEvaluation } from './running.ts'

/**
 * Letters to evaluators are written by the letter job, and again as those about approvals are (approval-links/letter-tries.ts).
 * A row stands until the mail server has the letter, or may have it; what it says is what waits when it is written.
 */

const { evaluations, evaluationSurveys, reminderLetters, temporaryStaff } = tables
/** Then whatever else waits has its turn. */
const AT_ONCE = 50
const ROWS = 1000

/** In the transaction of the reminder: what is rolled back is never written. */
export async function askForLetters(
  { tx, clock, services }: { tx: Tx; clock: Clock; services: Pick<Services, 'jobs'> },
  evaluatorIds: readonly number[],
): Promise<void> {
  if (evaluatorIds.length === 0) return
  const dueAt = clock.now()
  for (let at = 0; at < evaluatorIds.length; at += ROWS) {
    await tx
      .insert(reminderLetters)
      .values(evaluatorIds.slice(at, at + ROWS).map((evaluatorId) => ({ evaluatorId, dueAt })))
      .onConflictDoUpdate({ target: reminderLetters.evaluatorId, set: { tries: 0, dueAt } })
  }
  await services.jobs.add(tx, 'letters', dueAt)
}

/**
 * Whatever is due. After `most` failures the mail server is given a rest.
 * @returns when the next one is due, null where none is; and whether the mail server takes more at once
 */
export async function writeReminderLetters(
  db: Database,
  services: Pick<Services, 'mailer' | 'environment'>,
  now: Date,
  most: number,
): Promise<{ next: Date | null; isMore: boolean }> {
  const due = await db
    .select({ evaluatorId: reminderLetters.evaluatorId })
    .from(reminderLetters)
    .where(lte(reminderLetters.dueAt, now))
    .orderBy(asc(reminderLetters.dueAt), asc(reminderLetters.evaluatorId))
    .limit(AT_ONCE)
  let failures = 0
  for (const { evaluatorId } of due) {
    if (failures >= most) break
    const written = await db.transaction((tx) => claim(tx, evaluatorId, services, now))
    if (written === null) continue
    const { letter, tries } = written
    const posted = await services.mailer.send(letter, () => forget(db, evaluatorId, tries))
    if (posted !== 'taken') failures += 1
  }
  const [next] = await db.select({ at: min(reminderLetters.dueAt) }).from(reminderLetters)
  return { next: next?.at ?? null, isMore: due.length === AT_ONCE && failures < most }
}

/** Behind its lock, because another copy of the server may write the same. Before it is posted it is due again. */
async function claim(
  tx: Tx,
  evaluatorId: number,
  { environment }: Pick<Services, 'environment'>,
  now: Date,
): Promise<{ letter: Letter; tries: number } | null> {
  const mine = eq(reminderLetters.evaluatorId, evaluatorId)
  const [row] = await tx.select().from(reminderLetters).where(mine).for('update')
  if (!row || row.dueAt > now) return null
  const tries = row.tries + 1
  const dueAt = nextTry(tries, now)
  const [to, waiting] = [await mailOf(tx, evaluatorId), await countWaiting(tx, evaluatorId)]
  const isLast = dueAt === null || to === null || waiting === null
  if (isLast) await tx.delete(reminderLetters).where(mine)
  else await tx.update(reminderLetters).set({ tries, dueAt }).where(mine)
  if (to === null || waiting === null) return null
  const today = companyDate(now.getTime())
  return { letter: letterTo(to, { ...waiting, today }, environment.publicUrl), tries }
}

/** Not one that was asked for meanwhile. */
async function forget(db: Database, evaluatorId: number, tries: number): Promise<void> {
  await db
    .delete(reminderLetters)
    .where(and(eq(reminderLetters.evaluatorId, evaluatorId), eq(reminderLetters.tries, tries)))
}

async function countWaiting(tx: Tx, evaluatorId: number): Promise<{ count: number; dueDate: string } | null> {
  const [row] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      dueDate: sql<string | null>`min(${evaluations.dueDate})::text`,
    })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(evaluations, ofEvaluation)
    .where(and(eq(evaluationSurveys.evaluatorId, evaluatorId), isPending))
  return row?.dueDate ? { count: row.count, dueDate: row.dueDate } : null
}
