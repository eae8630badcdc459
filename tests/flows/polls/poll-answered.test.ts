import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import { tables } from '#server/db/schema/tables.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { sendAs } from '#tests/support/server/people.ts'
import {
  giveAccounts,
  given,
  HR,
  publishNew,
  questions,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * P-157, P-161: the audiences of two polls may differ by five or more people, of whom few answer. The
 * difference between the two results must not reveal an answer.
 */

const [LARGE, SMALL] = ['D060', 'D010']
const [YES, NO] = [1, 2]

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let large: string[]
  let small: string[]
  const clock = createTestClock()

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    await giveAccounts(server, 1)
    await giveAccounts(server, 2)
    large = await peopleOf(LARGE)
    small = await peopleOf(SMALL)
    expect([large.length >= 5, small.length >= 5]).toEqual([true, true])
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(tables.polls)
  })

  async function peopleOf(department: string): Promise<string[]> {
    const { rows } = (await server.db.execute(sql`
      select employees.number from employees join users on users.employee_id = employees.id
      where employees.department_id = ${department} and employees.company_code = '00100' and users.closed_at is null
      order by employees.number`)) as unknown as { rows: { number: string }[] }
    return rows.map(({ number }) => number)
  }
  const said = (operation: Parameters<typeof saidOn>[1], input: object) =>
    saidOn(server, operation, input, HR)
  const publish = (ids: string[], pregunta = '¿Te gusta tu turno?') =>
    publishNew(server, {
      titulo: pregunta,
      preguntas: [{ ...questions[0], pregunta }],
      audiencia: { clase: 'departamentos', ids },
    })
  async function answer(poll: number, login: string, option: number): Promise<void> {
    const { body } = await sendAs(
      server,
      answering.sendPoll,
      { id: poll, respuestas: [given(1, [option])] },
      login,
    )
    expect(body).toEqual({ status: 'OK' })
  }
  async function answerMixed(poll: number, logins: readonly string[]): Promise<void> {
    for (const [at, login] of logins.entries()) await answer(poll, login, at % 2 === 0 ? YES : NO)
  }
  async function resultsOf(poll: number): Promise<desk.PollResults> {
    clock.advance(60_000)
    await said(desk.closePoll, { id: poll })
    return (await said(desk.readPollResults, { id: poll })) as unknown as desk.PollResults
  }

  test('hides the later of two results whose people differ by one who answered', async () => {
    for (const isLargeFirst of [false, true]) {
      await server.db.delete(tables.polls)
      const both = await publish([LARGE, SMALL])
      const alone = await publish([LARGE], '¿Qué tal tu turno?')
      for (const poll of [both, alone]) await answerMixed(poll, large)
      await answer(both, small[0] ?? '', NO)
      const [first, later] = isLargeFirst ? [alone, both] : [both, alone]
      const shown = await resultsOf(first)
      expect(shown).toMatchObject({ pocas: false, total: [{ pregunta: 1 }] })
      const answered = large.length + (later === both ? 1 : 0)
      const hidden = { pocas: true, contestadas: answered, total: [], grupos: [], ocultos: 0 }
      expect(await resultsOf(later)).toMatchObject(hidden)
      expect(await resultsOf(first)).toMatchObject({ pocas: false, total: shown.total })
      expect(await resultsOf(later)).toMatchObject(hidden)
    }
  })

  test('hides a question when the difference is a department that all chose the same', async () => {
    for (const [option, total] of [
      [NO, []],
      [null, [{ pregunta: 1 }]],
    ] as const) {
      await server.db.delete(tables.polls)
      const both = await publish([LARGE, SMALL])
      const alone = await publish([LARGE], '¿Qué tal tu turno?')
      for (const poll of [both, alone]) await answerMixed(poll, large)
      if (option === null) await answerMixed(both, small)
      else for (const login of small) await answer(both, login, option)
      expect(await resultsOf(both)).toMatchObject({ pocas: false, total: [{ pregunta: 1 }] })
      expect(await resultsOf(alone)).toMatchObject({ pocas: false, contestadas: large.length, total })
    }
  })

  test('shows the progress of a department from five answers on, and of the rest likewise', async () => {
    const poll = await publish([LARGE, SMALL])
    const progress = async () => (await said(desk.readDeskPoll, { id: poll })).avance
    const people = large.length + small.length
    await answerMixed(poll, large)
    await answer(poll, small[0] ?? '', NO)
    expect(await progress()).toEqual([{ nombre: '', personas: people, contestadas: large.length + 1 }])
    await answerMixed(poll, small.slice(1))
    expect(await progress()).toHaveLength(2)
    for (const { contestadas } of (await progress()) as { contestadas: number }[])
      expect(contestadas).toBeGreaterThanOrEqual(5)
  })
})
