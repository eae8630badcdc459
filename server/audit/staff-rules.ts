import * as evaluations from '#contract/evaluations/evaluations.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { tables } from '../db/schema/tables.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { records, recordsInHandler, recordsNothing, type Recorded } from './rules.ts'

const { evaluationSurveys, temporaryStaff } = tables

export const staffRules = [
  recordsInHandler(staff.saveEvaluators),
  recordsInHandler(staff.advance),
  recordsInHandler(staff.assignPlant),
  recordsInHandler(staff.removeStaff),
  recordsInHandler(staff.continueByKardex),
  recordsInHandler(staff.extendContract),
  recordsInHandler(staff.activate),
  recordsInHandler(staff.confirmTraining),
  recordsInHandler(staff.registerFamily),
  recordsInHandler(evaluations.calculateScores),
  recordsInHandler(evaluations.finishEvaluation),
  records(evaluations.removeSurvey, async ({ item }, { tx }) => surveyChanged(tx, item.id)),
  records(evaluations.changeSurvey, async ({ idEncuesta }, { tx }) => surveyChanged(tx, idEncuesta)),
  records(evaluations.listSurveys, async ({ idEvaluacion }, { tx }) => opened(tx, idEvaluacion)),
  records(evaluations.readResult, async ({ idEvaluacion }, { tx }) => opened(tx, idEvaluacion)),
  records(evaluations.readProgress, async () => ({
    kind: 'evaluation-opened',
    subjectId: null,
    isBounded: true,
  })),
  recordsNothing(evaluations.remindEvaluator, 'reminds an evaluator of a pending survey'),
  recordsNothing(evaluations.remindPending, 'reminds evaluators of pending surveys'),
  recordsNothing(staff.findCollaborators, 'names and employee numbers that the lists also show'),
  recordsNothing(questionnaire.keepAnswers, 'answers about a colleague are confidential'),
  recordsNothing(sendSurvey, 'answers about a colleague are confidential'),
]

async function surveyChanged(tx: Tx, surveyId: number): Promise<Recorded> {
  const [row] = await tx
    .select({ employeeId: temporaryStaff.employeeId })
    .from(evaluationSurveys)
    .innerJoin(temporaryStaff, eq(temporaryStaff.id, evaluationSurveys.staffId))
    .where(eq(evaluationSurveys.id, surveyId))
  return {
    kind: 'temporary-moved',
    subjectId: null,
    subjectEmployeeId: row?.employeeId ?? null,
    details: { paso: 'encuesta' },
  }
}

async function opened(tx: Tx, id: number): Promise<Recorded> {
  const [row] = await tx
    .select({ employeeId: temporaryStaff.employeeId })
    .from(temporaryStaff)
    .where(eq(temporaryStaff.id, id))
  return { kind: 'evaluation-opened', subjectId: null, subjectEmployeeId: row?.employeeId ?? null }
}
