import { and, asc, eq, min, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { isOutage } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import { afterLastTry, isDue, type Letter, nextTry } from '../approval-links/letter-tries.ts'
import { letterTo, mailOf } from './letters.ts'
import { isPending, ofEvaluation } from './running.ts'

/**
 * Emails to evaluators, which the letters job sends and retries (approval-links/letter-tries.ts). A row is
 * deleted after the last try, or when the mail server accepted, possibly accepted or finally refused the
 * email. An email covers the surveys that are pending when it is written.
 */

const { evaluations, evaluationSurveys, reminderLetters, temporaryStaff } = tables
const MAX_PER_RUN = 50
const MAX_ROWS = 1000

export async function queueReminderLetters(
  { tx, clock, services }: { tx: Tx; clock: Clock; services: Pick<Services, 'jobs'> },
  evaluatorIds: readonly number[],
): Promise<void> {
  if (evaluatorIds.length === 0) return
  const dueAt = clock.now()
  for (let at = 0; at < evaluatorIds.length; at += MAX_ROWS) {
    await tx
      .insert(reminderLetters)
      .values(evaluatorIds.slice(at, at + MAX_ROWS).map((evaluatorId) => ({ evaluatorId, dueAt })))
      .onConflictDoUpdate({ target: reminderLetters.evaluatorId, set: { tries: 0, dueAt } })
  }
  await services.jobs.add(tx, 'letters', dueAt)
}

/**
 * Sends the emails that are due. Stops after `maxFailures` failures, because the mail server is probably
 * down.
 * @returns `isMore`: whether more can be sent immediately
 */
export async function writeReminderLetters(
  db: Database,
  services: Pick<Services, 'mailer' | 'environment'>,
  now: Date,
  maxFailures: number,
): Promise<{ next: Date | null; isMore: boolean }> {
  const due = await db
    .select({ evaluatorId: reminderLetters.evaluatorId })
    .from(reminderLetters)
    .where(isDue(reminderLetters.dueAt, now))
    .orderBy(asc(reminderLetters.dueAt), asc(reminderLetters.evaluatorId))
    .limit(MAX_PER_RUN)
  let failures = 0
  for (const { evaluatorId } of due) {
    if (failures >= maxFailures) break
    const written = await db.transaction((tx) => claim(tx, evaluatorId, services, now))
    if (written === null) continue
    const { letter, tries, isLast } = written
    const posted = await services.mailer.send(letter, () => deleteLetter(db, evaluatorId, tries))
    if (isOutage(posted)) failures += 1
    if (isLast) await deleteLetter(db, evaluatorId, tries)
  }
  const [next] = await db.select({ at: min(reminderLetters.dueAt) }).from(reminderLetters)
  return { next: next?.at ?? null, isMore: due.length === MAX_PER_RUN && failures < maxFailures }
}

/**
 * Claims an email under its row lock, because another server instance may write the same email. Schedules the
 * next attempt before the email is sent.
 */
async function claim(
  tx: Tx,
  evaluatorId: number,
  { environment }: Pick<Services, 'environment'>,
  now: Date,
): Promise<{ letter: Letter; tries: number; isLast: boolean } | null> {
  const ofEvaluator = eq(reminderLetters.evaluatorId, evaluatorId)
  const [row] = await tx
    .select()
    .from(reminderLetters)
    .where(and(ofEvaluator, isDue(reminderLetters.dueAt, now)))
    .for('update')
  if (!row) return null
  const tries = row.tries + 1
  const next = nextTry(tries, now)
  const [to, waiting] = [await mailOf(tx, evaluatorId), await countWaiting(tx, evaluatorId)]
  if (to === null || waiting === null) {
    await tx.delete(reminderLetters).where(ofEvaluator)
    return null
  }
  await tx
    .update(reminderLetters)
    .set({ tries, dueAt: next ?? afterLastTry(now) })
    .where(ofEvaluator)
  const today = companyDate(now.getTime())
  const letter = letterTo(to, { ...waiting, today }, environment.publicUrl)
  return { letter, tries, isLast: next === null }
}

/** Deletes the row, unless the email was requested again in the meantime. */
async function deleteLetter(db: Database, evaluatorId: number, tries: number): Promise<void> {
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
