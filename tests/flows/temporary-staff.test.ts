import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations.ts'
import type { AnyOperation } from '#contract/operation.ts'
import * as questionnaire from '#contract/questionnaire.ts'
import { sendSurvey } from '#contract/survey-answers.ts'
import * as staff from '#contract/temporary-staff.ts'
import { addDays, companyDate } from '#domain/dates.ts'
import { monthsAfter } from '#domain/months.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees } from '#server/db/schema/people.ts'
import {
  evaluationSurveys,
  qualityQuestions,
  surveyAnswers,
  temporaryStaff,
} from '#server/db/schema/temporary-staff.ts'
import { databases } from '../support/server/database.ts'
import { findPerson, openSession } from '../support/server/people.ts'
import { sendOperation } from '../support/server/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'

/** TMP-01 … 24, PLA-02, NODE-16, P-117 … P-125: from the first day to the plant, and every way in which it goes another. */

const LEADER = '100201'
const HR = '100301'

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  const today = () => companyDate(server.clock.now().getTime())
  const call = async (operation: AnyOperation, input: object, login: string) =>
    sendOperation(server, operation, input, await openSession(server, login))
  const said = async (operation: AnyOperation, input: object, login: string) => {
    const { body } = await call(operation, input, login)
    return body as Record<string, unknown>
  }

  /** A new process of somebody, in whatever state. */
  async function begin(number: string, more: Partial<typeof temporaryStaff.$inferInsert> = {}) {
    const [person] = await server.db.select().from(employees).where(eq(employees.number, number))
    const [leader] = await server.db.select().from(employees).where(eq(employees.number, LEADER))
    if (!person || !leader) throw new Error('nobody')
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.employeeId, person.id))
    const [row] = await server.db
      .insert(temporaryStaff)
      .values({
        employeeId: person.id,
        responsibleId: leader.id,
        applicationDate: today(),
        startDate: addDays(today(), -150),
        ...more,
      })
      .returning()
    if (!row) throw new Error('not written')
    return row
  }
  const rowOf = async (id: number) => {
    const [row] = await server.db.select().from(temporaryStaff).where(eq(temporaryStaff.id, id))
    if (!row) throw new Error('gone')
    return row
  }
  const surveysOf = async (id: number) =>
    server.db
      .select({ survey: evaluationSurveys, number: employees.number })
      .from(evaluationSurveys)
      .innerJoin(employees, eq(employees.id, evaluationSurveys.evaluatorId))
      .where(and(eq(evaluationSurveys.staffId, id), isNull(evaluationSurveys.removedAt)))
      .orderBy(evaluationSurveys.id)
  const answersOf = async (points: (at: number) => number) => {
    const rows = await server.db.select({ id: qualityQuestions.id }).from(qualityQuestions)
    return rows.map(({ id }, at) => ({ id, respuesta: points(at) }))
  }
  /** To where the surveys wait: two peers, a client, the boss, the person. */
  async function evaluated(number: string) {
    const row = await begin(number, { status: 2 })
    const answer = await said(
      staff.saveEvaluators,
      { pares: ['100101', '100103'], clientes: ['100102'], item: { id: row.id } },
      LEADER,
    )
    expect(answer.status).toBe('OK')
    return row.id
  }
  async function answer(id: number, number: string, points = 3) {
    const survey = (await surveysOf(id)).find((one) => one.number === number)?.survey
    if (!survey) throw new Error(`${number} has no survey`)
    return said(
      sendSurvey,
      {
        idEncuesta: survey.id,
        idEvaluacion: id,
        resultados: await answersOf(() => points),
        fortaleza: `Bien de ${points}`,
        oportunidad: '',
      },
      number,
    )
  }

  test('from waiting to the plant: four people, each step told to whom it concerns', async () => {
    const { id } = await begin('100104', { applicationDate: today() })
    expect(await said(staff.advance, { item: { id } }, LEADER)).toEqual({ status: 'OK', estatus: 2 })
    const peers = await said(staff.listPeers, { emplid: '100104' }, LEADER)
    const numbers = (peers.pares as { EMPLID: string }[]).map(({ EMPLID }) => EMPLID)
    expect(numbers).toEqual(expect.arrayContaining(['100101', '100103']))
    expect(numbers).not.toContain('100104')
    const chosen = { pares: ['100101', '100103'], clientes: ['100102'], item: { id } }
    expect(await said(staff.saveEvaluators, chosen, LEADER)).toEqual({ status: 'OK' })
    const rows = await surveysOf(id)
    expect(rows.map(({ number, survey }) => [number, survey.kind])).toEqual([
      ['100101', 'Par'],
      ['100103', 'Par'],
      ['100102', 'Cliente'],
      ['100201', 'Jefe'],
      ['100104', 'Autoevaluación'],
    ])
    const told = await server.db.select().from(notifications).where(eq(notifications.kind, 'survey-waiting'))
    expect(told.filter(({ ref }) => rows.some(({ survey }) => String(survey.id) === ref))).toHaveLength(5)

    // EVAL-32: not before all have answered.
    expect(await said(evaluations.calculateScores, { idEvaluacion: id }, HR)).toEqual({
      status: 'ERROR',
      message: 'Faltan encuestas por contestar.',
    })
    for (const [number, points] of [
      ['100101', 4],
      ['100103', 3],
      ['100102', 3],
      ['100201', 2],
      ['100104', 4],
    ] as const)
      expect(await answer(id, number, points)).toEqual({ status: 'OK', Puntos: 20 * points })
    expect(await said(evaluations.calculateScores, { idEvaluacion: id }, HR)).toEqual({
      status: 'OK',
      // BR-13, BR-14: 100, 75, 75 and 50 of the others.
      calificacion: 75,
      nivel: 5,
      auto_calificacion: 100,
      auto_nivel: 6,
    })
    expect(await said(questionnaire.readOwnResult, {}, '100104')).toEqual({ status: 'VACIO' })
    expect(await said(evaluations.finishEvaluation, { idEvaluacion: id }, HR)).toEqual({ status: 'OK' })
    const own = (await said(questionnaire.readOwnResult, {}, '100104')).data as { actual: object }
    expect(own.actual).toMatchObject({ calificacion: 75, nivel: 5, auto_calificacion: 100, personas: 4 })
    const { userId } = await findPerson(server, '100104')
    const [news] = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'evaluation-finished')))
    expect(news?.ref).toBe(String(id))

    const form = { nomina: addDays(today(), 10), titulo: 'x', tipo: 'planta', subtitulo: 'y' }
    expect(await said(staff.assignPlant, { form, item: { id } }, HR)).toEqual({
      status: 'OK',
      message: 'Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!',
    })
    expect(await rowOf(id)).toMatchObject({ status: 6, plantDate: form.nomina })
    const life = (await said(staff.readLife, { id }, LEADER)).data as { paso: string; quien: string }[]
    expect(life.map(({ paso }) => paso)).toEqual([
      'ingreso',
      'evaluadores',
      'evaluacion',
      'calificada',
      'terminada',
      'planta',
    ])
    expect(life[1]?.quien).toBe('ADRIANA GARZA TREVIÑO')
  })

  describe('what is refused', () => {
    test('TEMP-26: the day before the application date, in the spec’s words', async () => {
      const { id } = await begin('100226', { applicationDate: addDays(today(), 1) })
      const [year, month, day] = addDays(today(), 1).split('-')
      const message = `Espera a que su fecha de evaluación esté disponible. Fecha disponible: ${day}/${month}/${year}`
      expect(await said(staff.advance, { item: { id } }, LEADER)).toEqual({ status: 'ERROR', message })
      expect(await said(staff.activate, { idEvaluado: id }, HR)).toMatchObject({ message })
      expect((await rowOf(id)).status).toBe(1)
    })

    test('TEMP-52: nobody who leads them', async () => {
      const { id } = await begin('100226', { responsibleId: null })
      expect(await said(staff.advance, { item: { id } }, HR)).toEqual({
        status: 'RESPONSABLEVACIO',
        message: 'Solicita que te asignen un responsable para continuar',
      })
    })

    test.each([
      ['nobody', [], [], 'Elige al menos un par o un cliente.'],
      [
        'a boss as client',
        [],
        [LEADER],
        'Un cliente no puede ser par, jefe, subordinado ni la misma persona.',
      ],
      [
        'a peer as client',
        ['100101'],
        ['100101'],
        'Un cliente no puede ser par, jefe, subordinado ni la misma persona.',
      ],
      ['a client twice', [], ['100102', '100102'], 'Alguien está dos veces en la lista.'],
      [
        'a peer of another boss',
        ['100102'],
        [],
        'Un par no trabaja con la misma jefatura. Actualiza la lista.',
      ],
      ['more than three', ['1', '2', '3', '4'], [], 'Como maximo tres colaboradores'],
      ['somebody without account', ['100211'], [], 'No encontramos el número 100211.'],
    ])('BR-39: %s', async (_, pares, clientes, message) => {
      const { id } = await begin('100226', { status: 2 })
      const input = { pares, clientes, item: { id } }
      expect(await said(staff.saveEvaluators, input, LEADER)).toEqual({ status: 'ERROR', message })
      expect(await surveysOf(id)).toEqual([])
    })

    test('BR-44: a plant date that is on no calendar, or before the first day', async () => {
      const { id, startDate } = await begin('100226', { status: 5 })
      for (const nomina of ['2026-02-30', '2026-04', ''])
        expect(await said(staff.assignPlant, { form: { nomina }, item: { id } }, HR)).toMatchObject({
          status: 'ERROR',
        })
      const early = { form: { nomina: addDays(startDate, -1) }, item: { id } }
      expect(await said(staff.assignPlant, early, HR)).toMatchObject({ status: 'ERROR' })
      expect((await rowOf(id)).status).toBe(5)
    })

    test('a leader does what human resources alone may', async () => {
      const { id, applicationDate } = await begin('100226', { status: 4 })
      expect(await said(staff.removeStaff, { item: { id }, justificacionBaja: 'x' }, LEADER)).toMatchObject({
        message: 'Esto lo decide Recursos Humanos.',
      })
      const extension = {
        id,
        perfil: 3,
        mes: 1,
        justificacion: 'x',
        fecha_aplicacion: applicationDate,
        fecha_extension: monthsAfter(applicationDate, 1),
      }
      expect(await said(staff.extendContract, extension, LEADER)).toMatchObject({ status: 'ERROR' })
      expect(await said(staff.extendContract, { ...extension, perfil: 2 }, LEADER)).toMatchObject({
        status: 'ERROR',
      })
      expect((await rowOf(id)).revision).toBe(1)
    })
  })

  test('BR-16: an extension begins a new term, and closes what nobody has answered', async () => {
    const id = await evaluated('100222')
    await answer(id, '100101')
    const { applicationDate } = await rowOf(id)
    const extension = {
      id,
      perfil: 3,
      mes: 2,
      justificacion: 'Cambio de línea',
      fecha_aplicacion: applicationDate,
      fecha_extension: monthsAfter(applicationDate, 2),
    }
    const other = { ...extension, fecha_extension: addDays(applicationDate, 60) }
    expect(await said(staff.extendContract, other, HR)).toMatchObject({ status: 'ERROR' })
    expect(await said(staff.extendContract, extension, HR)).toEqual({ status: 'OK', revision: 2 })
    expect(await rowOf(id)).toMatchObject({
      status: 1,
      revision: 2,
      applicationDate: extension.fecha_extension,
    })
    const left = await surveysOf(id)
    expect(left.map(({ number }) => number)).toEqual(['100101'])
    const list = (await said(questionnaire.listOwnSurveys, {}, '100103')).data as { idEvaluacion: number }[]
    expect(list.some(({ idEvaluacion }) => idEvaluacion === id)).toBe(false)
  })

  test('TEMP-29, TEMP-30: the kardex decides for its job codes, and absences stop it', async () => {
    const clean = await begin('100228', { jobCode: '001301' })
    expect(await said(staff.advance, { item: { id: clean.id } }, LEADER)).toMatchObject({
      message: 'Este puesto se decide con el kardex.',
    })
    expect(await said(staff.checkKardex, { emplid: '100228' }, LEADER)).toEqual({
      status: 'VACIO',
      kardex: [],
    })
    expect(await said(staff.continueByKardex, { item: { id: clean.id } }, LEADER)).toEqual({
      status: 'OK',
      estatus: 5,
    })
    const absent = await begin('100229', { jobCode: '001301' })
    expect(await said(staff.checkKardex, { emplid: '100229' }, LEADER)).toMatchObject({
      status: 'OK',
      kardex: [{ TipoIncidencia: 'FALTA INJUSTIFICADA' }],
    })
    expect(await said(staff.continueByKardex, { item: { id: absent.id } }, LEADER)).toEqual({
      status: 'ERROR',
      message: 'Tiene faltas en los últimos 90 días.',
    })
  })

  test('EVAL-39 … 43: surveys are given to others, removed, reminded of', async () => {
    const id = await evaluated('100223')
    const [first, , client] = await surveysOf(id)
    const give = (idEncuesta: number, emplid: string) =>
      said(evaluations.changeSurvey, { emplid, idEvaluacion: id, idEncuesta }, HR)
    const taken = {
      status: 'EXISTE',
      message:
        'El colaborador seleccionado ya se encuentra registrado en las encuestas. Seleccione uno diferente',
    }
    expect(await give(client?.survey.id ?? 0, '100103')).toEqual(taken)
    expect(await give(client?.survey.id ?? 0, LEADER)).toEqual(taken)
    expect(await give(client?.survey.id ?? 0, '100401')).toEqual({ status: 'OK' })
    // Another evaluator has no mail: the portal tells them all the same.
    const noMail = (await surveysOf(id)).find(({ number }) => number === '100103')
    expect(await said(evaluations.remindEvaluator, { item: { id: noMail?.survey.id } }, HR)).toMatchObject({
      status: 'SINCORREO',
      message: 'Colaborador no cuenta con un correo registrado',
    })
    expect(await said(evaluations.removeSurvey, { item: { id: first?.survey.id } }, HR)).toEqual({
      status: 'OK',
      pendientes: 3,
    })
    expect(await said(evaluations.removeSurvey, { item: { id: first?.survey.id } }, HR)).toMatchObject({
      status: 'ERROR',
    })
    await answer(id, '100103')
    await answer(id, '100401')
    const last = (await surveysOf(id)).find(({ number }) => number === LEADER)
    expect(await said(evaluations.removeSurvey, { item: { id: last?.survey.id } }, HR)).toEqual({
      status: 'OK',
      pendientes: 0,
    })
    // Of two others nothing is told by category, and of two comments none.
    await said(evaluations.calculateScores, { idEvaluacion: id }, HR)
    const { data } = (await said(evaluations.readResult, { idEvaluacion: id }, HR)) as {
      data: {
        actual: { categorias: { otros: number | null }[]; calificacion: number }
        comentarios: object
        fortaleza: { categoria: string }
      }
    }
    expect(data.actual.calificacion).toBe(75)
    expect(data.actual.categorias.map(({ otros }) => otros)).toEqual([null, null, null, null, null])
    expect(data.comentarios).toEqual({ fortalezas: [], oportunidades: [] })
    expect(data.fortaleza.categoria).toBe('')
    expect(JSON.stringify(data)).not.toMatch(/100103|BRENDA|100401|IRMA/)
  })

  test('EVAL-22, EVAL-26: answers are kept as they are given, the latest one wins, and all are needed once', async () => {
    const id = await evaluated('100225')
    const survey = (await surveysOf(id)).find(({ number }) => number === '100101')?.survey
    const idEncuesta = survey?.id ?? 0
    const at = server.clock.now().getTime()
    const keep = (respuesta: number, momento: number, login = '100101') =>
      said(questionnaire.keepAnswers, { idEncuesta, respuestas: [{ id: 1, respuesta, momento }] }, login)
    expect(await keep(2, at - 1000)).toEqual({ status: 'OK' })
    expect(await keep(4, at - 500)).toEqual({ status: 'OK' })
    // Of the other device, tapped before, and arriving later.
    expect(await keep(1, at - 800)).toEqual({ status: 'OK' })
    const [kept] = await server.db
      .select()
      .from(surveyAnswers)
      .where(and(eq(surveyAnswers.surveyId, idEncuesta), eq(surveyAnswers.questionId, 1)))
    expect(kept?.points).toBe(4)
    const read = await said(questionnaire.readQuestionnaire, { idEncuesta, idTipo: 1 }, '100101')
    expect((read.categorias as { preguntas: { respuesta: number }[] }[])[0]?.preguntas[0]?.respuesta).toBe(4)
    const all = await answersOf(() => 2)
    const send = (resultados: object[]) =>
      said(sendSurvey, { idEncuesta, idEvaluacion: id, resultados, fortaleza: '', oportunidad: '' }, '100101')
    expect(await send(all.slice(1))).toEqual({
      status: 'ERROR',
      message: 'Contesta todas las preguntas antes de enviar.',
    })
    expect(await send([...all, { id: 9999, respuesta: 1 }])).toMatchObject({ status: 'ERROR' })
    const two = await Promise.all([send(all), send(all)])
    expect(two.map(({ status }) => status).sort()).toEqual(['EXISTE', 'OK'])
    expect(await keep(1, at)).toMatchObject({ status: 'EXISTE' })
  })

  test('two who act at once: one is done, the other hears that something changed', async () => {
    const { id } = await begin('100226')
    const both = await Promise.all([
      said(staff.advance, { item: { id } }, LEADER),
      said(staff.activate, { idEvaluado: id }, HR),
    ])
    const done = both.filter((one) => JSON.stringify(one).includes('"OK"'))
    expect(done).toHaveLength(1)
    expect(JSON.stringify(both)).toContain('Algo cambió. Actualiza e intenta otra vez.')
  })

  test('the same act under one id is carried out once, with the same answer', async () => {
    const { id } = await begin('100226')
    const act = { item: { id }, idOperacion: crypto.randomUUID() }
    const first = await said(staff.advance, act, LEADER)
    expect(first).toEqual({ status: 'OK', estatus: 2 })
    expect(await said(staff.advance, act, LEADER)).toEqual(first)
  })

  test('TEMP-33: training of the one work group, once', async () => {
    const { id } = await begin('100227')
    expect(await said(staff.confirmTraining, { id, capacitacion: 1 }, LEADER)).toEqual({ status: 'OK' })
    expect(await said(staff.confirmTraining, { id, capacitacion: 1 }, LEADER)).toMatchObject({
      status: 'ERROR',
    })
    const other = await begin('100221')
    expect(await said(staff.confirmTraining, { id: other.id, capacitacion: 1 }, LEADER)).toMatchObject({
      status: 'ERROR',
    })
  })

  test('P-118, DICT-05 … 07: a family is registered once', async () => {
    const [person] = await server.db.select().from(employees).where(eq(employees.number, '100219'))
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.employeeId, person?.id ?? 0))
    const members = [
      { numero: LEADER, lider: true },
      { numero: '100219', lider: false, fecha_aplicacion: today() },
    ]
    const register = (integrantes: object[], proyecto = 'Otoño') =>
      said(staff.registerFamily, { proyecto, integrantes }, HR)
    expect(await register(members.slice(0, 1))).toMatchObject({ message: 'Agrega al menos dos personas.' })
    expect(await register(members.map((one) => ({ ...one, lider: false })))).toMatchObject({
      message: 'Elige quién es el líder.',
    })
    expect(await register(members, 'x'.repeat(100))).toMatchObject({ status: 'ERROR' })
    expect(await register(members)).toEqual({ status: 'OK', registrados: 1, omitidos: [] })
    expect(await register(members)).toEqual({ status: 'OK', registrados: 0, omitidos: ['100219'] })
  })

  test('P-122: everybody who is late is told once a day', async () => {
    const first = await said(evaluations.remindPending, {}, HR)
    expect(Number(first.enviados) + Number(first.sinCorreo)).toBeGreaterThan(0)
    expect(await said(evaluations.remindPending, {}, HR)).toMatchObject({ enviados: 0, sinCorreo: 0 })
  })
})
