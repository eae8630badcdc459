import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { publishNotice } from '#contract/notifications/notice-board.ts'
import { notifications, pushSends, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { users } from '#server/db/schema/people.ts'
import { createLogger } from '#server/log.ts'
import { deliverDue } from '#server/services/push/deliver.ts'
import type { PushSender } from '#server/push/send-push.ts'
import { startWork } from '#server/work.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, sendAs } from '#tests/support/server/people.ts'
import { deliver, startPushServer } from '#tests/support/server/network/push-server.ts'
import {
  type PushDevice,
  type PushService,
  startPushService,
} from '#tests/support/server/network/push-service.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { isWhole } from '#tests/support/server/whole.ts'
import { recordFigures } from '../../../scripts/figures.mjs'

const MANY = isWhole ? 2000 : 500
const HOUR = 3_600_000
const vigencia = addDays(companyDate(Date.now()), 60)
const notice = { titulo: 'Simulacro', texto: 'A las 11.', alcance: 'todos', vigencia }

async function publish(server: TestServer): Promise<number> {
  const input = { ...notice, clave: crypto.randomUUID() }
  const answer = await sendAs(server, publishNotice, input, '100301')
  expect(fieldOf(answer, 'status')).toBe('OK')
  return Number(fieldOf(answer, 'id'))
}

async function addPeople(server: TestServer, service: PushService, many: number): Promise<PushDevice[]> {
  const { userId } = await findPerson(server, 'externo')
  const [like] = await server.db.select().from(users).where(eq(users.id, userId))
  if (!like) throw new Error('no account to copy')
  const { id: _, ...fields } = like
  const devices = Array.from({ length: many }, () => service.makeDevice())
  for (let from = 0; from < many; from += 500) {
    const some = devices.slice(from, from + 500)
    const made = await server.db
      .insert(users)
      .values(some.map(({ id }) => ({ ...fields, nickname: id, mail: '' })))
      .returning({ id: users.id })
    await server.db.insert(pushSubscriptions).values(
      made.map(({ id }, at) => {
        const { endpoint, p256dh, auth } = some[at] ?? service.makeDevice()
        return { userId: id, endpoint, p256dh, auth, createdAt: server.clock.now() }
      }),
    )
  }
  // Turns off quiet hours, which people without a shift have at night.
  await server.db.execute(`insert into push_preferences (user_id, quiet_mode)
    select user_id, 'ninguno' from push_subscriptions on conflict do nothing`)
  return devices
}

const waiting = async ({ db }: TestServer) =>
  Number((await db.select({ rows: count() }).from(pushSends))[0]?.rows)

const jobsOf = async ({ connection }: TestServer) =>
  Number(
    (await connection.query.query("select count(*) as jobs from pgboss.job where name = 'push'")).rows[0]
      ?.jobs,
  )

async function work({ connection, services, clock }: TestServer): Promise<void> {
  startWork(connection, services, clock)
  const done = "select 1 from pgboss.job where name = 'push' and state = 'completed'"
  const look = () =>
    connection.query.query(done).then(
      ({ rows }) => rows.length,
      () => 0,
    )
  await expect.poll(look, { timeout: 30_000 }).toBeGreaterThan(0)
}

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let service: PushService

  beforeAll(async () => {
    // With a still clock, the second round starts only when the test advances the clock.
    server = await startPushServer(database, { clock: createStillClock() })
    service = await startPushService()
  })
  afterAll(async () => {
    await server.services.jobs.stop()
    await service.stop()
    await server.stop()
  })

  test('sends each push of a job once, with one in ten devices gone and one in ten failing first', async () => {
    const devices = await addPeople(server, service, MANY)
    const place = new Map(devices.map(({ id }, at) => [id, at]))
    service.reply = (device, attempt) => {
      const at = place.get(device) ?? 0
      if (at % 10 === 0) return { status: at % 20 === 0 ? 410 : 404 }
      if (at % 10 === 1 && attempt === 1) {
        return at % 20 === 1 ? { status: 500 } : { status: 429, headers: { 'retry-after': '60' } }
      }
      return { status: 201 }
    }
    await work(server)
    const jobs = await jobsOf(server)
    global.gc?.()
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
    const used = process.cpuUsage()
    const started = performance.now()
    const id = await publish(server)
    const published = performance.now() - started
    expect(await jobsOf(server)).toBe(jobs + 1)
    await expect
      .poll(() => service.attempts.length, { timeout: 50_000, interval: 50 })
      .toBeGreaterThanOrEqual(MANY)
    const sent = performance.now() - started
    const cpu = process.cpuUsage(used)
    clearInterval(watch)
    await server.services.jobs.stop()
    expect(new Set(service.attempts).size).toBe(MANY)
    const firstTime = devices.filter((_, at) => at % 10 > 1).map((device) => device.id)
    expect(service.arrived.map(({ device }) => device).sort()).toEqual(firstTime.sort())
    expect(service.mostAtOnce()).toBeLessThanOrEqual(20)
    expect(await waiting(server)).toBe(MANY / 10)
    server.clock.advance(HOUR)
    expect(await deliver(server)).toBeNull()
    const alive = devices.filter((_, at) => at % 10 !== 0).map((device) => device.id)
    expect(service.arrived.map(({ device }) => device).sort()).toEqual(alive.sort())
    expect(service.complaints).toEqual([])
    for (const { payload } of service.arrived)
      expect(payload).toEqual({ kind: 'notice', id: expect.any(Number) })
    const kept = await server.db.select({ rows: count() }).from(pushSubscriptions)
    expect(Number(kept[0]?.rows)).toBe(alive.length)
    const [told] = await server.db
      .select({ delivered: count(notifications.deliveredAt) })
      .from(notifications)
      .where(eq(notifications.noticeId, id))
    expect(Number(told?.delivered)).toBe(alive.length)
    const grown = Math.round((peak - before) / 1_048_576)
    const seconds = ((cpu.user + cpu.system) / 1_000_000).toFixed(1)
    console.info(
      `${database}: ${MANY} told in ${Math.round(published)} ms, sent in ${Math.round(sent)} ms ` +
        `(${seconds} s of processor, the push service's own among them), +${grown} MB`,
    )
    recordFigures('stories', [
      {
        what: `${MANY} devices told, one in ten gone, one in ten failing first, ${database}`,
        measured: `0 lost, ${seconds} s of processor with the stand-in for the push service`,
        budget: '0 lost',
      },
    ])
    await server.db.delete(pushSubscriptions)
  })

  test('adds no job when the transaction is rolled back', async () => {
    const again = await startPushServer(database)
    await work(again)
    const before = await jobsOf(again)
    await again.db
      .transaction(async (tx) => {
        await again.services.jobs.add(tx, 'push', again.clock.now())
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await jobsOf(again)).toBe(before)
    await again.db.transaction((tx) => again.services.jobs.add(tx, 'push', again.clock.now()))
    expect(await jobsOf(again)).toBe(before + 1)
    await again.services.jobs.stop()
    await again.stop()
  })

  test('sends the remaining pushes after a server has died while sending', async () => {
    service.arrived.splice(0)
    service.reply = () => ({ status: 201 })
    const devices = await addPeople(server, service, 300)
    await publish(server)
    const { db, clock, services } = server
    let left = 90
    const dying: PushSender = {
      close: () => undefined,
      send(...given) {
        left -= 1
        if (left < 0) throw new Error('killed')
        return services.pushSender.send(...given)
      },
    }
    await expect(deliverDue({ db, clock, sender: dying, log: createLogger('silent') })).rejects.toThrow(
      'killed',
    )
    await expect.poll(() => service.arrived.length).toBeGreaterThanOrEqual(90)
    // Pushes leased by the killed server wait until the lease expires; other pushes are sent at once.
    const again = await deliver(server)
    expect(service.arrived.length).toBeGreaterThan(90)
    expect(again).not.toBeNull()
    server.clock.advance((again?.getTime() ?? 0) - server.clock.now().getTime() + 1)
    expect(await deliver(server)).toBeNull()
    expect(new Set(service.arrived.map(({ device }) => device))).toEqual(new Set(devices.map(({ id }) => id)))
    expect(await waiting(server)).toBe(0)
    await db.delete(pushSubscriptions)
  })
})

describe('two servers on one database', () => {
  test('send one push to each device', async () => {
    const service = await startPushService()
    const one = await startPushServer('postgres')
    const two = await startPushServer('postgres', { databaseUrl: one.databaseUrl ?? '' })
    const devices = await addPeople(one, service, 600)
    await Promise.all([one, two].map(work))
    await publish(one)
    await Promise.all([deliver(one), deliver(two)])
    await expect.poll(() => service.arrived.length, { timeout: 20_000 }).toBe(600)
    await Promise.all([one, two].map((each) => each.services.jobs.stop()))
    expect(await waiting(one)).toBe(0)
    expect(new Set(service.attempts).size).toBe(service.attempts.length)
    expect(service.attempts).toHaveLength(devices.length)
    await two.stop()
    await one.stop()
    await service.stop()
  })
})
