import { and, eq, isNull } from 'drizzle-orm'
import { tables } from '../../db/schema/tables.ts'

const { evaluations, evaluationSurveys, temporaryStaff } = tables

/** What joins a survey and its evaluation. */
export const ofEvaluation = and(
  eq(evaluations.staffId, evaluationSurveys.staffId),
  eq(evaluations.revision, evaluationSurveys.revision),
)

/** Surveys of evaluations that run now: of the current revision, not removed. */
export const isRunning = and(
  eq(temporaryStaff.status, 3),
  isNull(temporaryStaff.removedAt),
  eq(evaluationSurveys.revision, temporaryStaff.revision),
  isNull(evaluationSurveys.removedAt),
)

/** Those of them that nobody has answered. */
export const isPending = and(isRunning, isNull(evaluationSurveys.answeredAt))
