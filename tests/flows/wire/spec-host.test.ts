import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as incidents from '#contract/approvals/incident-decisions.ts'
import * as visits from '#contract/approvals/visits.ts'
import * as documents from '#contract/documents/document-files.ts'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import { asListed } from '#contract/evaluations/listed-rows.ts'
import { readQuestionnaire } from '#contract/evaluations/questionnaire.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import * as slips from '#contract/payslips/payslips.ts'
import type { AnyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import { allOperations } from '#contract/protocol/services.ts'
import * as clarifications from '#contract/requests/clarifications.ts'
import * as disputes from '#contract/requests/disputes.ts'
import * as moves from '#contract/savings/savings-moves.ts'
import * as alerts from '#contract/time/time-alerts.ts'
import type { CallOptions } from '#core/transport/rpc.ts'
import { payslipKind, payslipPeriodCode } from '#domain/payslips/payslip.ts'
import { TRAINED_GROUP } from '#domain/temporary/process.ts'
import { employees } from '#server/db/schema/people.ts'
import { jobCodes } from '#server/db/schema/temporary-staff.ts'
import { type App, createDevice } from '#tests/support/device/device.ts'
import { payday, savingsActions } from '#tests/support/people/fund-hands.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import { type SpecHost, startSpecHost } from '#tests/support/server/hosts/spec-host.ts'
import { specOperations } from '#tests/support/server/hosts/spec-operations.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * The app's core in front of a host that knows only the specification. The core sends what such a host
 * accepts, and reads the host's answers. The stories in STORIES show the rest on screen.
 */

const PASSWORD = 'Portal.2026'
const STORIES = [
  'approvals/approvals.whole.spec.ts',
  'savings/savings-spec-host.whole.spec.ts',
  'wire/spec-host-groups.whole.spec.ts',
  'wire/spec-host.spec.ts',
]
const asked = new Set<string>()

let host: SpecHost
let app: App

async function enter(login: string): Promise<void> {
  app = await createDevice(host.url).start()
  expect(await app.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })
}

/** @throws when the host refuses, or the app cannot read the answer */
async function ask<Op extends AnyOperation>(
  operation: Op,
  input: RequestOf<Op>,
  options?: CallOptions,
): Promise<ResponseOf<Op>> {
  const answer = await app.rpc.call(operation, input, options)
  if (!answer.ok) throw new Error(`${operation.id}: ${JSON.stringify(answer.failure)}`)
  return answer.value
}

async function stopHost(): Promise<void> {
  for (const id of host.asked) asked.add(id)
  await host.stop()
}

afterEach(() => vi.unstubAllGlobals())

describe('everything but savings', () => {
  let server: TestServer
  let on: Evaluating
  beforeAll(async () => {
    server = withoutPace(await startServer({ database: 'pglite' }))
    host = await startSpecHost(server.url)
    on = evaluateOn(server)
  })
  afterAll(async () => {
    await stopHost()
    await server.stop()
  })

  const READS =
    'GEN-09 GEN-10 GEN-15 GEN-20 GEN-27 GEN-28 GEN-30 NOM-04 NOM-09 KAR-01 KAR-02 KAR-03 KAR-04 KAR-05 KAR-07 ' +
    'DOC-01 DOC-10 DOC-11 DOC-18 DOC-19 DOC-20 DOC-21 DOC-22 POS-01 IAU-05 INC-02 NODE-07 NODE-08 NODE-11 NODE-14 ' +
    'NODE-15 NODE-17'
  const BY_PERIOD = 'NOM-02 NOM-03 NOM-05 NOM-06 NOM-07 NOM-08'

  function operationOf(id: string): AnyOperation {
    const operation = allOperations.find((each) => each.id === id)
    if (!operation) throw new Error(`no operation ${id}`)
    return operation
  }

  test('an employee reads, renews the session and signs out', async () => {
    const folio = '100101'
    await enter(folio)
    for (const id of READS.split(' ')) {
      const operation = operationOf(id)
      const { request } = exampleOf(operation)
      const own = { ...('Folio' in request && { Folio: folio }), ...('folio' in request && { folio }) }
      await ask(operation, { ...request, ...own })
    }
    const { data } = await ask(slips.listPayslipHistory, {})
    const closed = (Array.isArray(data) ? data : []).find((each) => payslipKind(each) === 'regular')
    if (!closed) throw new Error('no closed period')
    const periodo = payslipPeriodCode(closed)
    for (const id of BY_PERIOD.split(' ')) {
      const { type, payroll } = closed
      await ask(operationOf(id), { periodo, payroll, type })
    }
    const { user, token } = await ask(slips.requestPayslipPdf, { periodo })
    await ask(slips.generatePrereceipt, { pks: [user] }, { providerToken: token })
    expect(await app.renewal.renewSession()).toBe('renewed')
    await app.session.signOut()
    expect(host.asked).toContain('LOG-02')
  })

  test('an employee rates a clarification and sees the evidence of a dispute', async () => {
    await enter('100104')
    const { data } = await ask(clarifications.listClarifications, { perfil: 'usuario' })
    const closed = data?.find(({ estatus }) => estatus === 'Cerrada')
    await ask(clarifications.rateClarification, { id: closed?.ID ?? 0, rating: 5 })
    await enter('100101')
    const list = await ask(disputes.listDisputes, { ruta: '' })
    const seen: string[] = []
    for (const { id, EMPLID } of list.inconformidad ?? []) {
      const { evidencia = [] } = await ask(disputes.listEvidence, { id, tipoEvidencia: 1 })
      for (const each of evidencia) {
        const place = { emplid: String(EMPLID), tipoEvidencia: 1, evidencia: each.evidencia }
        const bytes = await ask(disputes.readEvidence, place)
        seen.push(`${each.evidencia} ${bytes.length > 0}`)
      }
    }
    expect(seen).toContainEqual(expect.stringMatching(/ true$/))
  })

  test('human resources removes a document and reads the types of rejection', async () => {
    await enter(HR)
    const empleado = '100102'
    const { docs } = await ask(documents.listDocumentTypes, { empleado, estatusColaborador: 1, esAdmin: '1' })
    const there = docs.find(({ idDoc }) => idDoc !== null)
    if (!there) throw new Error('no document')
    const idDoc = there.idDoc ?? 0
    await ask(documents.deleteDocument, { idDoc, comentario: 'No se lee', idTipo: there.idTipo, empleado })
    await ask(operationOf('REC-46'), {})
  })

  test('a leader authorizes all incidents, rejects a visit and marks the team’s alerts as seen', async () => {
    await enter(LEADER)
    const { incidenciasPorAutorizar } = await ask(incidents.listIncidentsToDecide, {})
    const idIncidencia = (incidenciasPorAutorizar ?? []).map(({ id_incidencia }) => id_incidencia)
    expect(idIncidencia.length).toBeGreaterThan(0)
    await ask(incidents.authorizeIncidents, { idIncidencia, estatus: 2 })
    expect((await ask(incidents.listIncidentsToDecide, {})).incidenciasPorAutorizar ?? []).toEqual([])
    const { respuesta } = await ask(visits.listPendingVisits, {})
    const [visit] = respuesta ?? []
    if (!visit) throw new Error('no visit waits')
    const { id, token } = visit
    const keys = { token_visita: token, password: token, esAdmin: true }
    await ask(visits.decideVisit, { ...keys, idVisita: id, estatus: 2, comentario: 'No hay quien reciba' })
    await ask(operationOf('NODE-13'), {})
    await ask(alerts.listTeamAlerts, {})
    await ask(alerts.markTeamAlertsSeen, {})
  })

  async function itemOf(id: number, rol: 2 | 3) {
    const { personalTemporal } = await ask(staff.listStaff, {
      ruta: 'Temporal',
      rol,
      estatus: staff.ALL_STATUSES,
    })
    const row = personalTemporal.find((each) => each.id === id)
    if (!row) throw new Error(`no row ${id}`)
    return asListed(row)
  }

  test('human resources activates and removes a person, reminds an evaluator; a leader opens a survey', async () => {
    const begun = await on.begin('100103')
    await enter(HR)
    await ask(staff.activate, { idEvaluado: begun.id })
    expect(await on.rowOf(begun.id)).toMatchObject({ status: 2 })
    const item = await itemOf(begun.id, 3)
    await ask(staff.removeStaff, { item, justificacionBaja: 'Renunció' })
    expect(await on.rowOf(begun.id)).toMatchObject({ removedAt: expect.any(Date) })
    const id = await on.evaluated('100104')
    const { result } = await ask(evaluations.listSurveys, { idEvaluacion: id })
    const peer = result.encuestas.find(({ evaluador }) => evaluador === '100101')
    if (!peer) throw new Error('no survey of the peer')
    await ask(evaluations.remindEvaluator, { item: asListed(peer) as { id: number } })
    await enter(LEADER)
    const own = (await ask(evaluations.listSurveys, { idEvaluacion: id })).result.encuestas
    const survey = own.find(({ evaluador }) => evaluador === LEADER)
    if (!survey) throw new Error('no survey of the leader')
    // Without a survey number in the row, surveyNumber() returns the evaluation's number, by which the host
    // knows the survey.
    expect(survey.id).toBeUndefined()
    const idEncuesta = evaluations.surveyNumber(survey, id)
    const row = await itemOf(id, 2)
    const { encuestador } = await ask(readQuestionnaire, { idEncuesta, idTipo: row.id_tipo })
    expect(encuestador.id).toBe(LEADER)
  })

  test('a leader confirms a training, and continues after the kardex check', async () => {
    const [job] = await server.db.select().from(jobCodes).where(eq(jobCodes.isByKardex, true)).limit(1)
    const isPerson = eq(employees.number, '100103')
    await server.db.update(employees).set({ workGroup: TRAINED_GROUP }).where(isPerson)
    const { id } = await on.begin('100103', { status: 2, jobCode: job?.code ?? null })
    await enter(LEADER)
    const item = await itemOf(id, 2)
    await ask(staff.confirmTraining, { id, capacitacion: 1 })
    const { kardex } = await ask(staff.checkKardex, { emplid: item.emplid })
    expect(kardex).toEqual([])
    await ask(staff.continueByKardex, { item })
    expect(await on.rowOf(id)).toMatchObject({ status: 5 })
  })
})

describe('savings', () => {
  const hands = savingsActions()
  let server: TestServer
  beforeAll(async () => {
    server = await hands.start('pglite')
    await hands.reset()
    host = await startSpecHost(server.url, 'digits')
  })
  afterAll(async () => {
    await stopHost()
    await server.stop()
  })

  test.each<[string, AnyOperation, string, number]>([
    ['enrols', moves.enrol, '100103', 50],
    ['changes the amount', moves.changeSavedAmount, '100102', 750.5],
    ['contributes more', moves.depositSavings, '100101', 250],
    ['pays more of the loan', moves.payLoanExtra, '100101', 400],
    ['pays the loan with savings', moves.payLoanWithSavings, '100101', 500],
  ])('a person %s', async (_, operation, login, monto) => {
    await hands.reset()
    if (login === '100101') {
      await hands.saveUpTo(login, 100_000)
      await hands.owe(login, { amount: 50_000, instalment: 10_000 })
    }
    await enter(login)
    await ask(operation, { monto, ...payday })
  })

  test('a person leaves the fund', async () => {
    await hands.reset()
    await enter('100102')
    const { total = 0 } = (await hands.accountOf('100102')) ?? {}
    await ask(moves.leaveSavings, { montoPrestamo: 0, montoAhorro: total / 100, ...payday })
    expect(await hands.accountOf('100102')).toMatchObject({ isLeaving: true })
  })
})

test('every operation of the specification is called on such a host, here or in a story', () => {
  for (const file of STORIES) {
    const story = readFileSync(new URL(`../../e2e/${file}`, import.meta.url), 'utf8')
    expect(story, file).toContain('startSpecHost(')
    for (const [, id] of story.matchAll(/'([A-Z]+-\d\d)'/g)) asked.add(id ?? '')
  }
  // The host refuses proposed operations, except for the sign-in that its tokens come from.
  const known = specOperations.map(({ id }) => id).filter((id) => id === 'P-01' || !id.startsWith('P-'))
  expect(known.filter((id) => !asked.has(id))).toEqual([])
})
