import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as evaluations from '#contract/evaluations/evaluations.ts'
import * as questionnaire from '#contract/evaluations/questionnaire.ts'
import * as staff from '#contract/evaluations/temporary-staff.ts'
import { addDays } from '#domain/time/dates.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { employees } from '#server/db/schema/people.ts'
import { temporaryStaff } from '#server/db/schema/temporary-staff.ts'
import { ownDataTexts } from '#server/texts.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { evaluateOn, type Evaluating, HR, LEADER } from '#tests/support/server/evaluating.ts'
import { findPerson, recordIssued } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Evaluating

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = evaluateOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
  })

  test('a temporary employee goes through all steps from waiting to a permanent position', async () => {
    const { id } = await on.begin('100104', { applicationDate: on.today() })
    expect(await on.said(staff.advance, { item: { id } }, LEADER)).toEqual({ status: 'OK', estatus: 2 })
    const peers = await on.said(staff.listPeers, { emplid: '100104' }, LEADER)
    const numbers = (peers.pares as { EMPLID: string }[]).map(({ EMPLID }) => EMPLID)
    expect(numbers).toEqual(expect.arrayContaining(['100101', '100103']))
    expect(numbers).not.toContain('100104')
    const chosen = { pares: ['100101', '100103'], clientes: ['100102'], item: { id } }
    expect(await on.said(staff.saveEvaluators, chosen, LEADER)).toEqual({ status: 'OK' })
    const rows = await on.surveysOf(id)
    expect(rows.map(({ number, survey }) => [number, survey.kind])).toEqual([
      ['100101', 'Par'],
      ['100103', 'Par'],
      ['100102', 'Cliente'],
      ['100201', 'Jefe'],
      ['100104', 'Autoevaluación'],
    ])
    const told = await server.db.select().from(notifications).where(eq(notifications.kind, 'survey-waiting'))
    expect(told.filter(({ ref }) => rows.some(({ survey }) => String(survey.id) === ref))).toHaveLength(5)

    // EVAL-32: scores need the answers of all evaluators.
    expect(await on.said(evaluations.calculateScores, { idEvaluacion: id }, HR)).toEqual({
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
      expect(await on.answer(id, number, points)).toEqual({ status: 'OK', Puntos: 20 * points })
    expect(await on.said(evaluations.calculateScores, { idEvaluacion: id }, HR)).toEqual({
      status: 'OK',
      // BR-13, BR-14: average of the others' 100, 75, 75 and 50.
      calificacion: 75,
      nivel: 5,
      auto_calificacion: 100,
      auto_nivel: 6,
    })
    expect(await on.said(questionnaire.readOwnResult, {}, '100104')).toEqual({ status: 'VACIO' })
    expect(await on.said(evaluations.finishEvaluation, { idEvaluacion: id }, HR)).toEqual({ status: 'OK' })
    const own = (await on.said(questionnaire.readOwnResult, {}, '100104')).data as { actual: object }
    expect(own.actual).toMatchObject({ calificacion: 75, nivel: 5, auto_calificacion: 100, personas: 4 })
    const { userId } = await findPerson(server, '100104')
    const [news] = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'evaluation-finished')))
    expect(news?.ref).toBe(String(id))

    const form = { nomina: addDays(on.today(), 10), titulo: 'x', tipo: 'planta', subtitulo: 'y' }
    expect(await on.said(staff.assignPlant, { form, item: { id } }, HR)).toEqual({
      status: 'OK',
      message: 'Se ha confirmado la asignación de planta administrativa. ¡Muchas gracias!',
    })
    expect(await on.rowOf(id)).toMatchObject({ status: 6, plantDate: form.nomina })
    const life = (await on.said(staff.readLife, { id }, LEADER)).data as { paso: string; quien: string }[]
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

  describe('refusals', () => {
    test('refuses decisions by an account whose password the person issued, until another person issues a new one', async () => {
      const { id } = await on.begin('100104', { applicationDate: on.today() })
      await recordIssued(server, '100104', LEADER)
      await recordIssued(server, '100104', HR)
      const refused = { status: 'ERROR', message: ownDataTexts.oneHand }
      expect(await on.said(staff.advance, { item: { id } }, LEADER)).toEqual(refused)
      expect(await on.said(staff.activate, { idEvaluado: id }, HR)).toMatchObject(refused)
      const removal = { item: { id }, justificacionBaja: 'Terminó su contrato' }
      expect(await on.said(staff.removeStaff, removal, HR)).toEqual(refused)
      expect(await on.rowOf(id)).toMatchObject({ status: 1, removedAt: null })
      for (const login of [LEADER, HR]) await recordIssued(server, '100501', login)
      expect(await on.said(staff.advance, { item: { id } }, LEADER)).toMatchObject({ status: 'OK' })
    })

    test('TEMP-26: refuses the first step before the application date, in the spec’s words', async () => {
      const { id } = await on.begin('100226', { applicationDate: addDays(on.today(), 1) })
      const [year, month, day] = addDays(on.today(), 1).split('-')
      const message = `Espera a que su fecha de evaluación esté disponible. Fecha disponible: ${day}/${month}/${year}`
      expect(await on.said(staff.advance, { item: { id } }, LEADER)).toEqual({ status: 'ERROR', message })
      // PLA-02 repeats the refusal in `respuesta`.
      expect(await on.said(staff.activate, { idEvaluado: id }, HR)).toEqual({
        status: 'ERROR',
        message,
        respuesta: { status_tran: 'ERROR', message },
      })
      expect((await on.rowOf(id)).status).toBe(1)
    })

    test('TEMP-52: refuses the first step without a responsible leader', async () => {
      const { id } = await on.begin('100226', { responsibleId: null })
      expect(await on.said(staff.advance, { item: { id } }, HR)).toEqual({
        status: 'RESPONSABLEVACIO',
        message: 'Solicita que te asignen un responsable para continuar',
      })
    })

    test.each([
      ['no colleague', [], [], 'Elige al menos un par o un cliente.'],
      [
        'a boss as client',
        [],
        [LEADER],
        'Un cliente no puede ser par, responsable, subordinado ni la misma persona.',
      ],
      [
        'a peer as client',
        ['100101'],
        ['100101'],
        'Un cliente no puede ser par, responsable, subordinado ni la misma persona.',
      ],
      ['a client twice', [], ['100102', '100102'], 'Alguien está dos veces en la lista.'],
      [
        'a peer of another boss',
        ['100102'],
        [],
        'Un par no trabaja con el mismo responsable. Actualiza la lista.',
      ],
      ['more than three colleagues', ['1', '2', '3', '4'], [], 'Como maximo tres colaboradores'],
      ['a colleague without an account', ['100211'], [], 'El número 100211 no tiene cuenta en el portal.'],
    ])('BR-39: refuses %s', async (_, pares, clientes, message) => {
      const { id } = await on.begin('100226', { status: 2 })
      const input = { pares, clientes, item: { id } }
      expect(await on.said(staff.saveEvaluators, input, LEADER)).toEqual({ status: 'ERROR', message })
      expect(await on.surveysOf(id)).toEqual([])
    })

    test('BR-44: refuses a plant date that does not exist or is before the first day', async () => {
      const { id, startDate } = await on.begin('100226', { status: 5 })
      for (const nomina of ['2026-02-30', '2026-04', ''])
        expect(await on.said(staff.assignPlant, { form: { nomina }, item: { id } }, HR)).toMatchObject({
          status: 'ERROR',
        })
      const early = { form: { nomina: addDays(startDate, -1) }, item: { id } }
      expect(await on.said(staff.assignPlant, early, HR)).toMatchObject({ status: 'ERROR' })
      expect((await on.rowOf(id)).status).toBe(5)
    })

    test('refuses human resources’ actions to a leader', async () => {
      const { id, applicationDate } = await on.begin('100226', { status: 4 })
      expect(
        await on.said(staff.removeStaff, { item: { id }, justificacionBaja: 'x' }, LEADER),
      ).toMatchObject({
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
      expect(await on.said(staff.extendContract, extension, LEADER)).toMatchObject({ status: 'ERROR' })
      expect(await on.said(staff.extendContract, { ...extension, perfil: 2 }, LEADER)).toMatchObject({
        status: 'ERROR',
      })
      expect((await on.rowOf(id)).revision).toBe(1)
    })
  })

  test('BR-16: an extension starts a new term, and closes unanswered surveys', async () => {
    const id = await on.evaluated('100222')
    await on.answer(id, '100101')
    const { applicationDate } = await on.rowOf(id)
    const extension = {
      id,
      perfil: 3,
      mes: 2,
      justificacion: 'Cambio de línea',
      fecha_aplicacion: applicationDate,
      fecha_extension: monthsAfter(applicationDate, 2),
    }
    const other = { ...extension, fecha_extension: addDays(applicationDate, 60) }
    expect(await on.said(staff.extendContract, other, HR)).toMatchObject({ status: 'ERROR' })
    expect(await on.said(staff.extendContract, extension, HR)).toEqual({ status: 'OK', revision: 2 })
    expect(await on.rowOf(id)).toMatchObject({
      status: 1,
      revision: 2,
      applicationDate: extension.fecha_extension,
    })
    const left = await on.surveysOf(id)
    expect(left.map(({ number }) => number)).toEqual(['100101'])
    const list = (await on.said(questionnaire.listOwnSurveys, {}, '100103')).data as {
      idEvaluacion: number
    }[]
    expect(list.some(({ idEvaluacion }) => idEvaluacion === id)).toBe(false)
  })

  test('TEMP-29, TEMP-30: some job codes need only a kardex without absences', async () => {
    const clean = await on.begin('100228', { jobCode: '001301' })
    expect(await on.said(staff.advance, { item: { id: clean.id } }, LEADER)).toMatchObject({
      message: 'Este puesto se decide con el kardex.',
    })
    expect(await on.said(staff.checkKardex, { emplid: '100228' }, LEADER)).toEqual({
      status: 'VACIO',
      kardex: [],
    })
    expect(await on.said(staff.continueByKardex, { item: { id: clean.id } }, LEADER)).toEqual({
      status: 'OK',
      estatus: 5,
    })
    const absent = await on.begin('100229', { jobCode: '001301' })
    expect(await on.said(staff.checkKardex, { emplid: '100229' }, LEADER)).toMatchObject({
      status: 'OK',
      kardex: [{ TipoIncidencia: 'FALTA INJUSTIFICADA' }],
    })
    expect(await on.said(staff.continueByKardex, { item: { id: absent.id } }, LEADER)).toEqual({
      status: 'ERROR',
      message: 'Tiene faltas en los últimos 90 días.',
    })
  })

  test('TEMP-09, K-39: lists one status with the counts of all; human resources sees every company', async () => {
    const { id, employeeId } = await on.begin('100226', { status: 5, responsibleId: null })
    await server.db.update(employees).set({ companyCode: '00300' }).where(eq(employees.id, employeeId))
    const list = async (estatus: string | number) =>
      (await on.said(staff.listStaff, { ruta: 'Especiales', rol: 3, estatus }, HR)) as {
        personalTemporal: { id: number; estatus: number; responsable: string }[]
        contadores: { estatus: string | number; num: number }[]
      }
    const all = await list(staff.ALL_STATUSES)
    const one = await list(5)
    expect(one.contadores).toEqual(all.contadores)
    expect(one.personalTemporal).toEqual(all.personalTemporal.filter(({ estatus }) => estatus === 5))
    expect(one.personalTemporal.find((row) => row.id === id)).toMatchObject({ responsable: '' })
    for (const { estatus, num } of all.contadores.slice(1))
      expect(all.personalTemporal.filter((row) => row.estatus === estatus)).toHaveLength(num)
    expect(all.contadores[0]).toMatchObject({ num: all.personalTemporal.length })
    await server.db.update(employees).set({ companyCode: '00100' }).where(eq(employees.id, employeeId))
  })

  test('performs one of two simultaneous actions, and refuses the other as changed', async () => {
    const { id } = await on.begin('100226')
    const both = await Promise.all([
      on.said(staff.advance, { item: { id } }, LEADER),
      on.said(staff.activate, { idEvaluado: id }, HR),
    ])
    const done = both.filter((one) => JSON.stringify(one).includes('"OK"'))
    expect(done).toHaveLength(1)
    expect(JSON.stringify(both)).toContain('Algo cambió. Actualiza e intenta otra vez.')
  })

  test('performs a repeated action with the same id once, with the same response', async () => {
    const { id } = await on.begin('100226')
    const act = { item: { id }, idOperacion: crypto.randomUUID() }
    const first = await on.said(staff.advance, act, LEADER)
    expect(first).toEqual({ status: 'OK', estatus: 2 })
    expect(await on.said(staff.advance, act, LEADER)).toEqual(first)
  })

  test('TEMP-33: confirms training once, and only in a work group that requires it', async () => {
    const { id } = await on.begin('100227')
    const trained = async () => {
      const body = { ruta: 'MiEquipo', rol: 2, estatus: 'all_incidencias' }
      const rows = (await on.said(staff.listStaff, body, LEADER)).personalTemporal as staff.StaffRow[]
      return rows.find((row) => row.id === id)?.capacitacion
    }
    // Spec 002 §3: the value is 0 or 1.
    expect(await trained()).toBe(0)
    expect(await on.said(staff.confirmTraining, { id, capacitacion: 1 }, LEADER)).toEqual({ status: 'OK' })
    expect(await trained()).toBe(1)
    expect(await on.said(staff.confirmTraining, { id, capacitacion: 1 }, LEADER)).toMatchObject({
      status: 'ERROR',
    })
    const other = await on.begin('100221')
    expect(await on.said(staff.confirmTraining, { id: other.id, capacitacion: 1 }, LEADER)).toMatchObject({
      status: 'ERROR',
    })
  })

  test('P-118, DICT-05 … 07: registers a family once', async () => {
    const [person] = await server.db.select().from(employees).where(eq(employees.number, '100219'))
    await server.db.delete(temporaryStaff).where(eq(temporaryStaff.employeeId, person?.id ?? 0))
    const members = [
      { numero: LEADER, lider: true },
      { numero: '100219', lider: false, fecha_aplicacion: on.today() },
    ]
    const register = (integrantes: object[], proyecto = 'Otoño') =>
      on.said(staff.registerFamily, { proyecto, integrantes }, HR)
    expect(await register(members.slice(0, 1))).toMatchObject({ message: 'Agrega al menos dos personas.' })
    expect(await register(members.map((one) => ({ ...one, lider: false })))).toMatchObject({
      message: 'Elige quién es el líder.',
    })
    expect(await register(members, 'x'.repeat(100))).toMatchObject({ status: 'ERROR' })
    expect(await register(members)).toEqual({ status: 'OK', registrados: 1, omitidos: [] })
    expect(await register(members)).toEqual({ status: 'OK', registrados: 0, omitidos: ['100219'] })
    // TEMP-52: registration gives a leader to a person who had none; the person can then advance.
    const mine = eq(temporaryStaff.employeeId, person?.id ?? 0)
    await server.db.update(temporaryStaff).set({ responsibleId: null }).where(mine)
    const [row] = await server.db.select().from(temporaryStaff).where(mine)
    const advance = () => on.said(staff.advance, { item: { id: row?.id } }, LEADER)
    expect(await advance()).toMatchObject({ status: 'ERROR' })
    expect(await register(members)).toEqual({ status: 'OK', registrados: 1, omitidos: [] })
    expect(await advance()).toEqual({ status: 'OK', estatus: 2 })
  })
})
