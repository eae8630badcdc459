import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendApplication } from '#contract/jobs/job-application.ts'
import { tables } from '#server/db/schema/tables.ts'
import { type Applying, applyOn, HR } from '#tests/support/server/applying.ts'
import { holdsWhole } from '#server/identity/roles.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const { jobApplications, notifications, pushSends, pushSubscriptions, users } = tables
const MINUTE = 60_000

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let on: Applying
  let recruiter: number

  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    on = await applyOn(server)
    recruiter = (await findPerson(server, HR)).userId
    const device = { endpoint: 'https://push.example/1', p256dh: 'x', auth: 'x' }
    await server.db.insert(pushSubscriptions).values({ ...device, userId: recruiter, createdAt: clock.now() })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await on.reset()
    await server.db.delete(pushSends)
    await server.db.delete(notifications)
  })

  async function told(userId = recruiter) {
    const theirs = and(eq(notifications.userId, userId), eq(notifications.kind, 'application-arrived'))
    return server.db.select().from(notifications).where(theirs).orderBy(notifications.id)
  }
  const rings = () => server.db.$count(pushSends, eq(pushSends.kind, 'application-arrived'))
  async function applyAgain() {
    await server.db.delete(jobApplications).where(eq(jobApplications.vacancyId, on.technician))
    expect(await on.apply('100101')).toEqual({ status: 'OK' })
  }

  test('notifies only human resources, with the vacancy and without the applicant’s name', async () => {
    expect(await on.apply('100101')).toEqual({ status: 'OK' })
    expect(await told()).toMatchObject([{ subtitle: 'Técnico de mantenimiento', ref: '1', comment: null }])
    expect(await rings()).toBe(1)
    const heard = await server.db
      .select({ isHumanResources: holdsWhole(users.id, 'recursos-humanos') })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.kind, 'application-arrived'))
    expect(new Set(heard.map(({ isHumanResources }) => isHumanResources))).toEqual(new Set([true]))
  })

  test('sends one push for fifty applications, and another after the notice was opened or an hour passed', async () => {
    // A person can have one application per vacancy, so applyAgain deletes the earlier application.
    for (let time = 0; time < 50; time++) await applyAgain()
    expect(await told()).toMatchObject([{ ref: '50', subtitle: '50 postulaciones nuevas' }])
    expect(await rings()).toBe(1)

    await server.db.update(notifications).set({ openedAt: clock.now() })
    await applyAgain()
    expect(await told()).toHaveLength(2)
    expect(await rings()).toBe(2)

    clock.advance(61 * MINUTE)
    await on.reset()
    await applyAgain()
    expect(await told()).toHaveLength(3)
    expect(await rings()).toBe(3)
  })

  test('sends one push for two simultaneous applications, and counts both', async () => {
    await on.setFacts('100102', { positionSince: '2020-01-01', quadrant: 3 })
    const input = { idVacante: on.technician, datos: await on.answers() }
    const tokens = [await openSession(server, '100101'), await openSession(server, '100102')]
    const said = await Promise.all(
      tokens.map((token) => sendOperation(server, sendApplication, input, token)),
    )
    expect(said.map(({ body }) => body)).toEqual([{ status: 'OK' }, { status: 'OK' }])
    expect(await told()).toMatchObject([{ ref: '2' }])
    expect(await rings()).toBe(1)
  })
})
