import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as operations from '#contract/polls/polls.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { countAnswer } from '#server/services/polls/count.ts'
import { receivedBy, requireReceived } from '#server/services/polls/received-polls.ts'
import { addWords, fillWords, MAX_TEXTS_PER_PART } from '#server/services/polls/words.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { waitUntilBlocked } from '#tests/support/server/network/blocked.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, sendAs } from '#tests/support/server/people.ts'
import {
  countsOf,
  definition,
  giveAccounts,
  given,
  HR,
  hasAnswered,
  publishNew,
  questions,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const { pollGroups, polls, pollWords } = tables
const ASKED = '100106'
const DAY_MS = 86_400_000
const CLOSED = { status: 'ERROR', message: 'Esta encuesta ya cerró.' }

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let accounts: string[]
  const clock = createTestClock()

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    accounts = [...(await giveAccounts(server, 2)), ...(await giveAccounts(server, 1))]
  })
  afterAll(() => server.stop())

  const today = () => companyDate(clock.now().getTime())
  const said = (operation: Parameters<typeof saidOn>[1], input: object, login = HR) =>
    saidOn(server, operation, input, login)
  const answer = async (poll: number, login: string, respuestas: unknown) =>
    (await sendAs(server, answering.sendPoll, { id: poll, respuestas }, login)).body
  const resultsOf = async (id: number) =>
    (await said(desk.readPollResults, { id })) as unknown as desk.PollResults & { message?: string }
  const answered = (counted: desk.PollResults['total']) =>
    counted.filter(({ contestaron }) => contestaron > 0).map(({ pregunta }) => pregunta)
  const ofDepartment = async (department: string) => {
    const { rows } = (await server.db.execute(sql`
      select employees.number from employees join users on users.employee_id = employees.id
      where employees.department_id = ${department} and employees.company_code = '00100' and users.closed_at is null
      order by employees.number`)) as unknown as { rows: { number: string }[] }
    return rows.map(({ number }) => number)
  }

  test('hides a department’s unanimous answer, also in dependent questions and by subtraction', async () => {
    const poll = await publishNew(server)
    const [alike, mixed] = [await ofDepartment('D060'), await ofDepartment('D010')]
    expect([alike.length >= 5, mixed.length >= 5]).toEqual([true, true])
    // All of one department come by bike. Question 2 is only for cyclists, so its count would reveal the
    // answers to question 1.
    for (const [at, login] of alike.entries())
      await answer(poll, login, [given(1, [1]), given(2, [(at % 2) + 1]), given(3, [(at % 5) + 1])])
    for (const [at, login] of mixed.entries()) {
      const bike = at % 2 === 0
      const own = bike ? [given(2, [3])] : []
      await answer(poll, login, [given(1, [bike ? 1 : 2]), ...own, given(3, [(at % 5) + 1])])
    }
    await said(desk.closePoll, { id: poll })
    const { total, grupos, ocultos } = await resultsOf(poll)
    expect([answered(total), ocultos]).toEqual([[1, 2, 3], 0])
    expect(grupos.map(({ preguntas }) => answered(preguntas))).toEqual([[3], [3]])
  })

  test('hides a unanimous answer of all, because an audience can be one department', async () => {
    const poll = await publishNew(server, { audiencia: { clase: 'departamentos', ids: ['D010'] } })
    const people = await ofDepartment('D010')
    for (const [at, login] of people.entries())
      await answer(poll, login, [given(1, [2]), given(3, [(at % 5) + 1])])
    await said(desk.closePoll, { id: poll })
    const { total, contestadas, grupos } = await resultsOf(poll)
    expect([contestadas, answered(total)]).toEqual([people.length, [3]])
    expect(JSON.stringify(grupos)).not.toContain('"pregunta":1')
  })

  test('closes the poll for good when results are read: setting the clock back does not reopen it', async () => {
    const poll = await publishNew(server, { hasta: today() })
    for (const login of accounts.slice(0, 6))
      await answer(poll, login, [given(1, [1]), given(2, [1]), given(3, [1])])
    clock.advance(DAY_MS)
    const first = await resultsOf(poll)
    expect(first.status).toBe('OK')
    clock.advance(-DAY_MS)
    expect(await answer(poll, accounts[7] ?? '', [given(1, [2]), given(3, [2])])).toEqual(CLOSED)
    expect((await resultsOf(poll)).contestadas).toBe(first.contestadas)
    expect((await countsOf(server, poll)).answered).toBe(6)
  })

  test('reads results at midnight only after an answer in progress is counted', async () => {
    const poll = await publishNew(server, { hasta: today() })
    for (const login of accounts.slice(0, 5)) await answer(poll, login, [given(1, [2]), given(3, [1])])
    const employeeId = (await findPerson(server, ASKED)).employeeId ?? 0
    clock.advance(DAY_MS)
    const token = await openSession(server, HR)
    clock.advance(-DAY_MS)
    let seen: unknown = null
    let looking: Promise<unknown> = Promise.resolve()
    await server.db.transaction(async (tx) => {
      const own = await requireReceived(tx, employeeId, poll, { today: today(), project: null })
      const answers = [
        { question: 1, options: [1], text: '' },
        { question: 2, options: [1], text: '' },
        { question: 3, options: [1], text: '' },
      ]
      await countAnswer(tx, own, employeeId, answers, today())
      clock.advance(DAY_MS)
      looking = sendOperation(server, desk.readPollResults, { id: poll }, token).then(
        ({ body }) => (seen = body),
      )
      await waitUntilBlocked(database, tx)
      expect(seen).toBeNull()
    })
    await looking
    clock.advance(-DAY_MS)
    expect(seen).toMatchObject({ status: 'OK', contestadas: 6 })
  })

  test('counts fifty simultaneous answers of one person once', async () => {
    const poll = await publishNew(server)
    const token = await openSession(server, ASKED)
    const respuestas = [given(1, [2]), given(3, [1]), given(4, [], 'Una vez')]
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        sendOperation(
          server,
          answering.sendPoll,
          { id: poll, respuestas, idOperacion: crypto.randomUUID() },
          token,
        ),
      ),
    )
    expect(answers.filter(({ body }) => (body as { status: string }).status === 'OK')).toHaveLength(1)
    expect(await countsOf(server, poll)).toMatchObject({ answered: 1, texts: { 4: ['Una vez'] } })
  })

  test.each([
    ['null', null],
    ['an object', {}],
    ['a text', 'x'],
    ['lists in lists', JSON.parse('['.repeat(30) + ']'.repeat(30))],
    [
      'a thousand choices',
      [
        given(
          1,
          Array.from({ length: 1000 }, (_, at) => at + 1),
        ),
      ],
    ],
    ['a fraction as question number', [given(1.5, [1])]],
    ['a negative question number', [given(-1, [1])]],
    ['U+0000', [given(1, [2]), given(3, [1]), given(4, [], 'a\u0000b')]],
    ['1,500 letters', [given(1, [2]), given(3, [1]), given(4, [], 'x'.repeat(1500))]],
    ['a JavaScript property name as question number', [{ pregunta: '__proto__', opciones: [], texto: '' }]],
  ])('refuses the answer and does not mark the person as having answered: %s', async (_name, respuestas) => {
    const poll = await publishNew(server)
    const { http, body } = await sendAs(server, answering.sendPoll, { id: poll, respuestas } as never, ASKED)
    expect([http, body]).toMatchObject([200, { status: 'ERROR' }])
    expect(await hasAnswered(server, poll, ASKED)).toBe(false)
  })

  test('removes half surrogate pairs from texts, and keeps JavaScript names and formula signs', async () => {
    const poll = await publishNew(server)
    const text = 'a\ud800b __proto__ =1+1'
    expect(await answer(poll, ASKED, [given(1, [2]), given(3, [1]), given(4, [], text)])).toEqual({
      status: 'OK',
    })
    expect(await answer(poll, '100101', [given(1, [2]), given(3, [1]), given(4, [], '__proto__')])).toEqual({
      status: 'OK',
    })
    expect((await countsOf(server, poll)).texts).toEqual({ 4: ['__proto__', 'ab __proto__ =1+1'] })
    for (const titulo of ['\ud800', '__proto__', '\udc00x', '=cmd|x'])
      expect(
        await said(desk.savePoll, { id: null, revision: 0, encuesta: { ...definition, titulo } }),
      ).toMatchObject({ status: 'OK' })
  })

  test('refuses to publish a question that nobody can answer, or a scale without numbers', async () => {
    const [first, second, third] = questions
    const named = ['Mal', 'Así', 'Bien'].map((texto, at) => ({ id: at + 1, texto }))
    for (const preguntas of [
      [
        { ...first, pagina: 2 },
        { ...second, pagina: 1 },
      ],
      [{ ...third, opciones: named }],
    ]) {
      const { id } = await said(desk.savePoll, {
        id: null,
        revision: 0,
        encuesta: { ...definition, preguntas },
      })
      expect(await said(desk.publishPoll, { id, revision: 1 })).toEqual({
        status: 'ERROR',
        message: 'Revisa las preguntas: a una le falta algo.',
      })
    }
  })

  test('refuses to read or answer a draft by its number', async () => {
    const { id } = await said(desk.savePoll, { id: null, revision: 0, encuesta: definition })
    for (const login of [ASKED, '100201', '100401', HR]) {
      const unknown = { status: 'ERROR', message: 'Esta encuesta no está abierta para ti.' }
      expect([login, await said(operations.readPoll, { id }, login)]).toEqual([login, unknown])
      expect([login, await answer(Number(id), login, [given(1, [2])])]).toEqual([login, unknown])
    }
    for (const login of ['100201', '100401', '100501'])
      for (const operation of [desk.readDeskPoll, desk.readPollResults, desk.closePoll, desk.copyPoll])
        expect(await said(operation, { id }, login)).toMatchObject({ status: 'ERROR' })
  })

  test('reads only open polls at app start, not years of closed polls', async () => {
    const employeeId = (await findPerson(server, ASKED)).employeeId ?? 0
    const read = async () => (await receivedBy(server.db as never, employeeId, today(), null)).length
    const before = await read()
    for (let year = 0; year < 5; year += 1)
      await said(desk.closePoll, { id: await publishNew(server, { hasta: addDays(today(), 3) }) })
    clock.advance(DAY_MS)
    expect(await read()).toBeLessThanOrEqual(before)
    clock.advance(-DAY_MS)
  })

  describe('a poll with ten thousand writers', () => {
    /** About a thousand characters that do not compress. */
    const letters = (at: number) => `${at} ${Array.from({ length: 27 }, () => crypto.randomUUID()).join('')}`
    const wordsOf = (poll: number) =>
      server.db
        .select()
        .from(pollWords)
        .where(eq(pollWords.pollId, poll))
        .orderBy(pollWords.question, pollWords.part)
    const fill = (poll: number, many: number) =>
      server.db.transaction((tx) =>
        fillWords(
          tx,
          poll,
          Array.from({ length: many }, (_, at) => ({ question: 4, text: letters(at) })),
        ),
      )

    test('does not rewrite all texts for each answer', async () => {
      const poll = await publishNew(server)
      const sizeOf = async () => {
        const { rows } = (await server.db.execute(
          sql`select pg_total_relation_size('poll_words') + pg_total_relation_size('poll_groups') as size`,
        )) as unknown as { rows: { size: string }[] }
        return Number(rows[0]?.size)
      }
      await fill(poll, 10_000)
      expect(await answer(poll, '100101', [given(1, [2]), given(3, [1]), given(4, [], letters(0))])).toEqual({
        status: 'OK',
      })
      const before = await sizeOf()
      for (const login of accounts.slice(0, 8))
        await answer(poll, login, [given(1, [2]), given(3, [1]), given(4, [], letters(0))])
      // In a single row, each answer would rewrite all ten million characters.
      expect((await sizeOf()) - before).toBeLessThan(8 * 1_000_000)
      expect((await wordsOf(poll)).every(({ texts }) => texts.length <= MAX_TEXTS_PER_PART)).toBe(true)
    }, 120_000)

    test('leaves no trace of the order of writing in hundreds of texts', async () => {
      const texts = Array.from({ length: 600 }, (_, at) => `idea ${at}`)
      const play = async (order: readonly string[]) => {
        const poll = await publishNew(server)
        await server.db.transaction(async (tx) => {
          for (const text of order) await addWords(tx, poll, [{ question: 4, text }])
        })
        return (await wordsOf(poll)).map((row) => ({ ...row, pollId: 0 }))
      }
      const one = await play(texts)
      expect(one.filter(({ question }) => question === 4).length).toBeGreaterThan(2)
      expect(await play(texts.toReversed())).toEqual(one)
      expect(one.reduce((sum, { people }) => sum + people, 0)).toBe(600)
    }, 120_000)

    test('rewrites the same rows for a person who wrote a text and one who did not', async () => {
      const poll = await publishNew(server)
      await fill(poll, 700)
      const writersOf = async () => {
        const { rows } = (await server.db.execute(
          sql`select distinct xmin::text as writer from poll_words where poll_id = ${poll}`,
        )) as unknown as { rows: { writer: string }[] }
        return rows.length
      }
      await answer(poll, '100101', [given(1, [2]), given(3, [1])])
      expect(await writersOf()).toBe(1)
      await answer(poll, '100102', [given(1, [2]), given(3, [1]), given(4, [], 'Sí')])
      expect(await writersOf()).toBe(1)
    })

    test('shows a random sample of the texts that fits one response, with the number of writers', async () => {
      const poll = await publishNew(server)
      await fill(poll, 6000)
      await server.db
        .update(pollGroups)
        .set({ answered: 20, people: 9000, counts: { 4: { people: 6000, options: {} } } })
        .where(and(eq(pollGroups.pollId, poll), eq(pollGroups.departmentId, '')))
      await said(desk.closePoll, { id: poll })
      const looks = [await resultsOf(poll), await resultsOf(poll)].map(
        ({ total }) => total.find(({ pregunta }) => pregunta === 4) ?? { textos: [], escribieron: 0 },
      )
      for (const { textos, escribieron } of looks) {
        expect(escribieron).toBe(6000)
        expect(textos.length).toBeGreaterThan(3500)
        expect(textos.length).toBeLessThan(5000)
      }
      expect(new Set(looks.flatMap(({ textos }) => textos)).size).toBeGreaterThan(
        looks[0]?.textos.length ?? 0,
      )
      await server.db.delete(polls).where(eq(polls.id, poll))
    }, 120_000)
  })
})
