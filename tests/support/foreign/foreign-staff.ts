import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { tables } from '#server/db/schema/tables.ts'
import { transportTexts } from '#server/texts.ts'
import { exampleOf } from '../server/examples.ts'
import { openSession, sendAs } from '../server/people.ts'
import { fieldOf, sendOperation, type WireAnswer } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { onlyHumanResources } from './only-human-resources.ts'

const { employees, evaluationSurveys, temporaryStaff } = tables

const COLLEAGUES = ['100101', '100102']
const LEADER = '100201'

async function processOf(server: TestServer, number: string) {
  const [row] = await server.db
    .select({ id: temporaryStaff.id, applicationDate: temporaryStaff.applicationDate })
    .from(temporaryStaff)
    .innerJoin(employees, eq(employees.id, temporaryStaff.employeeId))
    .where(eq(employees.number, number))
  if (!row) throw new Error(`${number} is not temporary staff`)
  return row
}

async function surveyOf(server: TestServer, evaluator: string) {
  const [row] = await server.db
    .select({ survey: evaluationSurveys })
    .from(evaluationSurveys)
    .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
    .where(and(eq(employees.number, evaluator), isNull(evaluationSurveys.answeredAt)))
  if (!row) throw new Error(`${evaluator} has no open survey`)
  return row.survey
}

function refusalOf(answer: WireAnswer): unknown {
  const inside = fieldOf(answer, 'respuesta')
  if (typeof inside === 'object' && inside !== null) return (inside as { message?: unknown }).message
  return fieldOf(answer, 'message')
}

const UNKNOWN = 'No encontramos a esa persona.'

function ofPerson(operation: AnyOperation, number: string, more: (id: number) => object) {
  return async (server: TestServer): Promise<void> => {
    const { id } = await processOf(server, number)
    const input = { ...(exampleOf(operation).request as object), ...more(id) }
    for (const login of COLLEAGUES) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, refusalOf(answer)]).toEqual([login, UNKNOWN])
    }
    const own = await sendAs(server, operation, input, LEADER)
    expect(refusalOf(own)).not.toBe(UNKNOWN)
  }
}

const item = (id: number) => ({ item: { id } })

/** Only human resources gets views 1 and 3, which list everybody. View 2 lists the people the caller leads. */
async function listOfOthers(server: TestServer): Promise<void> {
  for (const login of [...COLLEAGUES, LEADER]) {
    const token = await openSession(server, login)
    for (const rol of [1, 3]) {
      const answer = await sendOperation(
        server,
        staff.listStaff,
        { ruta: '', rol, estatus: staff.ALL_STATUSES },
        token,
      )
      expect([login, rol, fieldOf(answer, 'personalTemporal')]).toEqual([login, rol, undefined])
    }
  }
  const token = await openSession(server, '100101')
  const own = await sendOperation(
    server,
    staff.listStaff,
    { ruta: '', rol: 2, estatus: staff.ALL_STATUSES },
    token,
  )
  expect(fieldOf(own, 'personalTemporal')).toEqual([])
}

/** The check reads the message, because a legacy call refuses with HTTP 200. */
function ofHumanResources(operation: AnyOperation) {
  return async (server: TestServer): Promise<void> => {
    const input = exampleOf(operation).request as object
    for (const login of [...COLLEAGUES, LEADER, '100401', 'candidato', 'externo']) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, answer.body]).toEqual([login, { status: 'ERROR', message: transportTexts.forbidden }])
    }
    const own = await sendAs(server, operation, input, '100301')
    expect(fieldOf(own, 'message')).not.toBe(transportTexts.forbidden)
  }
}

function ofChoosers(operation: AnyOperation) {
  return async (server: TestServer): Promise<void> => {
    const { item: _, ...input } = exampleOf(operation).request as { item?: unknown }
    for (const login of COLLEAGUES) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, fieldOf(answer, 'status')]).toEqual([login, 'ERROR'])
    }
    const own = await sendAs(server, operation, input, LEADER)
    expect(fieldOf(own, 'status')).not.toBe('ERROR')
  }
}

function ofEvaluator(operation: AnyOperation, more: (survey: { id: number; staffId: number }) => object) {
  return async (server: TestServer): Promise<void> => {
    const survey = await surveyOf(server, '100101')
    const input = { ...(exampleOf(operation).request as object), ...more(survey) }
    for (const login of ['100102', LEADER, '100301']) {
      const answer = await sendAs(server, operation, input, login)
      expect([login, refusalOf(answer)]).toEqual([login, 'Esa encuesta ya no existe. Actualiza la lista.'])
    }
    const own = await sendAs(server, operation, input, '100101')
    expect(refusalOf(own)).not.toBe('Esa encuesta ya no existe. Actualiza la lista.')
  }
}

export const foreignStaff = {
  'TMP-01': listOfOthers,
  'TMP-02': ofPerson(staff.listPeers, '100221', () => ({ emplid: '100221' })),
  'TMP-03': ofPerson(staff.saveEvaluators, '100221', item),
  'TMP-04': ofPerson(staff.advance, '100226', item),
  'TMP-15': 'takes no ids' as const,
  'TMP-16': ofPerson(staff.assignPlant, '100104', item),
  'TMP-17': ofPerson(staff.removeStaff, '100226', item),
  'TMP-19': ofPerson(staff.listPossibleClients, '100221', item),
  'TMP-20': ofChoosers(staff.resolvePeers),
  'TMP-21': ofPerson(staff.checkKardex, '100229', () => ({ emplid: '100229' })),
  'TMP-22': ofPerson(staff.continueByKardex, '100229', item),
  'TMP-23': 'takes no ids' as const,
  'TMP-24': ofPerson(staff.extendContract, '100221', (id) => ({ id, perfil: 2 })),
  'PLA-02': ofPerson(staff.activate, '100226', (idEvaluado) => ({ idEvaluado })),
  'NODE-16': ofPerson(staff.confirmTraining, '100227', (id) => ({ id })),
  'P-117': ofPerson(staff.readLife, '100221', (id) => ({ id })),
  'P-118': onlyHumanResources(staff.registerFamily),
  'P-119': onlyHumanResources(staff.findCollaborators),
  'TMP-09': ofPerson(evaluations.listSurveys, '100221', (idEvaluacion) => ({ idEvaluacion })),
  'TMP-10': ofHumanResources(evaluations.removeSurvey),
  'TMP-11': ofHumanResources(evaluations.calculateScores),
  'TMP-12': ofHumanResources(evaluations.finishEvaluation),
  'TMP-13': ofHumanResources(evaluations.changeSurvey),
  'TMP-18': ofHumanResources(evaluations.remindEvaluator),
  'GEN-11': ofChoosers(evaluations.listCollaborators),
  'P-120': ofPerson(evaluations.readResult, '100230', (idEvaluacion) => ({ idEvaluacion })),
  'P-121': onlyHumanResources(evaluations.readProgress),
  'P-122': onlyHumanResources(evaluations.remindPending),
  'TMP-05': ofEvaluator(questionnaire.readQuestionnaire, ({ id }) => ({ idEncuesta: id })),
  'TMP-06': ofEvaluator(sendSurvey, ({ id, staffId }) => ({ idEncuesta: id, idEvaluacion: staffId })),
  'P-123': 'takes no ids' as const,
  'P-124': ofEvaluator(questionnaire.keepAnswers, ({ id }) => ({ idEncuesta: id })),
  'P-125': 'takes no ids' as const,
}
