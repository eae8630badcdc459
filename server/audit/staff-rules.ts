import * as evaluations from '#contract/evaluations.ts'
import * as questionnaire from '#contract/questionnaire.ts'
import { sendSurvey } from '#contract/survey-answers.ts'
import * as staff from '#contract/temporary-staff.ts'
import { tables } from '../db/schema/tables.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { records, recordsByItself, recordsNothing, type Recorded } from './rules.ts'

const { evaluationSurveys, temporaryStaff } = tables

/** Temporary staff and evaluations: handlers record decisions, these rules record reads of results. */
export const staffRules = [
  recordsByItself(staff.saveEvaluators),
  recordsByItself(staff.advance),
  recordsByItself(staff.assignPlant),
  recordsByItself(staff.removeStaff),
  recordsByItself(staff.continueByKardex),
  recordsByItself(staff.extendContract),
  recordsByItself(staff.activate),
  recordsByItself(staff.confirmTraining),
  recordsByItself(staff.registerFamily),
  recordsByItself(evaluations.calculateScores),
  recordsByItself(evaluations.finishEvaluation),
  records(evaluations.removeSurvey, async ({ item }, { tx }) => surveyChanged(tx, item.id)),
  records(evaluations.changeSurvey, async ({ idEncuesta }, { tx }) => surveyChanged(tx, idEncuesta)),
  records(evaluations.listSurveys, async ({ idEvaluacion }, { tx }) => opened(tx, idEvaluacion)),
  records(evaluations.readResult, async ({ idEvaluacion }, { tx }) => opened(tx, idEvaluacion)),
  records(evaluations.readProgress, async () => ({
    kind: 'evaluation-opened',
    subjectId: null,
    isBounded: true,
  })),
  recordsNothing(evaluations.remindEvaluator, 'it tells somebody of what waits for them anyway'),
  recordsNothing(evaluations.remindPending, 'it tells people of what waits for them anyway'),
  recordsNothing(staff.findCollaborators, 'names and numbers of colleagues, as the lists have them'),
  recordsNothing(questionnaire.keepAnswers, 'what somebody thinks of a colleague is nobody else’s'),
  recordsNothing(sendSurvey, 'what somebody thinks of a colleague is nobody else’s'),
]

/** Returns the person of a survey, which stays the same when it is removed or reassigned. */
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
