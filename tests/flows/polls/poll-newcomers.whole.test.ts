import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as answering from '#contract/polls/poll-answers.ts'
import * as desk from '#contract/polls/poll-desk.ts'
import * as operations from '#contract/polls/polls.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { addNewcomers } from '#server/services/poll-desk/newcomers.ts'
import { notifyOpenings } from '#server/services/polls/notify-openings.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson } from '#tests/support/server/people.ts'
import {
  countsOf,
  given,
  HR,
  hasAnswered,
  publishNew,
  said as saidOn,
} from '#tests/support/server/polling.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** People who join a poll's audience after it was published, and the progress of each department (P-161). */

const { departments, employees, notifications, pollGroups, pollReceivers, polls, rateLimits } = tables
/** Employee outside plant 1, who later moves into the audience. */
const MOVES = '100104'
const PLANT_1 = { audiencia: { clase: 'plantas', ids: ['1'] } }
const LEAST = 5
const DAY_MS = 86_400_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()
  let home: string

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    home = await departmentOf(MOVES)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await move(MOVES, home)
    // Removes or closes other polls. Newcomers wait while a poll of about the same time asked nearly the same
    // people.
    await server.db.delete(polls).where(or(isNull(polls.project), ne(polls.project, 1)))
    await server.db
      .update(polls)
      .set({ closedAt: new Date(clock.now().getTime() - 61 * DAY_MS) })
      .where(and(isNotNull(polls.publishedAt), isNull(polls.closedAt)))
  })

  const said = (operation: Parameters<typeof saidOn>[1], input: object, login = HR) =>
    saidOn(server, operation, input, login)
  const today = () => companyDate(clock.now().getTime())
  const sources = () => ({ db: server.db, clock, services: server.services })
  const look = () => addNewcomers(sources())

  async function departmentOf(number: string): Promise<string> {
    const [row] = await server.db.select().from(employees).where(eq(employees.number, number))
    return row?.departmentId ?? ''
  }
  async function move(number: string, departmentId: string): Promise<void> {
    await server.db.update(employees).set({ departmentId }).where(eq(employees.number, number))
  }
  const isAsked = async (poll: number, number: string): Promise<boolean> =>
    (await hasAnswered(server, poll, number).catch(() => null)) !== null
  const tellings = async (poll: number, number: string): Promise<number> => {
    const { userId } = await findPerson(server, number)
    return server.db.$count(
      notifications,
      and(
        eq(notifications.kind, 'poll-opened'),
        eq(notifications.key, String(poll)),
        eq(notifications.userId, userId),
      ),
    )
  }
  const listed = async (poll: number) =>
    ((await said(desk.listDeskPolls, {})).data as desk.ListedDeskPoll[]).find(({ id }) => id === poll)

  test('asks a person who moves into the audience, notifies them once and counts them with their department', async () => {
    const poll = await publishNew(server, PLANT_1)
    await notifyOpenings(sources())
    const before = await countsOf(server, poll)
    const group = await countsOf(server, poll, 'D010')
    await look()
    expect((await countsOf(server, poll)).people).toBe(before.people)
    expect(await isAsked(poll, MOVES)).toBe(false)

    await move(MOVES, 'D010')
    for (const _ of ['once', 'and no more']) {
      expect(await look()).toEqual(new Date(`${addDays(today(), 1)}T06:00:00Z`))
      expect(await tellings(poll, MOVES)).toBe(1)
      expect((await countsOf(server, poll)).people).toBe(before.people + 1)
      expect((await countsOf(server, poll, 'D010')).people).toBe(group.people + 1)
    }
    expect(await listed(poll)).toMatchObject({ personas: before.people + 1, contestadas: 0 })
    const { data } = await said(operations.listPolls, {}, MOVES)
    expect((data as operations.ListedPoll[])[0]).toMatchObject({ id: poll, contestada: false })
    const answers = { id: poll, respuestas: [given(1, [2]), given(3, [1])] }
    expect(await said(answering.sendPoll, answers, MOVES)).toEqual({ status: 'OK' })
    expect((await countsOf(server, poll, 'D010')).answered).toBe(1)

    await move(MOVES, home)
    await look()
    expect(await isAsked(poll, MOVES)).toBe(true)
  })

  test('asks no newcomer alone whose answers an earlier poll of the same people would reveal, until its window ends', async () => {
    const closed = await publishNew(server, PLANT_1)
    await said(desk.closePoll, { id: closed })
    const poll = await publishNew(server, PLANT_1)
    const later = await publishNew(server, { ...PLANT_1, desde: addDays(today(), 61) })
    await move(MOVES, 'D010')
    await look()
    expect([await isAsked(poll, MOVES), await isAsked(later, MOVES)]).toEqual([false, false])
    await server.db.delete(polls).where(eq(polls.id, closed))
    await look()
    expect([await isAsked(poll, MOVES), await isAsked(later, MOVES)]).toEqual([true, true])
  })

  test('asks no newcomer in a closed or ended poll', async () => {
    const closed = await publishNew(server, PLANT_1)
    await said(desk.closePoll, { id: closed })
    const ended = await publishNew(server, { ...PLANT_1, hasta: today() })
    await move(MOVES, 'D010')
    clock.advance(DAY_MS)
    expect(await look()).toBeNull()
    clock.advance(-DAY_MS)
    for (const poll of [closed, ended]) expect(await isAsked(poll, MOVES)).toBe(false)
  })

  test('asks a newcomer before the first day and notifies them with all others', async () => {
    const poll = await publishNew(server, { ...PLANT_1, desde: addDays(today(), 1) })
    await move(MOVES, 'D010')
    await look()
    expect([await isAsked(poll, MOVES), await tellings(poll, MOVES)]).toEqual([true, 0])
    clock.advance(DAY_MS)
    await notifyOpenings(sources())
    await look()
    expect(await tellings(poll, MOVES)).toBe(1)
    clock.advance(-DAY_MS)
  })

  test('asks newcomers in the benefits poll; the state of the poll is then pending for them', async () => {
    const { data } = (await said(desk.listDeskPolls, {})) as { data: desk.ListedDeskPoll[] }
    const old = data.find(({ titulo }) => titulo === 'Prestaciones flexibles')
    const { id } = await said(desk.copyPoll, { id: old?.id })
    const { revision } = await said(desk.readDeskPoll, { id })
    expect(await said(desk.publishPoll, { id, revision })).toMatchObject({ status: 'OK' })
    expect(await said(answering.readPollState, { proyecto: 1 }, MOVES)).toEqual({ status: 'Conestada' })
    await move(MOVES, 'D010')
    await look()
    expect(await said(answering.readPollState, { proyecto: 1 }, MOVES)).toMatchObject({ status: 'Vacio' })
  })

  test('P-161: shows progress by department, in groups that never have one to four people', async () => {
    const poll = await publishNew(server, { audiencia: { clase: 'todos', ids: [] } })
    const progress = async () =>
      (await said(desk.readDeskPoll, { id: poll })).avance as {
        nombre: string
        personas: number
        contestadas: number
      }[]
    const expectSound = async () => {
      const all = await countsOf(server, poll)
      const rows = await progress()
      expect(rows.reduce((sum, { personas }) => sum + personas, 0)).toBe(all.people)
      expect(rows.reduce((sum, { contestadas }) => sum + contestadas, 0)).toBe(all.answered)
      for (const { personas, contestadas } of rows.length === 1 ? [] : rows) {
        expect(personas).toBeGreaterThanOrEqual(LEAST)
        expect(contestadas).toBeGreaterThanOrEqual(LEAST)
      }
      return rows
    }
    const answers = { id: poll, respuestas: [given(1, [2]), given(3, [1])] }
    for (const login of ['100101', '100102', '100106'])
      expect(await said(answering.sendPoll, answers, login)).toEqual({ status: 'OK' })
    // With three answers, no department has a row, because a row would reveal who did not answer.
    expect((await expectSound()).map(({ nombre }) => nombre)).toEqual([''])

    await server.db
      .update(pollGroups)
      .set({ answered: LEAST })
      .where(and(eq(pollGroups.pollId, poll), ne(pollGroups.departmentId, '')))
    const groups = await server.db
      .select()
      .from(pollGroups)
      .where(and(eq(pollGroups.pollId, poll), ne(pollGroups.departmentId, '')))
    const people = groups.reduce((sum, group) => sum + group.people, 0)
    const answered = groups.reduce((sum, group) => sum + group.answered, 0)
    const setAll = (values: object) =>
      server.db
        .update(pollGroups)
        .set(values)
        .where(and(eq(pollGroups.pollId, poll), eq(pollGroups.departmentId, '')))
    await setAll({ people, answered })
    expect((await expectSound()).map(({ nombre }) => nombre)).not.toContain('')
    await setAll({ people: people + 1, answered: answered + 1 })
    const withOne = await expectSound()
    expect(withOne.at(-1)?.nombre).toBe('')
    expect(withOne).toHaveLength(groups.length)
  })

  test('asks a person hired into a small department and counts them only in the total', async () => {
    const poll = await publishNew(server, PLANT_1)
    const before = await countsOf(server, poll)
    const groups = async () =>
      server.db
        .select({ people: pollGroups.people })
        .from(pollGroups)
        .where(and(eq(pollGroups.pollId, poll), ne(pollGroups.departmentId, '')))
        .orderBy(pollGroups.departmentId)
    const known = await groups()
    await server.db.insert(departments).values({ id: 'D999', name: 'NUEVO', plantId: 1 })
    await move(MOVES, 'D999')
    await look()
    expect((await countsOf(server, poll)).people).toBe(before.people + 1)
    expect(await groups()).toEqual(known)
    const { employeeId } = await findPerson(server, MOVES)
    const [row] = await server.db
      .select()
      .from(pollReceivers)
      .where(and(eq(pollReceivers.pollId, poll), eq(pollReceivers.employeeId, employeeId ?? 0)))
    expect(row).toMatchObject({ departmentId: '', hasAnswered: false })
  })
})
