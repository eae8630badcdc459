import { and, eq, inArray, isNull } from 'drizzle-orm'
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

/** TMP-18: in the portal whatever happens; by mail where there is one. @returns whether the person has a mail */
export async function remindOne(context: Context, staff: Staff, survey: Survey): Promise<boolean> {
  const { tx, clock, services } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  await tx.update(evaluationSurveys).set({ remindedAt: now }).where(eq(evaluationSurveys.id, survey.id))
  await tellEvaluator(context, staff, survey, today)
  const to = await mailOf(tx, survey.evaluatorId)
  if (to === null) return false
  const [evaluation] = await tx
    .select({ dueDate: evaluations.dueDate })
    .from(evaluations)
    .where(and(eq(evaluations.staffId, staff.id), eq(evaluations.revision, survey.revision)))
  writeReminder(services, to, { count: 1, dueDate: evaluation?.dueDate ?? today })
  return true
}

/**
 * P-122: everybody who has not answered, or those of them who are named; one letter and one notification each, and nobody
 * twice on one day.
 */
export async function remindAll(
  context: Context,
  numbers: readonly string[] | undefined,
): Promise<{ enviados: number; sinCorreo: number; yaHoy: number }> {
  const { tx, clock, services } = context
  const now = clock.now()
  const today = companyDate(now.getTime())
  const rows = await tx
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
        numbers ? inArray(employees.number, [...numbers]) : undefined,
      ),
    )
    .orderBy(evaluations.dueDate, evaluationSurveys.id)
  const byPerson = new Map<number, typeof rows>()
  for (const row of rows) {
    byPerson.set(row.survey.evaluatorId, [...(byPerson.get(row.survey.evaluatorId) ?? []), row])
  }
  const counts = { enviados: 0, sinCorreo: 0, yaHoy: 0 }
  for (const [evaluatorId, theirs] of byPerson) {
    const [first] = theirs
    if (!first) continue
    const isOfToday = ({ survey }: typeof first) =>
      survey.remindedAt !== null && companyDate(survey.remindedAt.getTime()) === today
    if (theirs.some(isOfToday)) {
      counts.yaHoy += 1
      continue
    }
    await tx
      .update(evaluationSurveys)
      .set({ remindedAt: now })
      .where(
        inArray(
          evaluationSurveys.id,
          theirs.map(({ survey }) => survey.id),
        ),
      )
    await tellEvaluator(context, first.staff, first.survey, today)
    const to = await mailOf(tx, evaluatorId)
    if (to === null) {
      counts.sinCorreo += 1
      continue
    }
    writeReminder(services, to, { count: theirs.length, dueDate: first.dueDate })
    counts.enviados += 1
  }
  return counts
}
