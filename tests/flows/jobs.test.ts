import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as candidates from '#contract/candidates.ts'
import { sendApplication } from '#contract/job-application.ts'
import * as desk from '#contract/job-desk.ts'
import * as jobs from '#contract/jobs.ts'
import type { AnyOperation, RequestOf } from '#contract/operation.ts'
import { addDays, companyDate } from '#domain/dates.ts'
import { monthsAfter } from '#domain/months.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { tables } from '#server/db/schema/tables.ts'
import { databases } from '../support/server/database.ts'
import { findPerson, openSession } from '../support/server/people.ts'
import { fieldOf, sendOperation } from '../support/server/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '../support/server/server.ts'

/** Vacancies for the own people (JOB-01 … 14, BR-10, CAJ-02, CAJ-03, ALU-02, ALU-03, NODE-05, P-126 … P-134). */

const {
  approvals,
  jobApplications,
  jobFacts,
  jobNotes,
  jobPostings,
  jobQuestions,
  notifications,
  securityEvents,
  users,
} = tables
const HR = '100301'
const CLOSED = 'Esta vacante ya cerró. Tus respuestas siguen en este dispositivo.'
const UNKNOWN = { status: 'ERROR', message: 'No encontramos esa postulación.' }
const TAKEN = { status: 'CAMBIO', message: 'Alguien más la cambió. Actualiza y revisa antes de seguir.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let technician = 0

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    const [posting] = await server.db.select().from(jobPostings).where(eq(jobPostings.areaId, 6))
    technician = posting?.vacancyId ?? 0
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(jobApplications).where(eq(jobApplications.vacancyId, technician))
    await server.db.update(jobPostings).set({ closedAt: null, untilDay: inDays(10) })
    await setFacts('100101', { positionSince: monthsAfter(today(), -9), quadrant: 3 })
  })

  const today = () => companyDate(server.clock.now().getTime())
  const inDays = (days: number) => addDays(today(), days)
  const ask = async (operation: AnyOperation, input: object, login: string) =>
    (await sendOperation(server, operation, input, await openSession(server, login))).body as Record<
      string,
      unknown
    >
  const employeeOf = async (login: string) => (await findPerson(server, login)).employeeId ?? 0

  async function setFacts(
    login: string,
    facts: { positionSince?: string; lastOfferOn?: string | null; quadrant?: number },
  ) {
    const employeeId = await employeeOf(login)
    const values = { positionSince: null, lastOfferOn: null, quadrant: null, ...facts }
    await server.db
      .insert(jobFacts)
      .values({ employeeId, ...values })
      .onConflictDoUpdate({ target: jobFacts.employeeId, set: values })
  }
  async function questions() {
    return server.db
      .select()
      .from(jobQuestions)
      .where(and(eq(jobQuestions.vacancyId, technician), isNull(jobQuestions.removedAt)))
      .orderBy(jobQuestions.position)
  }
  async function answers(texts: readonly string[] = ['Crecer', '3', 'Segundo']) {
    const rows = await questions()
    return texts.map((respuesta, at) => ({ id: rows[at]?.id ?? 0, respuesta }))
  }
  const apply = async (login: string, more: object = {}) =>
    ask(sendApplication, { idVacante: technician, datos: await answers(), ...more }, login)
  async function applicationOf(login: string) {
    const [row] = await server.db
      .select()
      .from(jobApplications)
      .where(
        and(
          eq(jobApplications.vacancyId, technician),
          eq(jobApplications.employeeId, await employeeOf(login)),
        ),
      )
    return row
  }
  async function applied(login = '100101') {
    expect(await apply(login)).toEqual({ status: 'OK' })
    const row = await applicationOf(login)
    if (!row) throw new Error('nothing was sent')
    return row
  }
  const move = (id: number, revision: number, accion: string, more: object = {}, login = HR) =>
    ask(desk.moveApplication, { id, revision, accion, ...more }, login)
  const interview = () => ({ fecha: inDays(4), hora: '10:00', lugar: 'Sala 2' })

  test('JOB-01, 03, 04, 05, 11: areas in their order, vacancies of one, questions, what one has of the three', async () => {
    const { areas } = await ask(jobs.listAreas, {}, '100101')
    expect((areas as { id: number }[]).map(({ id }) => id)).toEqual([1, 2, 6, 7, 10, 11, 9, 12])
    expect(await ask(jobs.listJobs, { idArea: 6 }, '100101')).toMatchObject({
      status: 'OK',
      vacantes: [
        {
          id: technician,
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
    expect(await ask(jobs.listJobs, { idArea: 12 }, '100101')).toEqual({ status: 'VACIO', vacantes: [] })
    expect(await ask(jobs.listJobQuestions, { idVacante: technician }, '100101')).toMatchObject({
      preguntas: [{ clase: 'texto' }, { clase: 'numero' }, { clase: 'opcion' }, { clase: 'sino' }],
    })
    expect(await ask(jobs.readEligibility, {}, '100101')).toEqual({
      status: 'OK',
      data: { mesesIngreso: 9, mesesOferta: 9, cuadrante: 3 },
    })
  })

  test('JOB-13: sent once; the same under another id is there already; its person sees where it stands', async () => {
    const input = { idOperacion: '0d3a9d3e-7a55-4c51-9d35-0a1b2c3d4e5f' }
    expect(await apply('100101', input)).toEqual({ status: 'OK' })
    expect(await apply('100101', input)).toEqual({ status: 'OK' })
    expect(await apply('100101')).toEqual({ status: 'EXISTE', message: 'Ya te postulaste a esta vacante.' })
    const own = await ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { vacante: number }[]).filter(({ vacante }) => vacante === technician)).toEqual([
      expect.objectContaining({ etapa: 'recibida', contacto: 'Rosa Elena Treviño, extensión 214' }),
    ])
  })

  test('fifty at once of one person are one', async () => {
    const token = await openSession(server, '100101')
    const input = { idVacante: technician, datos: await answers() }
    const said = await Promise.all(
      Array.from({ length: 50 }, () => sendOperation(server, sendApplication, input, token)),
    )
    const statuses = said.map((answer) => fieldOf(answer, 'status'))
    expect(statuses.filter((status) => status === 'OK')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'EXISTE')).toHaveLength(49)
    const mine = eq(jobApplications.employeeId, await employeeOf('100101'))
    const there = and(mine, eq(jobApplications.vacancyId, technician))
    expect(await server.db.$count(jobApplications, there)).toBe(1)
  })

  test.each([
    ['JOB-06: months in position', { positionSince: -5 }],
    ['JOB-07: months since the last offer', { positionSince: -9, lastOfferOn: -5 }],
    ['JOB-08: quadrant 7', { positionSince: -9, quadrant: 7 }],
    ['JOB-09: quadrant 8', { positionSince: -9, quadrant: 8 }],
    ['JOB-10: quadrant 9', { positionSince: -9, quadrant: 9 }],
  ])('%s: eligible when it was opened, and no more when it was sent', async (_name, facts) => {
    expect(await ask(jobs.readEligibility, {}, '100101')).toMatchObject({ data: { mesesIngreso: 9 } })
    const lastOfferOn = 'lastOfferOn' in facts ? monthsAfter(today(), facts.lastOfferOn ?? 0) : null
    const positionSince = monthsAfter(today(), facts.positionSince)
    await setFacts('100101', { ...facts, positionSince, lastOfferOn })
    const message = 'Por ahora no cumples los requisitos para postularte.'
    expect(await apply('100101')).toEqual({ status: 'NOELEGIBLE', message })
    expect(await applicationOf('100101')).toBeUndefined()
  })

  test('closed meanwhile, or its last day is over: said so, and nothing is written', async () => {
    await server.db.update(jobPostings).set({ closedAt: server.clock.now() })
    expect(await apply('100101')).toEqual({ status: 'CERRADA', message: CLOSED })
    expect(await ask(jobs.listJobQuestions, { idVacante: technician }, '100101')).toEqual({
      status: 'CERRADA',
      message: CLOSED,
    })
    await server.db.update(jobPostings).set({ closedAt: null, untilDay: inDays(-1) })
    expect(await apply('100101')).toMatchObject({ status: 'CERRADA' })
    expect(await apply('100101', { idVacante: 999_999 })).toMatchObject({ status: 'ERROR' })
    expect(await applicationOf('100101')).toBeUndefined()
  })

  test('answers that fit no question of today are refused whole', async () => {
    const message = 'Cambiaron las preguntas. Revísalas y envía otra vez.'
    const good = await answers()
    const wrong = [
      [],
      good.slice(1),
      [...good, { id: 999_999, respuesta: 'a' }],
      [...good, good[0]],
      await answers(['Crecer', 'tres', 'Segundo']),
      await answers(['Crecer', '3', 'Cuarto']),
    ]
    for (const datos of wrong) {
      expect(await apply('100101', { datos })).toEqual({ status: 'PREGUNTAS', message })
    }
    expect(await applicationOf('100101')).toBeUndefined()
  })

  test('moved along to an offer, which is made where all are; each step is told to its person', async () => {
    const { id, employeeId } = await applied()
    expect(await move(id, 1, 'citar', interview())).toMatchObject({ status: 'ERROR' })
    expect(await move(id, 1, 'revisar')).toEqual({ status: 'OK', revision: 2 })
    expect(await move(id, 2, 'citar', { ...interview(), fecha: inDays(-1) })).toMatchObject({
      status: 'ERROR',
    })
    expect(await move(id, 2, 'citar', { fecha: '2026-02-31', hora: '10:00' })).toMatchObject({
      status: 'ERROR',
    })
    expect(await move(id, 2, 'citar', interview())).toEqual({ status: 'OK', revision: 3 })
    const own = await ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { id: number }[]).find((one) => one.id === id)).toMatchObject({
      etapa: 'entrevista',
      fecha: inDays(4),
      hora: '10:00',
      lugar: 'Sala 2',
    })
    expect(await move(id, 3, 'citar', { ...interview(), hora: '12:30' })).toEqual({
      status: 'OK',
      revision: 4,
    })
    expect(await move(id, 4, 'ofrecer')).toEqual({ status: 'OK', revision: 5 })
    expect(await move(id, 5, 'descartar', { motivo: 'No cubre el perfil' })).toMatchObject({
      status: 'ERROR',
    })

    const detail = (await ask(desk.readApplication, { id }, HR)).data as desk.ApplicationDetail
    expect(detail.pasos.map(({ etapa }) => etapa)).toEqual([
      'recibida',
      'revision',
      'entrevista',
      'entrevista',
      'oferta',
    ])
    const candidate = await ask(candidates.readCandidate, { id: detail.candidato ?? 0 }, HR)
    expect(candidate).toMatchObject({ candidato: { etapa: 'oferta', vacante: technician } })
    const offer = (candidate.candidato as candidates.Candidate).oferta
    const terms = {
      id: offer?.id ?? 0,
      sueldo: 15_200,
      ingreso: inDays(10),
      vence: inDays(5),
      jornada: 'Lunes a viernes',
      lugar: 'Nave 3',
      prestaciones: [],
    } satisfies RequestOf<typeof candidates.sendOffer>
    expect(String((await ask(candidates.sendOffer, terms, HR)).enlace)).toMatch(/^#\/AutorizaOferta\//)

    // Their own last offer is of today by now (JOB-07).
    expect(await ask(jobs.readEligibility, {}, '100101')).toMatchObject({ data: { mesesOferta: 0 } })
    const [user] = await server.db.select().from(users).where(eq(users.employeeId, employeeId))
    const told = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, user?.id ?? 0), eq(notifications.kind, 'application-moved')))
      .orderBy(notifications.id)
    const subtitles = told.filter(({ ref }) => ref === String(id)).map(({ subtitle }) => subtitle)
    expect(subtitles).toHaveLength(4)
    expect(subtitles[1]).toMatch(/^Técnico de mantenimiento · Entrevista \d\d\/\d\d\/\d{4}, 10:00$/)
    const recorded = eq(securityEvents.kind, 'application-moved')
    expect(await server.db.$count(securityEvents, recorded)).toBeGreaterThanOrEqual(4)
  })

  test('not selected needs one of the types, and leaves room for another application', async () => {
    const { id } = await applied()
    expect(await move(id, 1, 'descartar')).toMatchObject({ message: 'Elige por qué no sigue.' })
    expect(await move(id, 1, 'descartar', { motivo: 'Porque no' })).toMatchObject({ status: 'ERROR' })
    expect(await move(id, 1, 'descartar', { motivo: 'No cubre el perfil' })).toMatchObject({ status: 'OK' })
    const own = await ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { id: number }[]).find((one) => one.id === id)).toMatchObject({
      etapa: 'no_seleccionada',
      motivo: 'No cubre el perfil',
    })
    expect(await apply('100101')).toEqual({ status: 'OK' })
  })

  test('of two recruiters at once the second hears of the first', async () => {
    const { id } = await applied()
    const both = await Promise.all([
      move(id, 1, 'revisar'),
      move(id, 1, 'descartar', { motivo: 'No cubre el perfil' }),
    ])
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['CAMBIO', 'OK'])
    expect(both).toContainEqual(TAKEN)
  })

  test('notes are of recruitment alone; nobody of it sees or decides their own', async () => {
    const { id } = await applied()
    const texto = 'Llamar antes de las dos.'
    expect(await ask(desk.noteApplication, { id, texto }, HR)).toEqual({ status: 'OK' })
    expect(await ask(desk.readApplication, { id }, HR)).toMatchObject({ data: { notas: [{ texto }] } })
    expect(JSON.stringify(await ask(jobs.listOwnApplications, {}, '100101'))).not.toContain(texto)

    await setFacts(HR, { positionSince: monthsAfter(today(), -20) })
    const own = (await applied(HR)).id
    await server.db.insert(jobNotes).values({ applicationId: own, at: server.clock.now(), note: 'Secreto' })
    expect(await ask(desk.readApplication, { id: own }, HR)).toEqual(UNKNOWN)
    expect(await move(own, 1, 'revisar')).toEqual(UNKNOWN)
    expect(await ask(desk.noteApplication, { id: own, texto }, HR)).toEqual(UNKNOWN)
    const list = await ask(desk.listApplications, { folio: technician, pagina: 1 }, HR)
    expect((list.data as { id: number }[]).map((one) => one.id)).toEqual([id])
    expect(list.total).toBe(1)
    expect(await applicationOf(HR)).toMatchObject({ state: 'recibida', revision: 1 })
  })

  test("another person's application by its number is nobody's", async () => {
    const { id } = await applied()
    for (const login of ['100102', '100201', '100101']) {
      expect(await ask(desk.readApplication, { id }, login)).toMatchObject({ status: 'ERROR' })
      expect(await move(id, 1, 'revisar', {}, login)).toMatchObject({ status: 'ERROR' })
    }
    expect((await applicationOf('100101'))?.revision).toBe(1)
  })

  describe('published', () => {
    async function toPublish() {
      const { data } = await ask(desk.readPosting, { folio: technician }, HR)
      const posting = data as desk.Posting
      const { folio, revision, conocimientos, carrera, contacto, area } = posting
      return {
        folio,
        revision,
        conocimientos,
        carrera,
        contacto,
        area: area ?? 0,
        hasta: inDays(9),
        preguntas: posting.preguntas.map(({ contestada: _, ...question }) => question),
      }
    }

    test('an authorized vacancy alone, with what its position asks for proposed', async () => {
      const list = (await ask(desk.listPostings, {}, HR)).data as desk.ListedPosting[]
      const welder = list.find(({ puesto }) => puesto === 'Soldador')
      expect(welder).toMatchObject({ estado: 'nueva', lugares: 2 })
      const folio = welder?.folio ?? 0
      expect(await ask(desk.readPosting, { folio }, HR)).toMatchObject({
        data: {
          revision: 0,
          carrera: 'Secundaria terminada',
          conocimientos: [expect.any(String), expect.any(String)],
        },
      })
      const input = { ...(await toPublish()), folio, revision: 0, preguntas: [] }
      const both = await Promise.all([
        ask(desk.publishPosting, input, HR),
        ask(desk.publishPosting, input, HR),
      ])
      expect(both.map(({ status }) => String(status)).sort()).toEqual(['CAMBIO', 'OK'])
      await server.db.delete(jobPostings).where(eq(jobPostings.vacancyId, folio))
      const [waiting] = await server.db
        .select()
        .from(approvals)
        .where(and(eq(approvals.kind, 'vacante'), eq(approvals.state, 'waiting')))
      if (waiting) {
        expect(await ask(desk.publishPosting, { ...input, folio: waiting.id }, HR)).toMatchObject({
          message: 'No encontramos esa vacante.',
        })
      }
    })

    test('what was answered stays as it was asked; another wording is another question', async () => {
      const { id } = await applied()
      const before = await toPublish()
      const [first, second, third, fourth] = before.preguntas
      if (!first || !second || !third || !fourth) throw new Error('four questions')
      const preguntas = [third, { ...first, pregunta: '¿Por qué quieres cambiar?' }, fourth]
      const answer = await ask(desk.publishPosting, { ...before, preguntas }, HR)
      expect(answer).toMatchObject({ status: 'OK', revision: before.revision + 1 })
      expect((await questions()).map(({ question }) => question)).toEqual([
        third.pregunta,
        '¿Por qué quieres cambiar?',
        fourth.pregunta,
      ])
      const detail = (await ask(desk.readApplication, { id }, HR)).data as desk.ApplicationDetail
      expect(detail.respuestas.map(({ pregunta }) => pregunta).sort()).toEqual(
        [first.pregunta, second.pregunta, third.pregunta].sort(),
      )
      expect(await ask(desk.publishPosting, { ...before, preguntas }, HR)).toEqual(TAKEN)
      // As it was, for the tests that follow.
      const now = await toPublish()
      const restored = [{ ...first, id: null }, { ...second, id: null }, now.preguntas[0], now.preguntas[2]]
      expect(await ask(desk.publishPosting, { ...now, preguntas: restored }, HR)).toMatchObject({
        status: 'OK',
      })
    })

    test('wrong days and questions are refused; closed it takes nobody, and may be opened again', async () => {
      const input = await toPublish()
      const bad = { id: null, pregunta: '¿Turno?', clase: 'opcion', opciones: ['Uno'], obligatoria: true }
      for (const more of [
        { hasta: inDays(-1) },
        { hasta: inDays(400) },
        { hasta: '2026-02-31' },
        { area: 3 },
        { preguntas: [bad] },
        { preguntas: [{ ...bad, id: 999_999, opciones: ['Uno', 'Dos'] }] },
      ]) {
        expect(await ask(desk.publishPosting, { ...input, ...more }, HR)).toMatchObject({ status: 'ERROR' })
      }
      const { revision } = await ask(desk.closePosting, { folio: technician, revision: input.revision }, HR)
      expect(await apply('100101')).toMatchObject({ status: 'CERRADA' })
      expect(await ask(desk.publishPosting, { ...input, revision }, HR)).toMatchObject({ status: 'OK' })
      expect(await apply('100101')).toEqual({ status: 'OK' })
    })
  })
})
