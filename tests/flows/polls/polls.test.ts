import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as operations from '#contract/polls/polls.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { demoAccounts } from '#server/seed/demo.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import {
  countsOf,
  given,
  HR,
  hasAnswered,
  pollTitled,
  publishNew,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Answering polls (BENE, RUTA; P-150 … 152): once per person, only by receivers, only while open. */

const { operationReceipts, pollGroups, pollReceivers, polls, pollWords, rateLimits } = tables
const ASKED = '100106'
const DAY_MS = 86_400_000
const UNKNOWN = { status: 'ERROR', message: 'Esta encuesta no está abierta para ti.' }
const CLOSED = { status: 'ERROR', message: 'Esta encuesta ya cerró.' }
const AGAIN = { status: 'Conestada', message: 'Ya contestaste esta encuesta.' }
const WRONG = { status: 'ERROR', message: 'Revisa tus respuestas: falta algo o una no es válida.' }

const benefits = {
  proyecto: 1,
  radios: [
    { id: 1, respuesta: 1 },
    { id: 2, respuesta: 4 },
    { id: 3, respuesta: 8 },
    { id: 4, respuesta: 11 },
    { id: 6, respuesta: 25 },
  ],
  ask5: [23, 20],
  ask8: [30, 31],
  ask9: [60],
  abierta: 'Gimnasio',
}
const routes = {
  proyecto: 2,
  respuestas: [
    { id: 10, respuesta: 53 },
    { id: 11, respuesta: 1 },
    { id: 12, respuesta: 70 },
  ],
}
const byBike = [given(1, [1]), given(2, [3, 1]), given(3, [4]), given(4, [], ' Más luz ')]

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()
  let ids: { benefits: number; routes: number }
  let groups: (typeof pollGroups.$inferSelect)[]
  let receivers: (typeof pollReceivers.$inferSelect)[]
  let words: (typeof pollWords.$inferSelect)[]

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    ids = {
      benefits: await pollTitled(server, 'Prestaciones flexibles'),
      routes: await pollTitled(server, 'Rutas de transporte'),
    }
    groups = await server.db.select().from(pollGroups)
    receivers = await server.db.select().from(pollReceivers)
    words = await server.db.select().from(pollWords)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(pollGroups)
    await server.db.delete(pollReceivers)
    await server.db.insert(pollGroups).values(groups)
    await server.db.insert(pollReceivers).values(receivers)
    await server.db.delete(pollWords)
    await server.db.insert(pollWords).values(words)
  })

  const said: typeof saidOn extends (first: TestServer, ...rest: infer Rest) => infer Answer
    ? (...rest: Rest) => Answer
    : never = (...rest) => saidOn(server, ...rest)
  const id = () => crypto.randomUUID()

  test('BENE-03, BENE-04, BENE-05, BENE-22: reads the pending poll of 100106 and registers its answer once', async () => {
    expect(await said(answering.readPollState, { proyecto: 1 }, ASKED)).toEqual({
      status: 'Vacio',
      folio: String(ids.benefits),
    })
    const { preguntas } = await said(operations.listPollQuestions, { proyecto: 1 }, ASKED)
    expect(preguntas).toHaveLength(9)
    for (const asked of preguntas as Record<string, unknown>[]) {
      expect(asked).toEqual({
        id: expect.any(Number),
        pregunta: expect.stringMatching(/^¿/),
        respuestas: expect.arrayContaining([{ id: expect.any(Number), respuesta: expect.any(String) }]),
      })
    }
    const before = await countsOf(server, ids.benefits)
    expect(await said(answering.sendBenefits, { ...benefits, idOperacion: id() }, ASKED)).toEqual({
      status: 'OK',
    })
    expect(await said(answering.readPollState, { proyecto: 1 }, ASKED)).toMatchObject({
      status: 'Conestada',
    })
    const after = await countsOf(server, ids.benefits)
    expect(after.answered).toBe(before.answered + 1)
    const chosen = (question: number, option: number) =>
      (after.counts[question]?.options[option] ?? 0) - (before.counts[question]?.options[option] ?? 0)
    expect([chosen(1, 1), chosen(5, 23), chosen(5, 20), chosen(5, 19), chosen(8, 31), chosen(9, 60)]).toEqual(
      [1, 1, 1, 0, 1, 1],
    )
    expect(after.texts[8]).toContain('Gimnasio')
    expect(await hasAnswered(server, ids.benefits, ASKED)).toBe(true)
    expect(await said(answering.sendBenefits, { ...benefits, idOperacion: id() }, ASKED)).toEqual(AGAIN)
    expect(await countsOf(server, ids.benefits)).toEqual(after)
  })

  test('leaves no poll pending for the other demo people', { tags: ['whole'] }, async () => {
    const others = demoAccounts
      .map(({ login }) => login)
      .filter((login) => /^1\d+$/.test(login) && login !== ASKED)
    expect(others.length).toBeGreaterThan(7)
    for (const login of others) {
      const states = [1, 2].map((proyecto) => said(answering.readPollState, { proyecto }, login))
      expect([login, ...(await Promise.all(states))]).toMatchObject([
        login,
        { status: 'Conestada' },
        { status: 'Conestada' },
      ])
      const { data } = await said(operations.listPolls, {}, login)
      expect([login, (data as operations.ListedPoll[]).filter(({ contestada }) => !contestada)]).toEqual([
        login,
        [],
      ])
    }
  })

  test('counts a repeated operation once', async () => {
    const input = { ...routes, idOperacion: id() }
    expect(await said(answering.sendRoutes, input, ASKED)).toEqual({ status: 'OK' })
    const once = await countsOf(server, ids.routes)
    expect(await said(answering.sendRoutes, input, ASKED)).toEqual({ status: 'OK' })
    expect(await countsOf(server, ids.routes)).toEqual(once)
  })

  test.each([
    ['a third answer to question 5 (BENE-11)', { ask5: [23, 20, 19] }],
    ['no answer to question 5 (BENE-08)', { ask5: [] }],
    ['no answer to question 6 (BENE-07)', { radios: benefits.radios.slice(0, 4) }],
    ['an unanswered question on page 1 (BENE-06)', { radios: benefits.radios.slice(1) }],
    ['option 52 with another option (BENE-19)', { ask8: [30, 52] }],
    ['a text of four letters (BENE-18)', { abierta: ' gimn ' }],
    ['a text with option 52 (BENE-16)', { ask8: [52] }],
    ['an unknown option', { ask9: [999] }],
    ['an option of another question', { ask9: [23] }],
    ['one option twice', { ask9: [60, 60] }],
    [
      'a question that is not shown (BENE-14)',
      {
        radios: [...benefits.radios.slice(0, 4), { id: 6, respuesta: 26 }, { id: 7, respuesta: 41 }],
      },
    ],
    ['an unknown question', { radios: [...benefits.radios, { id: 99, respuesta: 1 }] }],
    ['one question twice', { radios: [...benefits.radios, { id: 1, respuesta: 2 }] }],
    ['too long a text', { abierta: 'x'.repeat(1001) }],
  ])('refuses the whole answer: %s', async (_name, wrong) => {
    const before = await countsOf(server, ids.benefits)
    expect(await said(answering.sendBenefits, { ...benefits, ...wrong, idOperacion: id() }, ASKED)).toEqual(
      WRONG,
    )
    expect(await countsOf(server, ids.benefits)).toEqual(before)
    expect(await hasAnswered(server, ids.benefits, ASKED)).toBe(false)
  })

  test('RUTA-01, RUTA-02, RUTA-03, RUTA-09: lists the routes; option 54 needs no other answer, 53 needs all three', async () => {
    expect(await said(answering.readPollState, { proyecto: 2 }, ASKED)).toEqual({
      status: 'Vacio',
      folio: String(ids.routes),
    })
    const { preguntas } = await said(operations.listPollQuestions, { proyecto: 2 }, ASKED)
    expect(preguntas).toMatchObject([{ id: 10 }, { id: 11, respuestas: [] }, { id: 12 }])
    const { rutas } = await said(operations.listRoutes, {}, ASKED)
    expect(rutas).toHaveLength(4)
    const send = (...respuestas: [number, number][]) =>
      said(
        answering.sendRoutes,
        {
          proyecto: 2,
          respuestas: respuestas.map(([question, respuesta]) => ({ id: question, respuesta })),
          idOperacion: id(),
        },
        ASKED,
      )
    expect(await send([10, 53], [11, 1])).toEqual(WRONG)
    expect(await send([10, 53], [11, 99], [12, 70])).toEqual(WRONG)
    expect(await send([10, 54], [11, 1])).toEqual(WRONG)
    // The spec's own call has no `proyecto`.
    const plain = { respuestas: [{ id: 10, respuesta: 54 }], idOperacion: id() }
    expect(await said(answering.sendRoutes, plain, ASKED)).toEqual({ status: 'OK' })
    // 'Conestada' with a folio means that the person has answered; without a folio, the person is not asked.
    expect(await said(answering.readPollState, { proyecto: 2 }, ASKED)).toEqual({
      status: 'Conestada',
      folio: String(ids.routes),
    })
    expect(await said(answering.readPollState, { proyecto: 2 }, '100104')).toEqual({ status: 'Conestada' })
  })

  test('refuses an answer from a person who is not asked and shows them nothing pending', async () => {
    // 100104 works in the other plant; 100101 has already answered.
    for (const login of ['100104', '100101', HR]) {
      for (const proyecto of [1, 2, 3]) {
        expect(await said(answering.readPollState, { proyecto }, login)).toMatchObject({
          status: 'Conestada',
        })
      }
    }
    expect(await said(operations.listPollQuestions, { proyecto: 1 }, '100104')).toEqual({
      status: 'VACIO',
      preguntas: [],
    })
    expect(await said(answering.sendBenefits, benefits, '100104')).toEqual(UNKNOWN)
    expect(await said(answering.sendBenefits, benefits, '100101')).toEqual(AGAIN)
    expect(await said(answering.sendBenefits, { ...benefits, proyecto: 2 }, ASKED)).toEqual(UNKNOWN)
    expect(await said(answering.sendRoutes, { ...routes, proyecto: 1 }, ASKED)).toEqual(UNKNOWN)
    const forbidden = { status: 'ERROR', message: 'No tienes permiso para esta acción.' }
    for (const login of ['candidato', 'externo']) {
      expect(await said(answering.readPollState, { proyecto: 1 }, login)).toEqual(forbidden)
    }
  })

  test('P-150 … 152: a poll of human resources is listed, read and answered by the people asked', async () => {
    const poll = await publishNew(server, { hasta: addDays(companyDate(clock.now().getTime()), 3) })
    const mine = async (login: string) =>
      (await said(operations.listPolls, {}, login)).data as operations.ListedPoll[]
    expect((await mine(ASKED))[0]).toMatchObject({
      id: poll,
      titulo: 'Bicicletas',
      contestada: false,
      minutos: 1,
    })
    expect(await said(operations.readPoll, { id: poll }, '100104')).toMatchObject({
      status: 'OK',
      titulo: 'Bicicletas',
    })
    expect(
      await said(answering.sendPoll, { id: poll, respuestas: byBike, idOperacion: id() }, ASKED),
    ).toEqual({
      status: 'OK',
    })
    expect((await mine(ASKED)).find((each) => each.id === poll)).toMatchObject({ contestada: true })
    expect(await countsOf(server, poll)).toMatchObject({
      answered: 1,
      counts: {
        1: { people: 1, options: { 1: 1 } },
        2: { people: 1, options: { 1: 1, 3: 1 } },
        3: { people: 1, options: { 4: 1 } },
        4: { people: 1, options: {} },
      },
      texts: { 4: ['Más luz'] },
    })
    expect(
      await said(answering.sendPoll, { id: poll, respuestas: byBike, idOperacion: id() }, ASKED),
    ).toEqual(AGAIN)
    for (const other of [ids.benefits, await pollTitled(server, 'Uniforme de verano'), 999_999]) {
      expect(await said(answering.sendPoll, { id: other, respuestas: byBike }, ASKED)).toEqual(UNKNOWN)
      expect(await said(operations.readPoll, { id: other }, ASKED)).toEqual(UNKNOWN)
    }
  })

  test.each([
    ['a required question without an answer', [given(1, [2])]],
    ['an answer to a hidden question', [given(1, [2]), given(2, [1]), given(3, [1])]],
    ['three options where two are allowed', [given(1, [1]), given(2, [1, 2, 3]), given(3, [1])]],
    ['an exclusive option with another one', [given(1, [1]), given(2, [4, 1]), given(3, [1])]],
    ['a text where none is allowed', [given(1, [2], 'No'), given(3, [1])]],
    ['two options where one is allowed', [given(1, [1, 2]), given(2, [1]), given(3, [1])]],
    ['one question twice', [given(1, [2]), given(3, [1]), given(3, [2])]],
  ])('P-152 refuses the whole answer: %s', { tags: ['whole'] }, async (_name, respuestas) => {
    const poll = await publishNew(server)
    const before = await countsOf(server, poll)
    expect(await said(answering.sendPoll, { id: poll, respuestas }, ASKED)).toEqual(WRONG)
    expect(await countsOf(server, poll)).toEqual(before)
    expect(await hasAnswered(server, poll, ASKED)).toBe(false)
  })

  test('refuses an answer after the poll was closed or after its last day', {
    tags: ['whole'],
  }, async () => {
    const today = companyDate(clock.now().getTime())
    const poll = await publishNew(server, { hasta: today })
    const send = () => said(answering.sendPoll, { id: poll, respuestas: byBike, idOperacion: id() }, '100101')
    clock.advance(DAY_MS)
    expect(await send()).toEqual(CLOSED)
    expect(await said(operations.readPoll, { id: poll }, '100101')).toEqual(CLOSED)
    clock.advance(-DAY_MS)
    expect(await send()).toEqual({ status: 'OK' })
    const other = await publishNew(server)
    expect(await said(desk.closePoll, { id: other }, HR)).toEqual({ status: 'OK' })
    expect(await said(answering.sendPoll, { id: other, respuestas: byBike }, ASKED)).toEqual(CLOSED)
    expect(await countsOf(server, other)).toMatchObject({ answered: 0 })
    const listed = (await said(operations.listPolls, {}, ASKED)).data as operations.ListedPoll[]
    expect(listed.map((each) => each.id)).not.toContain(other)
  })

  test('refuses an answer before the first day', async () => {
    const today = companyDate(clock.now().getTime())
    const poll = await publishNew(server, { desde: addDays(today, 1), hasta: addDays(today, 2) })
    expect(await said(answering.sendPoll, { id: poll, respuestas: byBike }, ASKED)).toEqual(UNKNOWN)
    clock.advance(DAY_MS)
    expect(await said(answering.sendPoll, { id: poll, respuestas: byBike }, ASKED)).toEqual({ status: 'OK' })
    clock.advance(-DAY_MS)
  })

  test('lists an answered poll for 30 days after its end, and no unanswered poll', async () => {
    const poll = await publishNew(server)
    await said(answering.sendPoll, { id: poll, respuestas: byBike }, ASKED)
    await said(desk.closePoll, { id: poll }, HR)
    const isListed = async (login: string) =>
      ((await said(operations.listPolls, {}, login)).data as operations.ListedPoll[]).some(
        (each) => each.id === poll,
      )
    expect([await isListed(ASKED), await isListed('100101')]).toEqual([true, false])
    clock.advance(31 * DAY_MS)
    expect(await isListed(ASKED)).toBe(false)
    clock.advance(-31 * DAY_MS)
  })

  test('refuses an answer with an expired session; the same operation succeeds after sign-in', async () => {
    const poll = await publishNew(server)
    const input = { id: poll, respuestas: byBike, idOperacion: id() }
    const old = await openSession(server, ASKED, new Date(clock.now().getTime() - DAY_MS))
    const refused = await sendOperation(server, answering.sendPoll, input, old)
    expect([refused.http, refused.body]).toMatchObject([401, { status: 'EXPSESSION' }])
    const legacy = await sendOperation(server, answering.sendBenefits, benefits, old)
    expect([legacy.http, legacy.body]).toMatchObject([200, { status: 'EXPSESSION' }])
    expect(await countsOf(server, poll)).toMatchObject({ answered: 0 })
    expect(await said(answering.sendPoll, input, ASKED)).toEqual({ status: 'OK' })
  })

  test('stores the same receipt for different answers', async () => {
    const poll = await publishNew(server)
    const input = { id: poll, idOperacion: id() }
    await said(answering.sendPoll, { ...input, respuestas: byBike }, ASKED)
    await said(answering.sendPoll, { ...input, respuestas: [given(1, [2]), given(3, [1])] }, '100101')
    const mine = async (login: string) => {
      const { userId } = await findPerson(server, login)
      const [row] = await server.db
        .select()
        .from(operationReceipts)
        .where(
          and(eq(operationReceipts.userId, userId), eq(operationReceipts.operationId, input.idOperacion)),
        )
      return { fingerprint: row?.fingerprint, answer: row?.answer }
    }
    expect(await mine(ASKED)).toMatchObject({ answer: { status: 'OK' } })
    expect(await mine(ASKED)).toEqual(await mine('100101'))
  })

  test('the table refuses changes to a published or closed poll', async () => {
    const poll = await publishNew(server)
    const set = (values: object) => server.db.update(polls).set(values).where(eq(polls.id, poll))
    await expect(set({ questions: [] })).rejects.toThrow()
    await set({ closedAt: clock.now() })
    await expect(set({ closedAt: null })).rejects.toThrow()
  })
})
