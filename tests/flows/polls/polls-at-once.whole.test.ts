import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import { tables } from '#server/db/schema/tables.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openSession } from '#tests/support/server/people.ts'
import { countsOf, giveAccounts, given, publishNew } from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const { pollGroups } = tables
const ASKED = '100106'
const byBike = [given(1, [1]), given(2, [3, 1]), given(3, [4]), given(4, [], ' Más luz ')]

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
  })
  afterAll(() => server.stop())

  const id = () => crypto.randomUUID()

  test('counts twenty simultaneous answers of one person once, as one operation or as twenty', async () => {
    const poll = await publishNew(server)
    const token = await openSession(server, ASKED)
    const send = (idOperacion: string) =>
      sendOperation(server, answering.sendPoll, { id: poll, respuestas: byBike, idOperacion }, token)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id())))
    const bodies = answers.map(({ body }) => body)
    expect(bodies.filter((body) => (body as { status: string }).status === 'OK')).toHaveLength(1)
    expect(bodies.filter((body) => (body as { status: string }).status === 'Conestada')).toHaveLength(19)
    expect(await countsOf(server, poll)).toMatchObject({ answered: 1, counts: { 1: { people: 1 } } })
    const other = await publishNew(server)
    const same = id()
    const again = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendOperation(
          server,
          answering.sendPoll,
          { id: other, respuestas: byBike, idOperacion: same },
          token,
        ),
      ),
    )
    expect(again.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => ({ status: 'OK' })))
    expect(await countsOf(server, other)).toMatchObject({ answered: 1, texts: { 4: ['Más luz'] } })
  })

  test('counts all simultaneous answers of many people, in total and by department', async () => {
    const logins = await giveAccounts(server, 2)
    expect(logins.length).toBeGreaterThan(10)
    const poll = await publishNew(server)
    const tokens = await Promise.all(logins.map((login) => openSession(server, login)))
    const answers = await Promise.all(
      tokens.map((token, at) =>
        sendOperation(
          server,
          answering.sendPoll,
          { id: poll, respuestas: [given(1, [2]), given(3, [(at % 5) + 1]), given(4, [], `idea ${at}`)] },
          token,
        ),
      ),
    )
    for (const { body } of answers) expect(body).toEqual({ status: 'OK' })
    const all = await countsOf(server, poll)
    expect(all.answered).toBe(logins.length)
    expect(all.counts[1]).toEqual({ people: logins.length, options: { 1: 0, 2: logins.length } })
    expect(all.texts[4]).toHaveLength(logins.length)
    const inGroups = await server.db.select().from(pollGroups).where(eq(pollGroups.pollId, poll))
    const sum = inGroups
      .filter(({ departmentId }) => departmentId !== '')
      .reduce((count, { answered }) => count + answered, 0)
    expect(sum).toBeLessThanOrEqual(all.answered)
    expect(sum).toBeGreaterThan(0)
  })
})
