import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as desk from '#contract/polls/poll-desk.ts'
import type { Audience } from '#contract/polls/poll-desk.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { tables } from '#server/db/schema/tables.ts'
import { receiversOf } from '#server/services/poll-desk/audience.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { definition, HR, publishNew, questions, said as saidOn } from '#tests/support/server/polling.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * Results of two polls with the same questions can be subtracted from each other, so their audiences must not
 * differ by one to four people.
 */

const { employees, pollGroups, pollReceivers, polls, users } = tables
const DAY_MS = 86_400_000
const reason = (title: string) => `Cambia a quién va: con «${title}» se sabría quién contestó qué.`
const against = (title: string) => ({
  status: 'ERROR',
  message: expect.stringContaining(reason(title)) as string,
})
const TOO_ALIKE = against(definition.titulo)
const [ONE, MANY] = ['D020', 'D010']
const ofDepartments = (...ids: string[]) => ({ audiencia: { clase: 'departamentos', ids } })
const EVERYBODY = { audiencia: { clase: 'todos', ids: [] } }
const PLANT_2 = { audiencia: { clase: 'plantas', ids: ['2'] } }
const asking = (pregunta: string) => ({ preguntas: [{ ...questions[0], pregunta }] })

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  const clock = createTestClock()

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    // The demo's polls show departments, so a new poll for some of these departments and one more person would
    // be refused.
    await server.db.delete(polls)
  })

  const said = (operation: Parameters<typeof saidOn>[1], input: object) =>
    saidOn(server, operation, input, HR)
  async function draft(more: object) {
    const encuesta = { ...definition, ...more }
    const { id, revision } = await said(desk.savePoll, { id: null, revision: 0, encuesta })
    return { id, revision }
  }
  const publish = async (more: object) => said(desk.publishPoll, await draft(more))

  async function askInstead(poll: number, audience: Audience): Promise<void> {
    const asked = await server.db.transaction((tx) => receiversOf(tx, '00100', audience))
    await server.db.delete(pollReceivers).where(eq(pollReceivers.pollId, poll))
    await server.db.insert(pollReceivers).values(
      asked.map(({ employeeId, departmentId }) => ({
        pollId: poll,
        employeeId,
        departmentId: departmentId === MANY ? MANY : '',
      })),
    )
    await server.db
      .update(pollGroups)
      .set({ people: asked.length })
      .where(and(eq(pollGroups.pollId, poll), eq(pollGroups.departmentId, '')))
  }

  test('refuses the same department after a person moved out of it, for sixty days', async () => {
    // MANY has five people. A sixth person joins MANY, and leaves it after the first poll.
    const [moved] = await server.db
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.departmentId, 'D060'), eq(employees.companyCode, '00100')))
      .limit(1)
    const moveTo = (departmentId: string) =>
      server.db
        .update(employees)
        .set({ departmentId })
        .where(eq(employees.id, moved?.id ?? 0))
    await moveTo(MANY)
    const first = await publishNew(server, { ...ofDepartments(MANY), ...asking('¿Te gusta tu turno?') })
    await said(desk.closePoll, { id: first })
    await moveTo('D060')
    const again = { ...ofDepartments(MANY), ...asking('¿Te gusta tu turno?') }
    expect(await publish(again)).toEqual(TOO_ALIKE)
    const inOtherWords = { ...again, ...asking('¿Qué tal tu turno?') }
    const freeDay = formatDate(addDays(companyDate(clock.now().getTime()), 61))
    expect(await publish(inOtherWords)).toEqual({
      status: 'ERROR',
      message: `${reason(definition.titulo)} O publícala desde el ${freeDay}.`,
    })
    clock.advance(61 * DAY_MS)
    expect(await publish(again)).toMatchObject({ status: 'OK' })
    clock.advance(-61 * DAY_MS)
  })

  test('refuses a poll whose audience differs by one person, while the first poll is open or closed', async () => {
    const first = await publishNew(server, ofDepartments(MANY))
    expect(await publish(ofDepartments(MANY, ONE))).toEqual(TOO_ALIKE)
    await said(desk.closePoll, { id: first })
    expect(await publish(ofDepartments(MANY, ONE))).toEqual(TOO_ALIKE)
    const [asked] = questions
    const alike = [
      { ...asked, pregunta: '¡Vienes en BICI!' },
      { ...asked, id: 9, pregunta: '¿Y en tren?' },
    ]
    expect(await publish({ ...ofDepartments(MANY, ONE), preguntas: alike })).toEqual(TOO_ALIKE)
    await server.db.delete(polls).where(eq(polls.id, first))
    await publishNew(server, ofDepartments(MANY, ONE))
    expect(await publish(ofDepartments(MANY))).toEqual(TOO_ALIKE)
  })

  test('refuses the same people after they moved to another company, without one of them', async () => {
    const inMany = (company: string) =>
      and(eq(employees.departmentId, MANY), eq(employees.companyCode, company))
    await server.db.update(employees).set({ departmentId: 'D060' }).where(inMany('00300'))
    const moved = await server.db.select({ id: employees.id }).from(employees).where(inMany('00100'))
    const { userId } = await findPerson(server, HR)
    const moveTo = async (companyCode: string) => {
      const ids = moved.map(({ id }) => id)
      await server.db.update(employees).set({ companyCode }).where(inArray(employees.id, ids))
      await server.db.update(users).set({ companyCode }).where(eq(users.id, userId))
    }
    await publishNew(server, ofDepartments(MANY, ONE))
    await moveTo('00300')
    expect(await publish({ ...ofDepartments(MANY), ...asking('¿Y tu casillero?') })).toEqual(TOO_ALIKE)
    await moveTo('00100')
  })

  test('refuses reworded questions within sixty days, also for the audiences of two polls plus one person', async () => {
    const first = await publishNew(server, { ...ofDepartments(MANY), ...asking('¿Te gusta tu turno?') })
    const again = { ...ofDepartments(MANY, ONE), ...asking('¿Te gusta tu turno actual?') }
    expect(await publish(again)).toEqual(TOO_ALIKE)
    await said(desk.closePoll, { id: first })
    clock.advance(59 * DAY_MS)
    expect(await publish(again)).toEqual(TOO_ALIKE)
    await publishNew(server, { ...ofDepartments('D060'), ...asking('¿Te gusta tu comedor?') })
    expect(await publish({ ...ofDepartments(MANY, 'D060', ONE), ...asking('¿Y tu casillero?') })).toEqual(
      TOO_ALIKE,
    )
    clock.advance(2 * DAY_MS)
    expect(await publish(again)).toMatchObject({ status: 'OK' })
    clock.advance(-61 * DAY_MS)
  })

  test('protects a person whose answers earlier polls reveal', async () => {
    // Results of the company, minus plant 1 and the other departments of plant 2, are those of the one person in D070.
    // A poll of plant 1 would be refused, so the poll gets this audience afterwards.
    await publishNew(server, { ...EVERYBODY, titulo: 'Turnos', ...asking('¿Te gusta tu turno?') })
    const old = await publishNew(server, {
      ...ofDepartments(MANY),
      titulo: 'Comedor',
      ...asking('¿Comes aquí?'),
    })
    await askInstead(old, { clase: 'plantas', ids: ['1'] })
    expect(await publish({ ...PLANT_2, ...asking('¿Te gusta el agua?') })).toEqual(against('Turnos'))
    await server.db.delete(polls).where(eq(polls.title, 'Turnos'))
    await publishNew(server, { ...PLANT_2, ...asking('¿Te gusta el agua?') })
    // Asks all of plant 2 except the person in D070, with the same and with other words, now and later.
    for (const desde of ['', addDays(companyDate(clock.now().getTime()), 45)])
      for (const words of ['¿Te gusta el agua?', '¿Te gusta el agua fría?'])
        expect(await publish({ ...ofDepartments('D040', 'D060'), ...asking(words), desde })).toEqual(
          TOO_ALIKE,
        )
    expect(await publish({ ...PLANT_2, ...asking('¿Te gusta el agua fría?') })).toMatchObject({
      status: 'OK',
    })
  })

  test('publishes for the same people, for entirely different people, or after a year', async () => {
    await said(desk.closePoll, { id: await publishNew(server, ofDepartments(MANY)) })
    expect(await publish(ofDepartments(MANY))).toMatchObject({ status: 'OK' })
    expect(await publish(ofDepartments('D060'))).toMatchObject({ status: 'OK' })
    await server.db
      .update(polls)
      .set({ closedAt: clock.now() })
      .where(and(eq(polls.title, definition.titulo), isNull(polls.closedAt)))
    clock.advance(367 * DAY_MS)
    expect(await publish(ofDepartments(MANY, ONE))).toMatchObject({ status: 'OK' })
    clock.advance(-367 * DAY_MS)
  })

  test('publishes one of two overlapping polls that are published at the same time', async () => {
    const token = await openSession(server, HR)
    const drafts = [await draft(ofDepartments(MANY)), await draft(ofDepartments(MANY, ONE))]
    const answers = await Promise.all(
      drafts.map((each) =>
        sendOperation(server, desk.publishPoll, { ...each, idOperacion: crypto.randomUUID() }, token),
      ),
    )
    expect(answers.map(({ body }) => (body as { status: string }).status).sort()).toEqual(['ERROR', 'OK'])
  })

  test('does not count a department separately when another poll divides it', async () => {
    const groupsOf = async (poll: number) => {
      const rows = await server.db
        .select({ id: pollGroups.departmentId })
        .from(pollGroups)
        .where(and(eq(pollGroups.pollId, poll), ne(pollGroups.departmentId, '')))
      return rows.map(({ id }) => id)
    }
    const before = await publishNew(server, EVERYBODY)
    expect(await groupsOf(before)).toContain(MANY)
    // The other pay group gets one person of that department and five of D060.
    const { rows } = (await server.db.execute(sql`
      select id, department_id from employees where company_code = '00100' order by department_id = ${MANY} desc, id`)) as unknown as {
      rows: { id: number; department_id: string }[]
    }
    const few = [
      ...rows.filter((row) => row.department_id === MANY).slice(0, 1),
      ...rows.filter((row) => row.department_id === 'D060').slice(0, 5),
    ]
    const known = (await server.db.execute(sql`select id, pay_group_id from employees`)) as unknown as {
      rows: { id: number; pay_group_id: number }[]
    }
    const groups = [...new Set(known.rows.map((row) => row.pay_group_id))]
    const [main, other] = groups
    await server.db.execute(sql`update employees set pay_group_id = ${main} where company_code = '00100'`)
    for (const { id } of few)
      await server.db.execute(sql`update employees set pay_group_id = ${other} where id = ${id}`)
    const poll = await publishNew(server, { audiencia: { clase: 'grupos', ids: [String(main)] } })
    expect(await groupsOf(poll)).not.toContain(MANY)
    for (const { id, pay_group_id } of known.rows)
      await server.db.execute(sql`update employees set pay_group_id = ${pay_group_id} where id = ${id}`)
  })
})
