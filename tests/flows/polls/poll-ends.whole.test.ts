import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as operations from '#contract/polls/polls.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { given, HR, pollTitled, publishNew, said as saidOn } from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const { polls, transportRoutes } = tables
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())

  const today = () => companyDate(clock.now().getTime())
  const said = (operation: Parameters<typeof saidOn>[1], input: object, login = HR) =>
    saidOn(server, operation, input, login)
  const listed = async () => (await said(desk.listDeskPolls, {})).data as desk.ListedDeskPoll[]
  const publish = (id: unknown, revision: unknown) => said(desk.publishPoll, { id, revision })

  test('refuses to publish a routes poll without routes', async () => {
    const known = await server.db.select().from(transportRoutes)
    const old = await pollTitled(server, 'Rutas de transporte')
    const [before] = await server.db.select().from(polls).where(eq(polls.id, old))
    const { id } = await said(desk.copyPoll, { id: old })
    await server.db.update(polls).set({ companyCode: '00300' }).where(eq(polls.id, old))
    await server.db.delete(transportRoutes)
    expect(await publish(id, 1)).toEqual({
      status: 'ERROR',
      message: 'Pide que carguen las rutas: sin ellas nadie puede contestar.',
    })
    await server.db.insert(transportRoutes).values(known)
    expect(await publish(id, 1)).toMatchObject({ status: 'OK' })
    await server.db.delete(polls).where(eq(polls.id, Number(id)))
    await server.db
      .update(polls)
      .set({ companyCode: before?.companyCode ?? '' })
      .where(eq(polls.id, old))
  })

  test('shows the day a poll was closed early, at the desk and to a person who answered', async () => {
    const hasta = addDays(today(), 20)
    const poll = await publishNew(server, { hasta })
    const ofDesk = async () => (await listed()).find(({ id }) => id === poll)?.hasta
    const ofPerson = async () => {
      const { data } = await said(operations.listPolls, {}, '100101')
      return (data as operations.ListedPoll[]).find(({ id }) => id === poll)?.hasta
    }
    await said(answering.sendPoll, { id: poll, respuestas: [given(1, [2]), given(3, [1])] }, '100101')
    expect([await ofDesk(), await ofPerson()]).toEqual([hasta, hasta])
    await said(desk.closePoll, { id: poll })
    expect([await ofDesk(), await ofPerson()]).toEqual([today(), today()])
    const over = await publishNew(server, { hasta: today() })
    clock.advance(3 * DAY_MS)
    await said(desk.readPollResults, { id: over })
    clock.advance(-3 * DAY_MS)
    expect((await listed()).find(({ id }) => id === over)?.hasta).toBe(today())
    const open = await publishNew(server)
    expect((await listed()).find(({ id }) => id === open)?.hasta).toBe('')
  })
})
