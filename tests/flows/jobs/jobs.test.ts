import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendApplication } from '#contract/jobs/job-application.ts'
import * as jobs from '#contract/jobs/jobs.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { tables } from '#server/db/schema/tables.ts'
import { type Applying, applyOn } from '#tests/support/server/applying.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Tests JOB-01 … 14, BR-10, CAJ-02, CAJ-03, ALU-02, ALU-03, NODE-05 and P-126. */

const { jobApplications, jobPostings } = tables
const CLOSED = 'Esta vacante ya cerró. Tus respuestas siguen en este dispositivo.'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Applying

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = await applyOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(() => on.reset())

  test('JOB-01, JOB-03, JOB-04, JOB-05, JOB-11, CAJ-02, ALU-02, ALU-03, NODE-05: lists areas, vacancies, questions and eligibility', async () => {
    const { areas } = await on.ask(jobs.listAreas, {}, '100101')
    expect((areas as { id: number }[]).map(({ id }) => id)).toEqual([1, 2, 6, 7, 10, 11, 9, 12])
    expect(await on.ask(jobs.listJobs, { idArea: 6 }, '100101')).toMatchObject({
      status: 'OK',
      vacantes: [
        {
          id: on.technician,
          Nombre: 'Técnico de mantenimiento',
          app: {
            conocimientos: [{ descr: 'Leer diagramas eléctricos' }, {}, {}],
            escolaridad: { carrera: 'Técnico en electromecánica' },
          },
          lugares: 2,
          preguntas: 4,
        },
      ],
    })
    expect(await on.ask(jobs.listJobs, { idArea: 12 }, '100101')).toEqual({ status: 'VACIO', vacantes: [] })
    expect(await on.ask(jobs.listJobQuestions, { idVacante: on.technician }, '100101')).toMatchObject({
      preguntas: [{ clase: 'texto' }, { clase: 'numero' }, { clase: 'opcion' }, { clase: 'sino' }],
    })
    expect(await on.ask(jobs.readEligibility, {}, '100101')).toEqual({
      status: 'OK',
      data: { mesesIngreso: 9, mesesOferta: 9, cuadrante: 3 },
    })
  })

  test('JOB-13, CAJ-03: stores an application once, and shows its state to the applicant', async () => {
    const input = { idOperacion: '0d3a9d3e-7a55-4c51-9d35-0a1b2c3d4e5f' }
    expect(await on.apply('100101', input)).toEqual({ status: 'OK' })
    expect(await on.apply('100101', input)).toEqual({ status: 'OK' })
    expect(await on.apply('100101')).toEqual({
      status: 'EXISTE',
      message: 'Ya te postulaste a esta vacante.',
    })
    const own = await on.ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { vacante: number }[]).filter(({ vacante }) => vacante === on.technician)).toEqual([
      expect.objectContaining({ etapa: 'recibida', contacto: 'Rosa Elena Treviño, extensión 214' }),
    ])
  })

  test('accepts one of fifty simultaneous applications of one person', { tags: ['whole'] }, async () => {
    const token = await openSession(server, '100101')
    const input = { idVacante: on.technician, datos: await on.answers() }
    const said = await Promise.all(
      Array.from({ length: 50 }, () => sendOperation(server, sendApplication, input, token)),
    )
    const statuses = said.map((answer) => fieldOf(answer, 'status'))
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'EXISTE')).toHaveLength(49)
    const mine = eq(jobApplications.employeeId, await on.employeeOf('100101'))
    const there = and(mine, eq(jobApplications.vacancyId, on.technician))
    expect(await server.db.$count(jobApplications, there)).toBe(1)
  })

  test.each([
    ['JOB-06: months in position', { positionSince: -5 }],
    ['JOB-07: months since the last offer', { positionSince: -9, lastOfferOn: -5 }],
    ['JOB-08: quadrant 7', { positionSince: -9, quadrant: 7 }],
    ['JOB-09: quadrant 8', { positionSince: -9, quadrant: 8 }],
    ['JOB-10: quadrant 9', { positionSince: -9, quadrant: 9 }],
  ])('%s: refuses a person who is no longer eligible when sending', async (_name, facts) => {
    expect(await on.ask(jobs.readEligibility, {}, '100101')).toMatchObject({ data: { mesesIngreso: 9 } })
    const lastOfferOn = 'lastOfferOn' in facts ? monthsAfter(on.today(), facts.lastOfferOn ?? 0) : null
    const positionSince = monthsAfter(on.today(), facts.positionSince)
    await on.setFacts('100101', { ...facts, positionSince, lastOfferOn })
    const message = 'Por ahora no cumples los requisitos para postularte.'
    expect(await on.apply('100101')).toEqual({ status: 'NOELEGIBLE', message })
    expect(await on.applicationOf('100101')).toBeUndefined()
  })

  test('refuses applications to a closed or expired vacancy', async () => {
    await server.db.update(jobPostings).set({ closedAt: server.clock.now() })
    expect(await on.apply('100101')).toEqual({ status: 'CERRADA', message: CLOSED })
    expect(await on.ask(jobs.listJobQuestions, { idVacante: on.technician }, '100101')).toEqual({
      status: 'CERRADA',
      message: CLOSED,
    })
    await server.db.update(jobPostings).set({ closedAt: null, untilDay: on.inDays(-1) })
    expect(await on.apply('100101')).toMatchObject({ status: 'CERRADA' })
    expect(await on.apply('100101', { idVacante: 999_999 })).toMatchObject({ status: 'ERROR' })
    expect(await on.applicationOf('100101')).toBeUndefined()
  })

  test('refuses answers that do not match the current questions', async () => {
    const message = 'Cambiaron las preguntas. Revísalas y envía otra vez.'
    const good = await on.answers()
    const wrong = [[], good.slice(1), [...good, { id: 999_999, respuesta: 'a' }], [...good, good[0]]]
    for (const datos of wrong) {
      expect(await on.apply('100101', { datos })).toEqual({ status: 'PREGUNTAS', message })
    }
    for (const [place, texts] of [
      [2, ['Crecer', 'tres', 'Segundo']],
      [3, ['Crecer', '3', 'Cuarto']],
    ] as const) {
      expect(await on.apply('100101', { datos: await on.answers(texts) })).toEqual({
        status: 'RESPUESTA',
        message: `La respuesta ${place} no es válida. Revísala y envía otra vez.`,
      })
    }
    expect(await on.applicationOf('100101')).toBeUndefined()
  })
})
