import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { companyDate } from '#domain/dates.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Services } from '../../facilities/services.ts'
import { tellEvaluator } from '../temporary-staff/evaluators.ts'
import type { Staff } from '../temporary-staff/rows.ts'
import { mailOf, writeReminder } from './letters.ts'
import type { Survey } from './surveys.ts'

const { evaluations, employees, evaluationSurveys, temporaryStaff } = tables

interface Context {
  tx: Tx
  clock: Clock
  services: Pick<Services, 'jobs' | 'mailer' | 'environment'>
}

type Pending = Awaited<ReturnType<typeof holdOpen>>[number]

/**
 * What is not answered, the earliest first, held: of two who remind at once the other finds nothing, and none waits for
 * somebody who sends an answer.
 */
async function holdOpen(tx: Tx, whose: SQL | undefined) {
  return tx
    .select({ survey: evaluationSurveys, staff: temporaryStaff, dueDate: evaluations.dueDate })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .innerJoin(
      evaluations,
      and(
        eq(evaluations.staffId, evaluationSurveys.staffId),
        eq(evaluations.revision, evaluationSurveys.revision),
      ),
    )
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .where(
      and(
        eq(temporaryStaff.status, 3),
        isNull(temporaryStaff.removedAt),
        eq(evaluationSurveys.revision, temporaryStaff.revision),
        isNull(evaluationSurveys.removedAt),
        isNull(evaluationSurveys.answeredAt),
        whose,
      ),
    )
    .orderBy(evaluations.dueDate, evaluationSurveys.id)
    .for('update', { of: evaluationSurveys, skipLocked: true })
}

/**
 * One letter to somebody about all that waits for them, once a day: whoever may remind can't fill a mailbox.
 * @param theirs of one evaluator
 */
async function writeOnceADay(
  { tx, clock, services }: Context,
  evaluatorId: number,
  theirs: readonly Pending[],
): Promise<'sent' | 'alreadyToday' | 'noMail' | 'noMailServer'> {
  const now = clock.now()
  const to = await mailOf(tx, evaluatorId)
  const [first] = theirs
  const today = companyDate(now.getTime())
  if (!first || theirs.some(({ survey }) => isOfDay(survey, today)))
    return to === null ? 'noMail' : 'alreadyToday'
  const ids = theirs.map(({ survey }) => survey.id)
  await tx.update(evaluationSurveys).set({ remindedAt: now }).where(inArray(evaluationSurveys.id, ids))
  if (to === null) return 'noMail'
  if (!services.mailer.isReady) return 'noMailServer'
  writeReminder(services, to, { count: theirs.length, dueDate: first.dueDate })
  return 'sent'
}

/** TMP-18: in the portal whatever happens; by mail where there is one, about all that waits for them. */
export async function remindOne(context: Context, staff: Staff, { id, evaluatorId }: Survey) {
  const { tx, clock } = context
  await tellEvaluator(context, staff, { id, evaluatorId }, companyDate(clock.now().getTime()))
  const theirs = await holdOpen(tx, eq(evaluationSurveys.evaluatorId, evaluatorId))
  return writeOnceADay(context, evaluatorId, theirs)
}

/**
 * P-122: everybody who has not answered, or those of them who are named; one letter and one notification each, and nobody
 * twice on one day.
 */
export async function remindAll(
  context: Context,
  numbers: readonly string[] | undefined,
): Promise<{ enviados: number; sinCorreo: number; yaHoy: number }> {
  const { tx, clock } = context
  const today = companyDate(clock.now().getTime())
  const rows = await holdOpen(tx, numbers ? inArray(employees.number, [...numbers]) : undefined)
  const byPerson = new Map<number, Pending[]>()
  for (const row of rows) {
    const theirs = byPerson.get(row.survey.evaluatorId)
    if (theirs) theirs.push(row)
    else byPerson.set(row.survey.evaluatorId, [row])
  }
  const counts = { enviados: 0, sinCorreo: 0, yaHoy: 0 }
  for (const [evaluatorId, theirs] of byPerson) {
    const [first] = theirs
    if (!first) continue
    if (theirs.some(({ survey }) => isOfDay(survey, today))) {
      counts.yaHoy += 1
      continue
    }
    await tellEvaluator(context, first.staff, first.survey, today)
    const told = await writeOnceADay(context, evaluatorId, theirs)
    counts[told === 'sent' ? 'enviados' : 'sinCorreo'] += 1
  }
  return counts
}

function isOfDay({ remindedAt }: Survey, day: string): boolean {
  return remindedAt !== null && companyDate(remindedAt.getTime()) === day
}
