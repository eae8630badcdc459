import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { notifyEach } from '../notifications/notify.ts'
import { surveyKey, notifyEvaluator } from '../temporary-staff/evaluators.ts'
import { nameColumns, type Staff, wholeName } from '../temporary-staff/rows.ts'
import { canSendMail, mailOf } from './letters.ts'
import { queueReminderLetters } from './reminder-letters.ts'
import { isPending, ofEvaluation } from './running.ts'
import type { Survey } from './surveys.ts'

const { employees, evaluations, evaluationSurveys, temporaryStaff, users } = tables

interface Context {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs' | 'mailer' | 'environment'>
}

/**
 * Reminds an evaluator (TMP-18). Creates at most one notification per survey and day. Sends at most one email
 * per day, about all pending surveys.
 */
export async function remindOne(
  context: Context,
  staff: Staff,
  { id, evaluatorId }: Survey,
): Promise<'sent' | 'alreadyToday' | 'noMail' | 'noMailServer'> {
  const { tx, clock, services } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  const pendingOfEvaluator = and(isPending, eq(evaluationSurveys.evaluatorId, evaluatorId))
  await lockSurveys(tx, pendingOfEvaluator)
  // Notifies after the lock, like remindAll, because the reverse order could deadlock.
  await notifyEvaluator(context, staff, { id, evaluatorId }, today)
  const [waiting] = await listPendingEvaluators(tx, pendingOfEvaluator)
  const hasMail = (await mailOf(tx, evaluatorId)) !== null
  if (waiting?.remindedOn === today) return hasMail ? 'alreadyToday' : 'noMail'
  await tx
    .update(evaluationSurveys)
    .set({ remindedAt: now })
    .where(inArray(evaluationSurveys.id, selectPending(tx, pendingOfEvaluator)))
  if (!hasMail) return 'noMail'
  if (!canSendMail(services)) return 'noMailServer'
  await queueReminderLetters(context, [evaluatorId])
  return 'sent'
}

/**
 * Reminds all evaluators with pending surveys, or the evaluators in `numbers` (P-122). Each evaluator gets
 * one email and one notification, at most once a day.
 */
export async function remindAll(
  context: Context,
  numbers: readonly string[] | undefined,
): Promise<{ enviados: number; sinCorreo: number; yaHoy: number }> {
  const { tx, clock, services } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  const chosen = and(isPending, numbers && inArray(employees.number, [...numbers]))
  await lockSurveys(tx, chosen)
  const waiting = await listPendingEvaluators(tx, chosen)
  const toRemind = waiting.filter(({ remindedOn }) => remindedOn !== today)
  const ids = toRemind.map(({ evaluatorId }) => evaluatorId)
  if (ids.length > 0) {
    const remindedSurveys = selectPending(tx, and(chosen, inArray(evaluationSurveys.evaluatorId, ids)))
    await tx
      .update(evaluationSurveys)
      .set({ remindedAt: now })
      .where(inArray(evaluationSurveys.id, remindedSurveys))
  }
  await notifyEach(
    context,
    'survey-waiting',
    toRemind.map(({ userId, surveyId, evaluatorId, evaluee }) => ({
      userId,
      ref: String(surveyId),
      key: surveyKey({ id: surveyId, evaluatorId }, today),
      subtitle: properName(wholeName(evaluee)),
    })),
  )
  const written = canSendMail(services) ? toRemind.filter(({ hasMail }) => hasMail) : []
  await queueReminderLetters(
    context,
    written.map(({ evaluatorId }) => evaluatorId),
  )
  return {
    enviados: written.length,
    sinCorreo: toRemind.length - written.length,
    yaHoy: waiting.length - toRemind.length,
  }
}

function selectPending(tx: Tx, which: SQL | undefined) {
  return tx
    .select({ id: evaluationSurveys.id })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .where(which)
}

/** Locks the surveys. A simultaneous reminder waits, then skips the people already reminded. */
async function lockSurveys(tx: Tx, which: SQL | undefined): Promise<void> {
  await selectPending(tx, which).orderBy(asc(evaluationSurveys.id)).for('update', { of: evaluationSurveys })
}

async function listPendingEvaluators(tx: Tx, which: SQL | undefined) {
  const evaluee = alias(employees, 'evaluee')
  const rows = await tx
    .selectDistinctOn([evaluationSurveys.evaluatorId], {
      evaluatorId: evaluationSurveys.evaluatorId,
      surveyId: evaluationSurveys.id,
      evaluee: nameColumns(evaluee),
      userId: users.id,
      hasMail: sql<boolean>`${users.mail} <> ''`,
      remindedAt: sql<
        string | null
      >`max(${evaluationSurveys.remindedAt}) over (partition by ${evaluationSurveys.evaluatorId})`,
    })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(evaluations, ofEvaluation)
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .innerJoin(evaluee, eq(evaluee.id, temporaryStaff.employeeId))
    // Omits evaluators with a closed account, who cannot be notified.
    .innerJoin(users, and(eq(users.employeeId, employees.id), isNull(users.closedAt)))
    .where(which)
    .orderBy(asc(evaluationSurveys.evaluatorId), asc(evaluations.dueDate), asc(evaluationSurveys.id))
  return rows.map(({ remindedAt, ...row }) => ({
    ...row,
    remindedOn: remindedAt === null ? '' : companyDate(new Date(remindedAt).getTime()),
  }))
}
