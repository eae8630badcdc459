import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { lockVisibleStaff, type LockedStaff, type Staff, wholeName } from '../temporary-staff/rows.ts'
import { evaluationTexts as texts } from './texts.es.ts'

const { employees, evaluationSurveys } = tables

export type Survey = typeof evaluationSurveys.$inferSelect

export async function listSurveysOf(tx: Tx, staff: Staff) {
  const rows = await tx
    .select({ survey: evaluationSurveys, person: employees })
    .from(evaluationSurveys)
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .where(ofRevision(staff.id, staff.revision))
    .orderBy(asc(evaluationSurveys.kind), asc(employees.firstName), asc(evaluationSurveys.id))
  return rows.map(({ survey, person }) => ({
    id: survey.id,
    evaluatorId: survey.evaluatorId,
    evaluador: person.number,
    NAME: wholeName(person),
    tipo: survey.kind,
    Puntos: survey.points ?? 0,
    estadoActual: survey.answeredAt === null ? texts.pending : texts.done,
    estatus: survey.answeredAt === null ? 0 : 1,
  }))
}

export function ofRevision(staffId: number, revision: number) {
  return and(
    eq(evaluationSurveys.staffId, staffId),
    eq(evaluationSurveys.revision, revision),
    isNull(evaluationSurveys.removedAt),
  )
}

/**
 * Locks the person's process, then returns an unanswered survey.
 * @throws WireFault if the survey is unknown, removed, answered, or of a previous revision
 */
export async function lockPendingSurvey(
  tx: Tx,
  user: User,
  surveyId: number,
): Promise<LockedStaff & { survey: Survey }> {
  const [seen] = await tx
    .select({ staffId: evaluationSurveys.staffId })
    .from(evaluationSurveys)
    .where(eq(evaluationSurveys.id, surveyId))
  if (!seen) throw new WireFault('ERROR', texts.unknownSurvey)
  const locked = await lockVisibleStaff(tx, user, seen.staffId)
  const [survey] = await tx.select().from(evaluationSurveys).where(eq(evaluationSurveys.id, surveyId))
  if (!survey || survey.removedAt !== null || survey.revision !== locked.staff.revision)
    throw new WireFault('ERROR', texts.unknownSurvey)
  if (survey.answeredAt !== null) throw new WireFault('ERROR', texts.answered)
  return { ...locked, survey }
}

export async function countPending(tx: Tx, staff: Staff): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(evaluationSurveys)
    .where(and(ofRevision(staff.id, staff.revision), isNull(evaluationSurveys.answeredAt)))
  return row?.n ?? 0
}
