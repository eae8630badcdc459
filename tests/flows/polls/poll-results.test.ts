import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { tables } from '#server/db/schema/tables.ts'
import { randomFor } from '#server/seed/random.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openSession, sendAs } from '#tests/support/server/people.ts'
import {
  countsOf,
  definition,
  giveAccounts,
  given,
  HR,
  pollTitled,
  publishNew,
  questions,
  said,
} from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'
import { isWhole } from '#tests/support/server/whole.ts'

/**
 * P-157: results of a closed poll. No number, and no difference between two numbers, may describe fewer than
 * five people.
 */

const { pollGroups, pollWords, polls } = tables
const LEAST = 5

type Counted = desk.PollResults['total'][number]

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()
  let accounts: string[]

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    accounts = [...(await giveAccounts(server, 2)), ...(await giveAccounts(server, 1))]
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    // Results are compared with those of polls that closed before (poll-answered.test.ts). Here each poll stands alone.
    await server.db.delete(polls).where(eq(polls.title, definition.titulo))
  })

  const resultsOf = async (id: number) =>
    (await said(server, desk.readPollResults, { id }, HR)) as unknown as desk.PollResults & {
      message?: string
    }

  async function answer(poll: number, logins: readonly string[], texts = 0): Promise<void> {
    for (const [at, login] of logins.entries()) {
      const respuestas = [
        given(1, [at % 3 === 0 ? 1 : 2]),
        ...(at % 3 === 0 ? [given(2, [at % 2 === 0 ? 1 : 3])] : []),
        given(3, [(at % 5) + 1]),
        ...(at < texts ? [given(4, [], `idea ${String(at).padStart(2, '0')}`)] : []),
      ]
      const { body } = await sendAs(server, answering.sendPoll, { id: poll, respuestas }, login)
      expect(body).toEqual({ status: 'OK' })
    }
  }

  test('shows only the number of answers while the poll is open', async () => {
    const poll = await publishNew(server)
    await answer(poll, accounts.slice(0, 8))
    expect(await resultsOf(poll)).toEqual({
      status: 'ERROR',
      message: 'Los resultados se ven cuando la encuesta cierra.',
    })
    const { data } = (await said(server, desk.listDeskPolls, {}, HR)) as unknown as {
      data: desk.ListedDeskPoll[]
    }
    expect(data.find(({ id }) => id === poll)).toMatchObject({ estado: 'abierta', contestadas: 8 })
    const { avance } = (await said(server, desk.readDeskPoll, { id: poll }, HR)) as {
      avance: { personas: number; contestadas: number }[]
    }
    const sum = avance.reduce((all, { contestadas }) => all + contestadas, 0)
    expect([sum > 0, sum <= 8]).toEqual([true, true])
    for (const { personas, contestadas } of avance) {
      expect(personas).toBeGreaterThanOrEqual(LEAST)
      expect(contestadas).toBeGreaterThanOrEqual(LEAST)
    }
  })

  test('shows nothing of fewer than five answers', async () => {
    const poll = await publishNew(server)
    await answer(poll, accounts.slice(0, 4), 4)
    await said(server, desk.closePoll, { id: poll }, HR)
    const results = await resultsOf(poll)
    expect(results).toMatchObject({ pocas: true, contestadas: 0, total: [], grupos: [], ocultos: 0 })
    expect(JSON.stringify(results)).not.toContain('idea')
  })

  test('shows counts that add up and texts in random order when enough people answered', async () => {
    const poll = await publishNew(server)
    await answer(poll, accounts.slice(0, 18), 12)
    await said(server, desk.closePoll, { id: poll }, HR)
    const results = await resultsOf(poll)
    const of = (id: number) => results.total.find(({ pregunta }) => pregunta === id)
    expect(results).toMatchObject({ contestadas: 18, pocas: false })
    expect(of(1)).toMatchObject({
      contestaron: 18,
      opciones: [
        { id: 1, cuantos: 6 },
        { id: 2, cuantos: 12 },
      ],
    })
    expect(of(2)).toMatchObject({ contestaron: 6 })
    const words = Array.from({ length: 12 }, (_, at) => `idea ${String(at).padStart(2, '0')}`)
    const looks = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await resultsOf(poll)).total.find(({ pregunta }) => pregunta === 4)?.textos,
      ),
    )
    for (const look of looks) expect([...(look ?? [])].sort()).toEqual(words)
    expect(new Set(looks.map((look) => look?.join())).size).toBeGreaterThan(1)
    for (const group of results.grupos) {
      expect(group.contestadas).toBeGreaterThanOrEqual(LEAST)
      for (const { textos } of group.preguntas) expect(textos).toEqual([])
    }
  })

  test('hides texts of four writers and a question that four people answered', {
    tags: ['whole'],
  }, async () => {
    const poll = await publishNew(server)
    // Every third person comes by bike: four of the twelve.
    await answer(poll, accounts.slice(0, 12), 4)
    await said(server, desk.closePoll, { id: poll }, HR)
    const results = await resultsOf(poll)
    expect(results.total.map(({ pregunta }) => pregunta)).toEqual([1, 3])
    expect(JSON.stringify(results)).not.toContain('idea')
    for (const { preguntas } of results.grupos)
      expect(preguntas.map(({ pregunta }) => pregunta)).not.toContain(2)
  })

  test('hides texts that all writers share, and the number of writers by department', {
    tags: ['whole'],
  }, async () => {
    const poll = await publishNew(server)
    const write = async (login: string, text: string) => {
      const respuestas = [given(1, [2]), given(3, [1]), given(4, [], text)]
      const token = await openSession(server, login)
      await sendOperation(server, answering.sendPoll, { id: poll, respuestas }, token)
    }
    for (const [at, login] of accounts.slice(0, 12).entries())
      await write(login, at % 2 === 0 ? 'Nada' : ' nada.')
    await said(server, desk.closePoll, { id: poll }, HR)
    const { contestadas, total, grupos } = await resultsOf(poll)
    const asked = [total, ...grupos.map(({ preguntas }) => preguntas)].flat()
    expect([contestadas, asked.filter(({ pregunta }) => pregunta === 4)]).toEqual([12, []])
    expect(JSON.stringify([total, grupos])).not.toMatch(/nada/i)
  })

  test('shows texts beside a question’s options from five writers on', async () => {
    const poll = await publishNew(server)
    await said(server, desk.closePoll, { id: poll }, HR)
    const counts = { 3: { people: 12, options: { 1: 11, 2: 1 } } }
    await server.db
      .update(pollGroups)
      .set({ answered: 12, counts })
      .where(and(eq(pollGroups.pollId, poll), eq(pollGroups.departmentId, '')))
    const write = (words: string[]) =>
      server.db
        .update(pollWords)
        .set({ texts: words.map((word) => [word, 1]), people: words.length })
        .where(and(eq(pollWords.pollId, poll), eq(pollWords.question, 3)))
    const wordsOf = async () =>
      (await resultsOf(poll)).total.find(({ pregunta }) => pregunta === 3)?.textos.toSorted()
    await write(['a', 'b', 'c', 'd'])
    expect(await wordsOf()).toEqual([])
    await write(['a', 'b', 'c', 'd', 'e'])
    expect(await wordsOf()).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('stores no row for a small department; hides the demo’s department of three and one more', async () => {
    const poll = await publishNew(server)
    const rows = await server.db
      .select()
      .from(pollGroups)
      .where(and(eq(pollGroups.pollId, poll), ne(pollGroups.departmentId, '')))
    const whole = await countsOf(server, poll)
    const inRows = rows.reduce((sum, { people }) => sum + people, 0)
    for (const { people } of rows) expect(people).toBeGreaterThanOrEqual(LEAST)
    expect(whole.people - inRows === 0 || whole.people - inRows >= LEAST).toBe(true)
    const demo = await resultsOf(await pollTitled(server, 'Cómo te va en tu turno'))
    expect(demo).toMatchObject({ contestadas: 59, ocultos: 2 })
    expect(demo.grupos.map(({ nombre }) => nombre)).toEqual(['ENSAMBLE', 'ESTAMPADO', 'PRODUCCIÓN'])
  })

  test('never reveals one to four people by subtraction', { tags: ['whole'] }, async () => {
    const poll = await publishNew(server)
    await said(server, desk.closePoll, { id: poll }, HR)
    const departments = ['D010', 'D020', 'D030', 'D040', 'D060', 'D070']
    const random = randomFor('subtraction')
    for (let round = 0; round < (isWhole ? 60 : 15); round += 1) {
      await fill(poll, departments, random)
      expectNothingOfFew(await resultsOf(poll))
    }
  })

  async function fill(poll: number, departments: readonly string[], random: ReturnType<typeof randomFor>) {
    const people = (most: number) => (random.chance(0.4) ? random.whole(0, 6) : random.whole(0, most))
    const groups = departments.map((departmentId) => {
      const answered = people(20)
      return { departmentId, ...countsFor(answered, random) }
    })
    const rest = { departmentId: 'none', ...countsFor(random.chance(0.5) ? 0 : people(9), random) }
    const all = [...groups, rest]
    const total = {
      answered: all.reduce((sum, { answered }) => sum + answered, 0),
      counts: Object.fromEntries(
        questions.map(({ id, opciones }) => [
          id,
          {
            people: all.reduce((sum, { counts }) => sum + (counts[id]?.people ?? 0), 0),
            options: Object.fromEntries(
              opciones.map((option) => [
                option.id,
                all.reduce((sum, { counts }) => sum + (counts[id]?.options[option.id] ?? 0), 0),
              ]),
            ),
          },
        ]),
      ),
    }
    await server.db.delete(pollGroups).where(eq(pollGroups.pollId, poll))
    await server.db
      .insert(pollGroups)
      .values(
        [{ departmentId: '', ...total }, ...groups].map((row) => ({ ...row, pollId: poll, people: 500 })),
      )
  }

  function countsFor(answered: number, random: ReturnType<typeof randomFor>) {
    const counts: Record<string, { people: number; options: Record<string, number> }> = {}
    for (const { id, opciones } of questions) {
      const people = id === 2 ? random.whole(0, answered) : answered
      const options: Record<string, number> = {}
      const only = random.chance(0.3) ? random.whole(0, opciones.length - 1) : -1
      for (const [at, { id: option }] of opciones.entries())
        options[option] = at === only ? people : random.whole(0, only === -1 ? people : 0)
      counts[id] = { people, options }
    }
    return { answered, counts }
  }

  const isAlike = (people: number, counts: readonly number[]) => people > 0 && counts.includes(people)

  /** Checks each group, and the total minus all shown groups, as a reader could compute them. */
  function expectNothingOfFew(results: desk.PollResults): void {
    const isFew = (people: number) => people > 0 && people < LEAST
    const story = JSON.stringify(results)
    if (results.pocas) {
      expect([results.total, results.grupos], story).toEqual([[], []])
      return
    }
    const shown = results.grupos.reduce((sum, { contestadas }) => sum + contestadas, 0)
    expect(isFew(results.contestadas - shown), story).toBe(false)
    for (const whole of results.total) {
      const cells = results.grupos.flatMap(({ preguntas }) =>
        preguntas.filter(({ pregunta }) => pregunta === whole.pregunta),
      )
      for (const each of [whole, ...cells]) expect(isFew(each.contestaron), story).toBe(false)
      const left = whole.contestaron - cells.reduce((sum: number, cell: Counted) => sum + cell.contestaron, 0)
      expect(isFew(left), `${whole.pregunta} of ${story}`).toBe(false)
      const chose = ({ opciones }: Counted) => opciones.map(({ cuantos }) => cuantos)
      for (const each of [whole, ...cells]) expect(isAlike(each.contestaron, chose(each)), story).toBe(false)
      const leftOf = chose(whole).map((count, at) =>
        cells.reduce((rest: number, cell: Counted) => rest - (chose(cell)[at] ?? 0), count),
      )
      // If no department is shown, the remainder equals the total.
      expect(isAlike(left, leftOf), `${whole.pregunta} of ${story}`).toBe(false)
    }
    const said = results.total.map(({ pregunta }) => pregunta)
    for (const { preguntas } of results.grupos)
      for (const { pregunta } of preguntas) expect(said, story).toContain(pregunta)
  }
})
