import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as candidates from '#contract/jobs/candidates.ts'
import * as desk from '#contract/jobs/job-desk.ts'
import * as jobs from '#contract/jobs/jobs.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { monthsAfter } from '#domain/time/months.ts'
import { tables } from '#server/db/schema/tables.ts'
import { ownDataTexts } from '#server/texts.ts'
import { type Applying, applyOn, HR } from '#tests/support/server/applying.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, recordIssued, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const LEADER = '100201'

/** Recruiters' side of internal vacancies (P-127 … 134). */

const { approvals, jobNotes, jobPostings, notifications, securityEvents, users } = tables
const UNKNOWN = { status: 'ERROR', message: 'No encontramos esa postulación.' }
const TAKEN = { status: 'CAMBIO', message: 'Alguien más hizo un cambio. Actualiza y revisa antes de seguir.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let on: Applying

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    on = await applyOn(server)
  })
  afterAll(() => server.stop())
  beforeEach(() => on.reset())

  test('moves an application to an offer, and notifies the applicant of each step', async () => {
    const { id, employeeId } = await on.applied()
    expect(await on.move(id, 1, 'citar', on.interview())).toMatchObject({ status: 'ERROR' })
    expect(await on.move(id, 1, 'revisar')).toEqual({ status: 'OK', revision: 2 })
    expect(await on.move(id, 2, 'citar', { ...on.interview(), fecha: on.inDays(-1) })).toMatchObject({
      status: 'ERROR',
    })
    expect(await on.move(id, 2, 'citar', { fecha: '2026-02-31', hora: '10:00' })).toMatchObject({
      status: 'ERROR',
    })
    expect(await on.move(id, 2, 'citar', on.interview())).toEqual({ status: 'OK', revision: 3 })
    const own = await on.ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { id: number }[]).find((one) => one.id === id)).toMatchObject({
      etapa: 'entrevista',
      fecha: on.inDays(4),
      hora: '10:00',
      lugar: 'Sala 2',
    })
    expect(await on.move(id, 3, 'citar', { ...on.interview(), hora: '12:30' })).toEqual({
      status: 'OK',
      revision: 4,
    })
    expect(await on.move(id, 4, 'ofrecer')).toEqual({ status: 'OK', revision: 5 })
    expect(await on.move(id, 5, 'descartar', { motivo: 'No cubre el perfil' })).toMatchObject({
      status: 'ERROR',
    })

    const detail = (await on.ask(desk.readApplication, { id }, HR)).data as desk.ApplicationDetail
    expect(detail.pasos.map(({ etapa }) => etapa)).toEqual([
      'recibida',
      'revision',
      'entrevista',
      'entrevista',
      'autorizacion',
    ])
    // The requester's leader decides twice: first on the fit, then on the authorization of an offer.
    expect(await on.decide(LEADER, 'Guadalupe Ramos Ortega')).toMatchObject({ status: 'OK' })
    expect(await on.decide(LEADER, 'Guadalupe Ramos Ortega')).toMatchObject({ status: 'OK' })
    const candidate = await on.ask(candidates.readCandidate, { id: detail.candidato ?? 0 }, HR)
    expect(candidate).toMatchObject({ candidato: { etapa: 'oferta', vacante: on.technician } })
    const offer = (candidate.candidato as candidates.Candidate).oferta
    const terms = {
      id: offer?.id ?? 0,
      sueldo: 15_200,
      ingreso: on.inDays(10),
      vence: on.inDays(5),
      jornada: 'Lunes a viernes',
      lugar: 'Nave 3',
      prestaciones: [],
    } satisfies RequestOf<typeof candidates.sendOffer>
    expect(String((await on.ask(candidates.sendOffer, terms, HR)).enlace)).toMatch(/^#\/AutorizaOferta\//)

    expect(await on.ask(jobs.readEligibility, {}, '100101')).toMatchObject({ data: { mesesOferta: 0 } })
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

  test('requires one of the given reasons for a rejection, and allows another application', async () => {
    const { id } = await on.applied()
    expect(await on.move(id, 1, 'descartar')).toMatchObject({ message: 'Elige el motivo.' })
    expect(await on.move(id, 1, 'descartar', { motivo: 'Porque no' })).toMatchObject({ status: 'ERROR' })
    expect(await on.move(id, 1, 'descartar', { motivo: 'No cubre el perfil' })).toMatchObject({
      status: 'OK',
    })
    const own = await on.ask(jobs.listOwnApplications, {}, '100101')
    expect((own.data as { id: number }[]).find((one) => one.id === id)).toMatchObject({
      etapa: 'no_seleccionada',
      motivo: 'No cubre el perfil',
    })
    expect(await on.apply('100101')).toEqual({ status: 'OK' })
  })

  test('tells the second of two simultaneous recruiters that the application changed', async () => {
    const { id } = await on.applied()
    const both = await Promise.all([
      on.move(id, 1, 'revisar'),
      on.move(id, 1, 'descartar', { motivo: 'No cubre el perfil' }),
    ])
    expect(both.map(({ status }) => String(status)).sort()).toEqual(['CAMBIO', 'OK'])
    expect(both).toContainEqual(TAKEN)
  })

  test('hides notes from applicants, and a recruiter’s own application from that recruiter', async () => {
    const { id } = await on.applied()
    const texto = 'Llamar antes de las dos.'
    expect(await on.ask(desk.noteApplication, { id, texto }, HR)).toEqual({ status: 'OK' })
    expect(await on.ask(desk.readApplication, { id }, HR)).toMatchObject({ data: { notas: [{ texto }] } })
    expect(JSON.stringify(await on.ask(jobs.listOwnApplications, {}, '100101'))).not.toContain(texto)

    await on.setFacts(HR, { positionSince: monthsAfter(on.today(), -20) })
    const own = (await on.applied(HR)).id
    await server.db.insert(jobNotes).values({ applicationId: own, at: server.clock.now(), note: 'Secreto' })
    expect(await on.ask(desk.readApplication, { id: own }, HR)).toEqual(UNKNOWN)
    expect(await on.move(own, 1, 'revisar')).toEqual(UNKNOWN)
    expect(await on.ask(desk.noteApplication, { id: own, texto }, HR)).toEqual(UNKNOWN)
    const list = await on.ask(desk.listApplications, { folio: on.technician, pagina: 1 }, HR)
    expect((list.data as { id: number }[]).map((one) => one.id)).toEqual([id])
    expect(list.total).toBe(1)
    expect(await on.applicationOf(HR)).toMatchObject({ state: 'recibida', revision: 1 })
  })

  test('a recruiter who applied cannot decide on rivals or change the posting until that application ends', async () => {
    const { id } = await on.applied()
    await on.setFacts(HR, { positionSince: monthsAfter(on.today(), -20) })
    const own = (await on.applied(HR)).id
    const rival = {
      status: 'ERROR',
      message: 'Tú también te postulaste a esta vacante: debe atenderla otra persona.',
    }
    const reason = { motivo: 'No cubre el perfil' }
    expect(await on.move(id, 1, 'descartar', reason)).toEqual(rival)
    expect(await on.move(id, 1, 'revisar')).toEqual(rival)
    expect(await on.ask(desk.noteApplication, { id, texto: 'Llega tarde.' }, HR)).toEqual(rival)
    const posting = (await on.ask(desk.readPosting, { folio: on.technician }, HR)).data as desk.Posting
    const { folio, revision } = posting
    expect(await on.ask(desk.closePosting, { folio, revision }, HR)).toEqual(rival)
    const change = { folio, revision, area: 6, conocimientos: ['Leer'], carrera: 'Técnico', contacto: 'Yo' }
    const changed = { ...change, hasta: on.inDays(9), preguntas: [] }
    expect(await on.ask(desk.publishPosting, changed, HR)).toEqual(rival)
    expect(await server.db.$count(jobNotes, eq(jobNotes.applicationId, id))).toBe(0)
    expect(await on.applicationOf('100101')).toMatchObject({ state: 'recibida', revision: 1 })
    const { userId: irma } = await findPerson(server, '100401')
    await setRole(server, irma, 'recursos-humanos')
    try {
      expect(await on.move(id, 1, 'revisar', {}, '100401')).toMatchObject({ status: 'OK' })
      expect(await on.move(own, 1, 'descartar', reason, '100401')).toMatchObject({ status: 'OK' })
    } finally {
      await setRole(server, irma, 'recursos-humanos', false)
    }
    expect(await on.move(id, 2, 'citar', on.interview())).toMatchObject({ status: 'OK' })
  })

  test('a recruiter whose password an applicant issued cannot decide on that applicant or on rivals', async () => {
    const { id } = await on.applied()
    await on.setFacts(HR, { positionSince: monthsAfter(on.today(), -20) })
    const own = (await on.applied(HR)).id
    const { userId: irma } = await findPerson(server, '100401')
    await setRole(server, irma, 'recursos-humanos')
    await recordIssued(server, HR, '100401')
    const oneHand = { status: 'ERROR', message: ownDataTexts.oneHand }
    const reason = { motivo: 'No cubre el perfil' }
    try {
      expect(await on.move(id, 1, 'descartar', reason, '100401')).toEqual(oneHand)
      expect(await on.move(own, 1, 'revisar', {}, '100401')).toEqual(oneHand)
      expect(await on.ask(desk.noteApplication, { id, texto: 'Llega tarde.' }, '100401')).toEqual(oneHand)
      const closing = { folio: on.technician, revision: 1 }
      expect(await on.ask(desk.closePosting, closing, '100401')).toEqual(oneHand)
      expect(await on.applicationOf('100101')).toMatchObject({ state: 'recibida', revision: 1 })
      await recordIssued(server, '100501', '100401')
      expect(await on.move(id, 1, 'descartar', reason, '100401')).toMatchObject({ status: 'OK' })
    } finally {
      await setRole(server, irma, 'recursos-humanos', false)
    }
  })

  test('refuses to show or move an application to people outside recruitment', async () => {
    const { id } = await on.applied()
    for (const login of ['100102', '100201', '100101']) {
      expect(await on.ask(desk.readApplication, { id }, login)).toMatchObject({ status: 'ERROR' })
      expect(await on.move(id, 1, 'revisar', {}, login)).toMatchObject({ status: 'ERROR' })
    }
    expect((await on.applicationOf('100101'))?.revision).toBe(1)
  })

  describe('publishing', () => {
    async function toPublish() {
      const { data } = await on.ask(desk.readPosting, { folio: on.technician }, HR)
      const posting = data as desk.Posting
      const { folio, revision, conocimientos, carrera, contacto, area } = posting
      return {
        folio,
        revision,
        conocimientos,
        carrera,
        contacto,
        area: area ?? 0,
        hasta: on.inDays(9),
        preguntas: posting.preguntas.map(({ id, pregunta, clase, opciones, obligatoria }) => ({
          id,
          pregunta,
          clase,
          opciones,
          obligatoria,
        })),
      }
    }

    test('accepts only authorized vacancies, and proposes the requirements of the position', async () => {
      const list = (await on.ask(desk.listPostings, {}, HR)).data as desk.ListedPosting[]
      const welder = list.find(({ puesto }) => puesto === 'Soldador')
      expect(welder).toMatchObject({ estado: 'nueva', lugares: 2 })
      const folio = welder?.folio ?? 0
      expect(await on.ask(desk.readPosting, { folio }, HR)).toMatchObject({
        data: {
          revision: 0,
          carrera: 'Secundaria terminada',
          conocimientos: [expect.any(String), expect.any(String)],
        },
      })
      const input = { ...(await toPublish()), folio, revision: 0, preguntas: [] }
      const both = await Promise.all([
        on.ask(desk.publishPosting, input, HR),
        on.ask(desk.publishPosting, input, HR),
      ])
      expect(both.map(({ status }) => String(status)).sort()).toEqual(['CAMBIO', 'OK'])
      await server.db.delete(jobPostings).where(eq(jobPostings.vacancyId, folio))
      const [waiting] = await server.db
        .select()
        .from(approvals)
        .where(and(eq(approvals.kind, 'vacante'), eq(approvals.state, 'waiting')))
      if (waiting) {
        expect(await on.ask(desk.publishPosting, { ...input, folio: waiting.id }, HR)).toMatchObject({
          message: 'No encontramos esa vacante.',
        })
      }
    })

    test('keeps the wording of answered questions; a reworded one becomes a new question', {
      tags: ['whole'],
    }, async () => {
      const { id } = await on.applied()
      const before = await toPublish()
      const [first, second, third, fourth] = before.preguntas
      if (!first || !second || !third || !fourth) throw new Error('the posting does not have four questions')
      const preguntas = [third, { ...first, pregunta: '¿Por qué quieres cambiar?' }, fourth]
      const answer = await on.ask(desk.publishPosting, { ...before, preguntas }, HR)
      expect(answer).toMatchObject({ status: 'OK', revision: before.revision + 1 })
      expect((await on.questions()).map(({ question }) => question)).toEqual([
        third.pregunta,
        '¿Por qué quieres cambiar?',
        fourth.pregunta,
      ])
      const detail = (await on.ask(desk.readApplication, { id }, HR)).data as desk.ApplicationDetail
      expect(detail.respuestas.map(({ pregunta }) => pregunta).sort()).toEqual(
        [first.pregunta, second.pregunta, third.pregunta].sort(),
      )
      expect(await on.ask(desk.publishPosting, { ...before, preguntas }, HR)).toEqual(TAKEN)
      const now = await toPublish()
      const restored = [{ ...first, id: null }, { ...second, id: null }, now.preguntas[0], now.preguntas[2]]
      expect(await on.ask(desk.publishPosting, { ...now, preguntas: restored }, HR)).toMatchObject({
        status: 'OK',
      })
    })

    test('refuses wrong days and questions; a closed posting takes no applications and can reopen', async () => {
      const input = await toPublish()
      const bad = { id: null, pregunta: '¿Turno?', clase: 'opcion', opciones: ['Uno'], obligatoria: true }
      for (const more of [
        { hasta: on.inDays(-1) },
        { hasta: on.inDays(400) },
        { hasta: '2026-02-31' },
        { area: 3 },
        { preguntas: [bad] },
        { preguntas: [{ ...bad, id: 999_999, opciones: ['Uno', 'Dos'] }] },
      ]) {
        expect(await on.ask(desk.publishPosting, { ...input, ...more }, HR)).toMatchObject({
          status: 'ERROR',
        })
      }
      const { revision } = await on.ask(
        desk.closePosting,
        { folio: on.technician, revision: input.revision },
        HR,
      )
      expect(await on.apply('100101')).toMatchObject({ status: 'CERRADA' })
      expect(await on.ask(desk.publishPosting, { ...input, revision }, HR)).toMatchObject({ status: 'OK' })
      expect(await on.apply('100101')).toEqual({ status: 'OK' })
    })
  })
})
