import { and, eq, isNull } from 'drizzle-orm'
import { tables } from '../../db/schema/tables.ts'

const { evaluations, evaluationSurveys, temporaryStaff } = tables

export const ofEvaluation = and(
  eq(evaluations.staffId, evaluationSurveys.staffId),
  eq(evaluations.revision, evaluationSurveys.revision),
)

export const isRunning = and(
  eq(temporaryStaff.status, 3),
  isNull(temporaryStaff.removedAt),
  eq(evaluationSurveys.revision, temporaryStaff.revision),
  isNull(evaluationSurveys.removedAt),
)

export const isPending = and(isRunning, isNull(evaluationSurveys.answeredAt))
