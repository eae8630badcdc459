import { and, eq } from 'drizzle-orm'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { levelOf, scoreOf } from '#domain/temporary/score.ts'
import type { Clock } from '../../clock.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import type { Staff } from '../temporary-staff/rows.ts'
import { countQuestions, readQualities } from './questions.ts'
import { ofRevision } from './surveys.ts'

const { evaluations, evaluationSurveys } = tables

export interface CalculatedScores {
  score: number | null
  level: number | null
  selfScore: number | null
  selfLevel: number | null
}

export async function calculate(
  { tx, clock }: { tx: Tx; clock: Clock },
  staff: Staff,
): Promise<CalculatedScores> {
  const surveys = await tx.select().from(evaluationSurveys).where(ofRevision(staff.id, staff.revision))
  const questions = countQuestions(await readQualities(tx, staff.surveyType))
  const pointsOf = (isSelf: boolean) =>
    surveys.flatMap(({ kind, points }) =>
      (kind === surveyKinds.self) === isSelf && points !== null ? [points] : [],
    )
  const score = scoreOf(pointsOf(false), questions)
  const selfScore = scoreOf(pointsOf(true), questions)
  const scores = {
    score,
    level: score === null ? null : levelOf(score),
    selfScore,
    selfLevel: selfScore === null ? null : levelOf(selfScore),
  }
  await tx
    .update(evaluations)
    .set({ ...scores, calculatedAt: clock.now() })
    .where(and(eq(evaluations.staffId, staff.id), eq(evaluations.revision, staff.revision)))
  return scores
}
