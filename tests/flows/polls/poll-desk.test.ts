import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { countAnswer } from '#server/services/polls/count.ts'
import { requireReceived } from '#server/services/polls/received-polls.ts'
import { notifyOpenings } from '#server/services/polls/notify-openings.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { waitUntilBlocked } from '#tests/support/server/network/blocked.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import {
  countsOf,
  definition,
  given,
  HR,
  pollTitled,
  publishNew,
  questions,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** P-153 … 161: poll desk of human resources. */

const {
  companies,
  employees,
  notifications,
  pollGroups,
  pollReceivers,
  polls,
  pushSends,
  pushSubscriptions,
} = tables
const { securityEvents, rateLimits, users } = tables
const DAY_MS = 86_400_000
const UNKNOWN = 'No encontramos esa encuesta. Actualiza la lista.'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(notifications)
  })

  const today = () => companyDate(clock.now().getTime())
  const said = (operation: Parameters<typeof saidOn>[1], input: object, login = HR) =>
    saidOn(server, operation, input, login)
  const save = (more: object = {}, place: object = { id: null, revision: 0 }) =>
    said(desk.savePoll, { ...place, encuesta: { ...definition, ...more } })
  const listed = async () => (await said(desk.listDeskPolls, {})).data as desk.ListedDeskPoll[]
  const publish = (id: unknown, revision: unknown) => said(desk.publishPoll, { id, revision })
  const fault = (message: string, status = 'ERROR') => ({ status, message })

  test('P-154, P-161: saves an incomplete draft, reads it back and refuses a stale revision', async () => {
    const nothing = { titulo: '', intro: '', preguntas: [], audiencia: { clase: 'grupos', ids: [] } }
    const { id, revision } = await save(nothing)
    expect(revision).toBe(1)
    const draft = { ...definition, ...nothing }
    expect(await said(desk.readDeskPoll, { id })).toEqual({
      status: 'OK',
      encuesta: draft,
      estado: 'borrador',
      revision: 1,
      fija: false,
      proyecto: 0,
      avance: [],
    })
    expect(await save({}, { id, revision: 1 })).toEqual({ status: 'OK', id, revision: 2 })
    const taken = fault('La encuesta cambió. Actualiza y revisa antes de seguir.', 'CAMBIO')
    expect(await save({ titulo: 'Otra' }, { id, revision: 1 })).toEqual(taken)
    expect(await said(desk.deletePollDraft, { id, revision: 1 })).toEqual(taken)
    expect(await publish(id, 1)).toEqual(taken)
    expect((await listed())[0]).toMatchObject({ id, titulo: 'Bicicletas', estado: 'borrador', personas: 0 })
    expect(await said(desk.deletePollDraft, { id, revision: 2 })).toEqual({ status: 'OK' })
    expect(await said(desk.readDeskPoll, { id })).toEqual(fault(UNKNOWN))
    expect(await save({}, { id, revision: 2 })).toEqual(fault(UNKNOWN, 'CAMBIO'))
  })

  test.each([
    ['no title', { titulo: '' }, 'Escribe el título de la encuesta.'],
    ['too long a title', { titulo: 'ñ'.repeat(81) }, 'Acorta el título o la introducción.'],
    ['no question', { preguntas: [] }, 'Revisa las preguntas: a una le falta algo.'],
    [
      'one option',
      { preguntas: [{ ...questions[0], opciones: [{ id: 1, texto: 'Sí' }] }] },
      'Revisa las preguntas: a una le falta algo.',
    ],
    [
      'a condition on a later question',
      { preguntas: [{ ...questions[0], cuando: { pregunta: 3, opciones: [1] } }, questions[2]] },
      'Revisa las preguntas: a una le falta algo.',
    ],
    [
      'an empty audience',
      { audiencia: { clase: 'plantas', ids: [] } },
      'Elige otra vez a quién va: uno de los grupos ya no existe.',
    ],
    [
      'an unknown plant',
      { audiencia: { clase: 'plantas', ids: ['1', '77'] } },
      'Elige otra vez a quién va: uno de los grupos ya no existe.',
    ],
    [
      'an id that is not a number',
      { audiencia: { clase: 'grupos', ids: ["1' or true"] } },
      'Elige otra vez a quién va: uno de los grupos ya no existe.',
    ],
    [
      'an audience of one person',
      { audiencia: { clase: 'departamentos', ids: ['D020'] } },
      'Elige al menos a cinco personas; con menos no sería anónima.',
    ],
    [
      'a first day in the past',
      { desde: '2020-01-01' },
      'Revisa las fechas: empieza hoy o después y no termina antes.',
    ],
    [
      'a last day in the past',
      { hasta: '2020-01-01' },
      'Revisa las fechas: empieza hoy o después y no termina antes.',
    ],
  ])('P-155: refuses to publish with %s', async (_name, wrong, message) => {
    const { id, revision } = await save(wrong)
    expect(await publish(id, revision)).toEqual(fault(message))
    expect(
      await server.db
        .select()
        .from(pollGroups)
        .where(eq(pollGroups.pollId, Number(id))),
    ).toEqual([])
  })

  test('refuses a draft with a nonexistent day or an end before its beginning', async () => {
    expect(await save({ hasta: '2026-02-30' })).toEqual(fault('La fecha no existe. Escríbela otra vez.'))
    expect(await save({ desde: '2030-02-03', hasta: '2030-02-02' })).toEqual(
      fault('Revisa las fechas: empieza hoy o después y no termina antes.'),
    )
  })

  test('P-155, P-158: publishes once to the counted audience; a published poll cannot be changed', async () => {
    const audiencia = { clase: 'plantas', ids: ['1'] }
    const counted = await said(desk.countAudience, { audiencia })
    const { id, revision } = await save({ audiencia, hasta: addDays(today(), 5) })
    const token = await openSession(server, HR)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendOperation(server, desk.publishPoll, { id, revision, idOperacion: crypto.randomUUID() }, token),
      ),
    )
    const done = answers.filter(({ body }) => (body as { status: string }).status === 'OK')
    expect(done.map(({ body }) => body)).toEqual([{ status: 'OK', personas: counted.personas }])
    expect(await server.db.$count(pollReceivers, eq(pollReceivers.pollId, Number(id)))).toBe(counted.personas)
    const gone = fault('Esta encuesta ya se publicó y no se puede cambiar.', 'CAMBIO')
    expect(await save({}, { id, revision: 2 })).toEqual(gone)
    expect(await said(desk.deletePollDraft, { id, revision: 2 })).toEqual(gone)
    expect(await said(desk.readDeskPoll, { id })).toMatchObject({ estado: 'abierta', revision: 2 })
    const events = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'poll-published'))
    expect(events.map(({ details }) => details)).toContainEqual({ folio: id, people: counted.personas })
  })

  test('P-155: refuses a poll for all but one of the people of an earlier poll, and names that poll', async () => {
    const publishTo = async (clase: string, ids: string[], pregunta: string) => {
      const preguntas = [{ ...questions[0], pregunta }]
      const { id, revision } = await save({ titulo: 'Agua', audiencia: { clase, ids }, preguntas })
      return publish(id, revision)
    }
    // A poll of plant 2 is allowed, because a comparison with the demo's polls of the company and of plant 1
    // isolates no part of it.
    expect(await publishTo('plantas', ['2'], '¿Te gusta el agua?')).toMatchObject({ status: 'OK' })
    for (const words of ['¿Te gusta el agua?', '¿Te gusta el agua fría?'])
      expect(await publishTo('departamentos', ['D040', 'D060'], words)).toEqual(
        fault('Cambia a quién va: con «Agua» se sabría quién contestó qué.'),
      )
    expect(await publishTo('plantas', ['2'], '¿Y el agua fría?')).toMatchObject({ status: 'OK' })
    expect(await publishTo('todos', [], '¿Y el agua fría?')).toMatchObject({ status: 'OK' })
    await server.db.delete(polls).where(eq(polls.title, 'Agua'))
  })

  test('P-158: counts people and accounts of the caller’s company, without closed accounts', async () => {
    const all = { audiencia: { clase: 'todos', ids: [] } }
    const before = await said(desk.countAudience, all)
    expect(before).toMatchObject({ conCuenta: 10, plantas: [{ id: '1' }, { id: '2' }] })
    expect(Number(before.personas)).toBeGreaterThan(20)
    const { userId } = await findPerson(server, '100104')
    const close = (closedAt: Date | null) =>
      server.db
        .update(users)
        .set({ closedAt, closedReason: closedAt && 'Baja' })
        .where(eq(users.id, userId))
    await close(clock.now())
    expect(await said(desk.countAudience, all)).toMatchObject({
      personas: Number(before.personas) - 1,
      conCuenta: 9,
    })
    await close(null)
    const inPlants = (before.plantas as { personas: number }[]).reduce(
      (sum, { personas }) => sum + personas,
      0,
    )
    expect(inPlants).toBe(before.personas)
  })

  test('refuses every operation on a poll of another company', async () => {
    const [company] = await server.db.select().from(companies).where(eq(companies.code, '00300'))
    const [foreign] = await server.db
      .insert(polls)
      .values({
        companyCode: company?.code ?? '',
        title: 'Ajena',
        intro: '',
        questions,
        audience: { clase: 'todos', ids: [] },
      })
      .returning()
    const id = foreign?.id ?? 0
    const unknown = fault(UNKNOWN)
    for (const operation of [desk.readDeskPoll, desk.closePoll, desk.copyPoll, desk.readPollResults]) {
      expect(await said(operation, { id })).toEqual(unknown)
    }
    expect(await publish(id, 1)).toEqual(unknown)
    expect(await save({}, { id, revision: 1 })).toEqual({ ...unknown, status: 'CAMBIO' })
    expect(await said(desk.deletePollDraft, { id, revision: 1 })).toEqual(unknown)
    expect((await listed()).map((each) => each.id)).not.toContain(id)
    await server.db.delete(polls).where(eq(polls.id, id))
  })

  test('P-160: copies a poll into a draft with the same questions', async () => {
    const poll = await publishNew(server)
    const { id } = await said(desk.copyPoll, { id: poll })
    expect(await said(desk.readDeskPoll, { id })).toMatchObject({
      encuesta: { ...definition, titulo: 'Bicicletas (copia)' },
      estado: 'borrador',
    })
  })

  test('lists the benefits and routes polls; a copy keeps the questions and waits until the poll is closed', async () => {
    const all = await listed()
    const fixed = all.filter(({ fija }) => fija)
    expect(fixed.map(({ titulo, estado }) => [titulo, estado])).toEqual([
      ['Prestaciones flexibles', 'abierta'],
      ['Rutas de transporte', 'abierta'],
    ])
    const id = await pollTitled(server, 'Rutas de transporte')
    const { id: copy } = await said(desk.copyPoll, { id })
    expect(await save({}, { id: copy, revision: 1 })).toMatchObject({ status: 'OK', revision: 2 })
    // A second copy returns the same draft, because nobody can delete drafts of this poll.
    expect(await said(desk.copyPoll, { id })).toEqual({ status: 'OK', id: copy })
    const draft = await said(desk.readDeskPoll, { id: copy })
    expect(draft).toMatchObject({ fija: true, proyecto: 2, encuesta: { titulo: 'Rutas de transporte' } })
    // The second question's answers are the routes (RUTA-03).
    expect((draft.encuesta as { preguntas: { opciones: unknown[] }[] }).preguntas[1]?.opciones).toHaveLength(
      4,
    )
    expect(await publish(copy, 2)).toEqual(
      fault('Ya hay una encuesta igual abierta. Ciérrala antes de publicar otra.'),
    )
    expect(await said(desk.deletePollDraft, { id: copy, revision: 2 })).toEqual(
      fault('Esta encuesta es del portal y no se borra.'),
    )
    await server.db.delete(polls).where(eq(polls.id, Number(copy)))
  })

  test('P-156: ignores a second closing of a poll and refuses to close a draft', async () => {
    const poll = await publishNew(server)
    expect(await said(desk.closePoll, { id: poll })).toEqual({ status: 'OK' })
    const [first] = await server.db.select().from(polls).where(eq(polls.id, poll))
    clock.advance(1000)
    expect(await said(desk.closePoll, { id: poll })).toEqual({ status: 'OK' })
    const [second] = await server.db.select().from(polls).where(eq(polls.id, poll))
    expect(second?.closedAt).toEqual(first?.closedAt)
    const { id } = await save()
    expect(await said(desk.closePoll, { id })).toEqual(fault('Esta encuesta no se ha publicado.'))
  })

  test('counts exactly the answers confirmed while the poll closes', {
    tags: ['whole'],
  }, async () => {
    const poll = await publishNew(server)
    const logins = ['100101', '100102', '100103', '100104', '100106', '100201', '100401', '100501', '100601']
    const tokens = await Promise.all(logins.map((login) => openSession(server, login)))
    const closing = said(desk.closePoll, { id: poll })
    const answers = await Promise.all(
      tokens.map((token) =>
        sendOperation(
          server,
          answering.sendPoll,
          { id: poll, respuestas: [given(1, [2]), given(3, [1])] },
          token,
        ),
      ),
    )
    await closing
    const done = answers.filter(({ body }) => (body as { status: string }).status === 'OK')
    expect((await countsOf(server, poll)).answered).toBe(done.length)
  })

  test('closes a poll only after an answer in progress is counted', async () => {
    const poll = await publishNew(server)
    const employeeId = (await findPerson(server, '100106')).employeeId ?? 0
    const token = await openSession(server, HR)
    let isClosed = false
    let closing: Promise<unknown> = Promise.resolve()
    await server.db.transaction(async (tx) => {
      const own = await requireReceived(tx, employeeId, poll, { today: today(), project: null })
      const answers = [
        { question: 1, options: [2], text: '' },
        { question: 3, options: [1], text: '' },
      ]
      await countAnswer(tx, own, employeeId, answers, today())
      closing = sendOperation(server, desk.closePoll, { id: poll }, token).then(() => void (isClosed = true))
      await waitUntilBlocked(database, tx)
      expect(isClosed).toBe(false)
    })
    await closing
    expect([isClosed, (await countsOf(server, poll)).answered]).toEqual([true, 1])
  })

  const told = async (key: number) =>
    server.db
      .select({ number: employees.number, subtitle: notifications.subtitle, ref: notifications.ref })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .innerJoin(employees, eq(employees.id, users.employeeId))
      .where(and(eq(notifications.kind, 'poll-opened'), eq(notifications.key, String(key))))
      .orderBy(employees.number)
  const tell = () => notifyOpenings({ db: server.db, clock, services: server.services })

  test('notifies the audience once, from the first day on; the push does not contain the poll’s title', async () => {
    const { userId } = await findPerson(server, '100101')
    await server.db.insert(pushSubscriptions).values({
      userId,
      endpoint: 'https://push.example/alicia',
      p256dh: 'x',
      auth: 'y',
      createdAt: clock.now(),
    })
    await tell()
    const poll = await publishNew(server, {
      audiencia: { clase: 'departamentos', ids: ['D010'] },
      desde: addDays(today(), 1),
    })
    expect(await tell()).toEqual(new Date(`${addDays(today(), 1)}T06:00:00Z`))
    expect(await told(poll)).toEqual([])
    clock.advance(DAY_MS)
    expect(await tell()).toBeNull()
    await tell()
    // One of the five people in the department has an account.
    expect(await told(poll)).toEqual([{ number: '100101', subtitle: 'Bicicletas', ref: String(poll) }])
    const [push] = await server.db.select().from(pushSends).where(eq(pushSends.kind, 'poll-opened'))
    expect(JSON.stringify(push)).not.toContain('Bicicletas')
    clock.advance(-DAY_MS)
  })

  test('sends no notice to people who have answered, nor about a closed poll', async () => {
    const poll = await publishNew(server)
    await said(answering.sendPoll, { id: poll, respuestas: [given(1, [2]), given(3, [1])] }, '100101')
    const closed = await publishNew(server)
    await said(desk.closePoll, { id: closed })
    await tell()
    const numbers = (await told(poll)).map(({ number }) => number)
    expect(numbers).toContain('100106')
    expect(numbers).not.toContain('100101')
    expect(await told(closed)).toEqual([])
  })
})
