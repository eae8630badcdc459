import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import type { AnyOperation, ResponseOf } from '#contract/protocol/operation.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import { sendSurvey } from '#contract/evaluations/survey-answers.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { employees } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import {
  evaluations as evaluationRows,
  evaluationSurveys,
  reminderLetters,
  surveyAnswers,
  temporaryStaff,
} from '#server/db/schema/temporary-staff.ts'
import { writeLetters } from '#server/services/approval-links/write-letters.ts'
import { evaluationTexts } from '#server/services/evaluations/texts.es.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const UNKNOWN = { status: 'ERROR', message: 'No encontramos a esa persona.' }
const strange = [-1, 0, 1.5, 1e300, '', 'x', '1; drop table users', null, [], {}, 'á'.repeat(9000), '\u0000']
const days = ['2027-02-29', '0000-00-00', '9999-12-31', '+010000-01-01', '2026-13-01', '=1+1']

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'https://turno.example' }
    server = withoutPace(await startServer({ database, environment }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** @returns evaluation id */
  async function chosen(number: string, pares: string[], clientes: string[] = []) {
    const { id } = await on.begin(number, { status: 2 })
    const input = { pares, clientes, item: { id } }
    expect(await on.said(staff.saveEvaluators, input, LEADER)).toEqual({ status: 'OK' })
    return id
  }
  const calculated = async (id: number, answers: Record<string, number>) => {
    for (const [number, points] of Object.entries(answers)) await on.answer(id, number, points)
    for (const { survey, number } of await on.surveysOf(id))
      if (!(number in answers)) await on.said(evaluations.removeSurvey, { item: { id: survey.id } }, HR)
    expect(await on.said(evaluations.calculateScores, { idEvaluacion: id }, HR)).toMatchObject({
      status: 'OK',
    })
  }
  const surveyOf = async (id: number, number: string) =>
    (await on.surveysOf(id)).find((one) => one.number === number)?.survey.id ?? 0
  const watchMail = () =>
    vi.spyOn(server.services.mailer, 'send').mockImplementation(async (_letter, settle) => {
      await settle('taken')
      return 'taken'
    })

  test('shows no results to a leader who, as one of three evaluators, could compute the others’ answers', async () => {
    const id = await chosen('100104', ['100101', '100103'])
    await calculated(id, { '100101': 4, '100103': 2, [LEADER]: 3 })
    const read = async (login: string) =>
      (await on.said(evaluations.readResult, { idEvaluacion: id }, login)).data as {
        actual: { calificacion: number | null; nivel: number | null; categorias: { otros: unknown }[] }
        comentarios: { fortalezas: string[] }
        fortaleza: { categoria: string }
      }
    const led = await read(LEADER)
    expect([led.actual.calificacion, led.actual.nivel]).toEqual([null, null])
    expect(led.actual.categorias.every(({ otros }) => otros === null)).toBe(true)
    expect(led.comentarios.fortalezas).toEqual([])
    expect(led.fortaleza.categoria).toBe('')
    expect((await read(HR)).actual).toMatchObject({
      calificacion: 75,
      categorias: [{ otros: 75 }, {}, {}, {}, {}],
    })
    await on.said(evaluations.finishEvaluation, { idEvaluacion: id }, HR)
    const own = await on.said(questionnaire.readOwnResult, {}, '100104')
    expect(own.data).toMatchObject({
      actual: { calificacion: 75 },
      comentarios: { fortalezas: ['Bien de 2', 'Bien de 3', 'Bien de 4'] },
    })
  })

  test('the result of a single evaluator leaves category averages unchanged, so it reveals no answers', async () => {
    const averages = async () =>
      ((await on.said(evaluations.readProgress, {}, HR)).data as { categorias: { otros: number | null }[] })
        .categorias
    const id = await chosen('100223', ['100101'])
    const before = await averages()
    expect(before.every(({ otros }) => otros !== null)).toBe(true)
    await calculated(id, { '100101': 1 })
    expect(await averages()).toEqual(before)
  })

  test('averages for a human resources user exclude evaluations by three that include that user', async () => {
    const averages = async () => {
      const { data } = (await on.said(evaluations.readProgress, {}, HR)) as ResponseOf<
        typeof evaluations.readProgress
      >
      return [data.categorias, data.departamentos.map(({ calificacion }) => calificacion)]
    }
    const id = await chosen('100104', ['100101', '100103'], [HR])
    const before = await averages()
    await calculated(id, { '100101': 1, '100103': 1, [HR]: 1 })
    expect((await averages())[0]).toEqual(before[0])
  })

  test('averages for an evaluated human resources user exclude their own unannounced result', async () => {
    const averages = async () => {
      const { data } = (await on.said(evaluations.readProgress, {}, HR)) as ResponseOf<
        typeof evaluations.readProgress
      >
      return [data.categorias, data.departamentos.map(({ nombre, calificacion }) => [nombre, calificacion])]
    }
    const [own] = await server.db.select().from(employees).where(eq(employees.number, HR))
    const [other] = await server.db.select().from(employees).where(eq(employees.number, '100231'))
    const person = eq(employees.number, HR)
    await server.db
      .update(employees)
      .set({ departmentId: other?.departmentId ?? '' })
      .where(person)
    const before = await averages()
    const { id } = await on.begin(HR, { status: 4 })
    await server.db.insert(evaluationRows).values({
      staffId: id,
      revision: 1,
      dueDate: on.today(),
      score: 25,
      level: 1,
      calculatedAt: server.clock.now(),
    })
    const answered = { staffId: id, revision: 1, points: 20, answeredAt: server.clock.now() }
    const people = await server.db
      .select()
      .from(employees)
      .where(inArray(employees.number, ['100101', '100103', '100104']))
    for (const { id: evaluatorId } of people) {
      const [survey] = await server.db
        .insert(evaluationSurveys)
        .values({ ...answered, evaluatorId, kind: 'Par' })
        .returning({ id: evaluationSurveys.id })
      const medals = (await on.answersOf(() => 1)).map(({ id: questionId, respuesta }) => ({
        surveyId: survey?.id ?? 0,
        questionId,
        points: respuesta,
        givenAt: server.clock.now(),
      }))
      await server.db.insert(surveyAnswers).values(medals)
    }
    expect(await averages()).toEqual(before)
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.id, id))
    await server.db
      .update(employees)
      .set({ departmentId: own?.departmentId ?? '' })
      .where(person)
  })

  test('sends a person at most one reminder mail a day, also for simultaneous reminders', async () => {
    const first = await surveyOf(await chosen('100223', ['100101', '100104']), '100101')
    const second = await surveyOf(await chosen('100225', ['100101']), '100101')
    const post = watchMail()
    const write = () => writeLetters({ db: server.db, clock: server.clock, services: server.services })
    const remind = (id: number) => on.said(evaluations.remindEvaluator, { item: { id } }, HR)
    const again = { status: 'OK', message: 'Ya recibió hoy un correo. El aviso está en su portal.' }
    const answers = await Promise.all([remind(first), remind(second)])
    expect(answers).toEqual(expect.arrayContaining([{ status: 'OK' }, again]))
    expect(await remind(first)).toEqual(again)
    await on.said(evaluations.remindPending, { numeros: ['100101'] }, HR)
    await write()
    // The same job also sends emails about approvals.
    const readers = () =>
      post.mock.calls.flatMap(([{ to, subject }]) => (subject === evaluationTexts.letter.subject ? [to] : []))
    expect(readers()).toHaveLength(1)
    const all = await Promise.all([1, 2, 3].map(() => on.said(evaluations.remindPending, {}, HR)))
    expect(all.filter(({ enviados }) => Number(enviados) > 0)).toHaveLength(1)
    await write()
    expect(readers().length).toBeGreaterThan(1)
    expect(readers()).toHaveLength(new Set(readers()).size)
  })

  test('hides a removed person and the reason from their leader', async () => {
    const id = await chosen('100223', ['100101', '100103'], ['100102'])
    await calculated(id, { '100101': 4, '100103': 2, '100102': 3, [LEADER]: 3 })
    const out = { item: { id }, justificacionBaja: 'Robo' }
    expect(await on.said(staff.removeStaff, out, HR)).toEqual({ status: 'OK' })
    expect(await on.said(staff.readLife, { id }, LEADER)).toEqual(UNKNOWN)
    expect(await on.said(evaluations.readResult, { idEvaluacion: id }, LEADER)).toEqual(UNKNOWN)
    expect(JSON.stringify(await on.said(staff.readLife, { id }, HR))).toContain('Robo')
  })

  test('records each survey that was removed or given to another person', async () => {
    const id = await chosen('100222', ['100101', '100103'])
    const { employeeId } = await on.rowOf(id)
    const told = async () =>
      (
        await server.db.select().from(securityEvents).where(eq(securityEvents.subjectEmployeeId, employeeId))
      ).filter(({ kind, details }) => kind === 'temporary-moved' && details.paso === 'encuesta').length
    const idEncuesta = await surveyOf(id, '100101')
    await on.said(evaluations.changeSurvey, { emplid: '100104', idEvaluacion: id, idEncuesta }, HR)
    expect(await told()).toBe(1)
    await on.said(evaluations.removeSurvey, { item: { id: await surveyOf(id, '100104') } }, HR)
    expect(await told()).toBe(2)
  })

  test('without a responsible person, nobody counts as a peer', async () => {
    const id = await chosen('100223', ['100101', '100103'])
    await server.db.update(temporaryStaff).set({ responsibleId: null }).where(eq(temporaryStaff.id, id))
    await server.db.update(employees).set({ leaderId: null }).where(eq(employees.number, '100401'))
    const change = { emplid: '100401', idEvaluacion: id, idEncuesta: await surveyOf(id, '100101') }
    expect(await on.said(evaluations.changeSurvey, change, HR)).toMatchObject({
      message: 'Un par no trabaja con el mismo responsable. Actualiza la lista.',
    })
  })

  test('allows strangers, evaluators, the evaluated person and removed evaluators only their own survey', async () => {
    const id = await chosen('100104', ['100101', '100103'])
    const idEncuesta = await surveyOf(id, '100103')
    const form = { nomina: on.today() }
    const date = (await on.rowOf(id)).applicationDate
    const extension = {
      id,
      perfil: 3,
      mes: 1,
      justificacion: 'x',
      fecha_aplicacion: date,
      fecha_extension: date,
    }
    const all = await on.answersOf(() => 1)
    const survey = { idEncuesta, idEvaluacion: id, resultados: all, fortaleza: '', oportunidad: '' }
    const calls: [AnyOperation, object][] = [
      [staff.listPeers, { emplid: '100104' }],
      [staff.checkKardex, { emplid: '100104' }],
      [staff.saveEvaluators, { pares: ['100101'], clientes: [], item: { id } }],
      [staff.advance, { item: { id } }],
      [staff.assignPlant, { form, item: { id } }],
      [staff.removeStaff, { item: { id }, justificacionBaja: 'x' }],
      [staff.listPossibleClients, { pares: [], item: { id } }],
      [staff.listPossibleClients, { pares: [] }],
      [staff.resolvePeers, { pares: ['100101'] }],
      [staff.continueByKardex, { item: { id } }],
      [staff.extendContract, extension],
      [staff.activate, { idEvaluado: id }],
      [staff.confirmTraining, { id, capacitacion: 1 }],
      [staff.readLife, { id }],
      [staff.registerFamily, { proyecto: 'x', integrantes: [] }],
      [staff.findCollaborators, { buscar: 'a' }],
      [staff.listStaff, { ruta: 'x', rol: 1, estatus: 'all_incidencias' }],
      [staff.listStaff, { ruta: 'x', rol: 3, estatus: 3 }],
      [evaluations.listSurveys, { idEvaluacion: id }],
      [evaluations.removeSurvey, { item: { id: idEncuesta } }],
      [evaluations.calculateScores, { idEvaluacion: id }],
      [evaluations.finishEvaluation, { idEvaluacion: id }],
      [evaluations.changeSurvey, { emplid: '100102', idEvaluacion: id, idEncuesta }],
      [evaluations.remindEvaluator, { item: { id: idEncuesta } }],
      [evaluations.listCollaborators, {}],
      [evaluations.readResult, { idEvaluacion: id }],
      [evaluations.readProgress, {}],
      [evaluations.remindPending, {}],
      [questionnaire.readQuestionnaire, { idEncuesta, idTipo: 1 }],
      [questionnaire.keepAnswers, { idEncuesta, respuestas: [] }],
      [sendSurvey, survey],
    ]
    const letters = () => server.db.select().from(reminderLetters)
    const written = await letters()
    const rows = await on.surveysOf(id)
    for (const login of ['100102', '100101', '100104'])
      for (const [operation, input] of calls) {
        const answer = await on.said(operation, input, login)
        expect(JSON.stringify([login, operation.id, answer])).not.toMatch(/"OK"|"VACIO"/)
      }
    for (const [operation, input] of calls.filter(([{ access }]) => access === 'hr'))
      expect((await on.call(operation, input, LEADER)).body).toMatchObject({ status: 'ERROR' })
    expect(await on.surveysOf(id)).toEqual(rows)
    expect(await on.rowOf(id)).toMatchObject({ status: 3, revision: 1, removedAt: null })
    expect(await letters()).toEqual(written)

    await on.said(evaluations.removeSurvey, { item: { id: idEncuesta } }, HR)
    for (const [operation, input] of calls.slice(-3))
      expect(await on.said(operation, input, '100103')).toMatchObject({ status: 'ERROR' })
    const [removed] = await server.db
      .select()
      .from(evaluationSurveys)
      .where(eq(evaluationSurveys.id, idEncuesta))
    expect(removed?.points).toBeNull()
  })

  test('rejects any invalid field value with a message', async () => {
    const id = await chosen('100223', ['100101', '100103'])
    const idEncuesta = await surveyOf(id, LEADER)
    const finished = await on.begin('100227', { status: 5 })
    const all = await on.answersOf(() => 1)
    const calls: [AnyOperation, (value: unknown) => object][] = [
      [staff.saveEvaluators, (value) => ({ pares: [value], clientes: [], item: { id } })],
      [staff.advance, (value) => ({ item: { id: value } })],
      [staff.assignPlant, (value) => ({ form: { nomina: value }, item: { id: finished.id } })],
      [staff.removeStaff, (value) => ({ item: value, justificacionBaja: 'x' })],
      [staff.listPossibleClients, (value) => ({ pares: [value], item: { id: value } })],
      [staff.checkKardex, (value) => ({ emplid: value })],
      [
        staff.extendContract,
        (value) => ({
          id,
          perfil: value,
          mes: value,
          justificacion: 'x',
          fecha_aplicacion: value,
          fecha_extension: value,
        }),
      ],
      [staff.confirmTraining, (value) => ({ id, capacitacion: value })],
      [staff.readLife, (value) => ({ id: value })],
      [
        staff.registerFamily,
        (value) => ({
          proyecto: 'x',
          integrantes: [
            { numero: LEADER, lider: true },
            { numero: '100226', lider: false, fecha_aplicacion: value },
          ],
        }),
      ],
      [staff.listStaff, (value) => ({ ruta: 'x', rol: 3, estatus: value })],
      [evaluations.changeSurvey, (value) => ({ emplid: value, idEvaluacion: id, idEncuesta })],
      [
        questionnaire.keepAnswers,
        (value) => ({ idEncuesta, respuestas: [{ id: 1, respuesta: value, momento: 1 }] }),
      ],
      [
        questionnaire.keepAnswers,
        (value) => ({ idEncuesta, respuestas: [{ id: value, respuesta: 1, momento: 1 }] }),
      ],
      [
        sendSurvey,
        (value) => ({
          idEncuesta,
          idEvaluacion: id,
          resultados: [...all, value],
          fortaleza: '',
          oportunidad: '',
        }),
      ],
    ]
    const people = await server.db.select({ id: temporaryStaff.id }).from(temporaryStaff)
    for (const [operation, input] of calls)
      for (const value of [...strange, ...days])
        for (const login of [LEADER, HR]) {
          const { http, body } = await on.call(operation, input(value), login)
          expect([operation.id, http >= 500]).toEqual([operation.id, false])
          expect(JSON.stringify([operation.id, value, body])).not.toContain('"OK"')
        }
    expect(await server.db.select({ id: temporaryStaff.id }).from(temporaryStaff)).toEqual(people)
    expect(await on.rowOf(id)).toMatchObject({ status: 3, revision: 1 })
    expect(await on.rowOf(finished.id)).toEqual(finished)
  })
})
