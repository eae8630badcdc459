import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordVisit } from '#contract/protocol/general.ts'
import { companyDate } from '#domain/time/dates.ts'
import { migrationsFolder } from '#server/db/connect.ts'
import { rateLimits, recoveryCodes } from '#server/db/schema/access.ts'
import { dataChanges } from '#server/db/schema/data-changes.ts'
import { operationReceipts } from '#server/db/schema/delivery.ts'
import { documentUploads, looseFiles } from '#server/db/schema/document-files.ts'
import { notifications, pushSends, pushSubscriptions } from '#server/db/schema/notifications.ts'
import { screenVisits } from '#server/db/schema/people.ts'
import { retentionHolds } from '#server/db/schema/privacy.ts'
import { timeAlertViews } from '#server/db/schema/time-alerts.ts'
import { sweepExpired } from '#server/facilities/sweep.ts'
import { startWork } from '#server/work.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let userId: number
  let employeeId: number

  beforeAll(async () => {
    server = await startServer({ database })
    const person = await findPerson(server, '100101')
    userId = person.userId
    employeeId = person.employeeId ?? 0
  })
  afterAll(() => server.stop())

  const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS)

  async function fill(): Promise<void> {
    const { db } = server
    for (const days of [401, 399]) {
      const at = ago(days)
      await db.insert(screenVisits).values({ userId, screen: 'Ahorro', at })
      await db
        .insert(notifications)
        .values({ userId, kind: 'payslip', ref: 'x', key: `${days}`, createdAt: at })
      await db
        .insert(operationReceipts)
        .values({ userId, operationId: randomUUID(), fingerprint: 'x', createdAt: at })
      const day = companyDate(at.getTime())
      await db.insert(timeAlertViews).values({ employeeId, view: 'own', day, seenAt: at })
    }
    const device = { userId, p256dh: 'x', auth: 'x', createdAt: ago(2), endpoint: 'https://push.example/1' }
    const [made] = await db.insert(pushSubscriptions).values(device).returning({ id: pushSubscriptions.id })
    for (const days of [2, 0]) {
      await db.insert(recoveryCodes).values({ userId, codeHash: 'x', expiresAt: ago(days) })
      const send = { subscriptionId: made?.id ?? 0, kind: 'test', dueAt: ago(days), endsAt: ago(days) }
      await db.insert(pushSends).values(send)
      await db.insert(rateLimits).values({ key: `k${days}`, points: 1, expire: ago(days).getTime() + 60_000 })
    }
  }

  const tables = {
    screenVisits,
    notifications,
    operationReceipts,
    timeAlertViews,
    recoveryCodes,
    pushSends,
    rateLimits,
  }

  async function counts(): Promise<Record<string, number>> {
    const found: Record<string, number> = {}
    for (const [name, table] of Object.entries(tables)) found[name] = await server.db.$count(table)
    return found
  }

  test('deletes only the expired row of each table', async () => {
    for (const table of Object.values(tables)) await server.db.delete(table)
    await fill()
    expect(new Set(Object.values(await counts()))).toEqual(new Set([2]))
    expect(await sweepExpired(server.db, server.clock.now())).toBe(false)
    expect(new Set(Object.values(await counts()))).toEqual(new Set([1]))
  })

  test('keeps changes, notifications and screen visits of a person on legal hold', async () => {
    const other = await findPerson(server, '100102')
    const { db } = server
    const at = ago(500)
    const held = { reason: 'Juicio 12/2026', setAt: ago(1) }
    await db.insert(retentionHolds).values([
      { ...held, userId },
      { ...held, userId: other.userId, endedAt: ago(0) },
    ])
    for (const who of [{ userId, employeeId }, other]) {
      await db.insert(screenVisits).values({ userId: who.userId, screen: 'Juicio', at })
      const told = { userId: who.userId, kind: 'payslip', ref: 'x', key: 'juicio', createdAt: at }
      await db.insert(notifications).values(told)
      await db.insert(dataChanges).values({
        employeeId: who.employeeId ?? 0,
        step: 1,
        authorId: who.userId,
        at,
        before: {},
        after: { calle: 'Juárez 12' },
      })
    }
    await sweepExpired(db, server.clock.now())
    const left = async () => [
      await db.$count(screenVisits, eq(screenVisits.screen, 'Juicio')),
      await db.$count(notifications, eq(notifications.key, 'juicio')),
      await db.$count(dataChanges, eq(dataChanges.at, at)),
    ]
    expect(await left()).toEqual([1, 1, 1])
    await db.update(retentionHolds).set({ endedAt: ago(0) })
    await sweepExpired(db, server.clock.now())
    expect(await left()).toEqual([0, 0, 0])
    await db.delete(retentionHolds)
  })

  test('deletes in batches of 500', async () => {
    const expire = ago(1).getTime()
    const rows = Array.from({ length: 1200 }, (_, at) => ({ key: `old${at}`, points: 1, expire }))
    await server.db.delete(rateLimits)
    await server.db.insert(rateLimits).values(rows)
    const now = server.clock.now()
    expect(await sweepExpired(server.db, now)).toBe(true)
    expect(await server.db.$count(rateLimits)).toBe(700)
    expect([await sweepExpired(server.db, now), await sweepExpired(server.db, now)]).toEqual([true, false])
    expect(await server.db.$count(rateLimits)).toBe(0)
  })

  test('counts screen visits by person and day', async () => {
    await server.db.delete(screenVisits)
    const token = await openSession(server, '100101')
    const visit = (pantalla: string) => sendOperation(server, recordVisit, { pantalla }, token)
    for (let time = 0; time < 5; time++) await visit('Recibos')
    await Promise.all([visit('Kardex'), visit('Kardex'), visit('Kardex')])
    const rows = await server.db.select().from(screenVisits).orderBy(screenVisits.screen)
    const day = companyDate(server.clock.now().getTime())
    expect(rows.map((row) => [row.userId, row.screen, row.day, row.visits])).toEqual([
      [userId, 'Kardex', day, 3],
      [userId, 'Recibos', day, 5],
    ])
    server.clock.advance(DAY_MS)
    const tomorrow = await openSession(server, '100101')
    await sendOperation(server, recordVisit, { pantalla: 'Recibos' }, tomorrow)
    expect(await server.db.$count(screenVisits)).toBe(3)
  })

  test('stores no invented screens above the limit and still counts known screens', async () => {
    await server.db.delete(screenVisits)
    const many = Array.from({ length: 100 }, (_, at) => ({
      userId,
      screen: `s${at}`,
      at: server.clock.now(),
    }))
    await server.db.insert(screenVisits).values(many)
    const token = await openSession(server, '100101')
    const answer = await sendOperation(server, recordVisit, { pantalla: 'inventada' }, token)
    expect(answer.body).toMatchObject({ status: 'OK' })
    await sendOperation(server, recordVisit, { pantalla: 's7' }, token)
    expect(await server.db.$count(screenVisits)).toBe(100)
    const known = and(eq(screenVisits.userId, userId), eq(screenVisits.screen, 's7'))
    expect(await server.db.select({ visits: screenVisits.visits }).from(screenVisits).where(known)).toEqual([
      { visits: 2 },
    ])
  })
})

test('migrates single visits into daily counts without losing any', async () => {
  const server = await startServer({ database: 'pglite' })
  try {
    const { userId } = await findPerson(server, '100101')
    await server.db.execute(sql`drop index screen_visits_day`)
    const at = (text: string) => new Date(text)
    // 05:30 UTC is the evening before in Mexico.
    const visits = ['2026-03-02T18:00:00Z', '2026-03-03T05:30:00Z', '2026-03-03T18:00:00Z'].map((text) => ({
      userId,
      screen: 'Ahorro',
      at: at(text),
    }))
    await server.db
      .insert(screenVisits)
      .values([...visits, { userId, screen: 'Kardex', at: at('2026-03-02T18:00:00Z') }])
    const file =
      readdirSync(migrationsFolder()).find((name) => name.endsWith('_visits_loose_bytes.sql')) ?? ''
    const text = readFileSync(join(migrationsFolder(), file), 'utf8')
    for (const statement of text.split('--> statement-breakpoint')) {
      if (/"counted"|NOT IN|"screen_visits_day"/.test(statement)) await server.db.execute(sql.raw(statement))
    }
    const rows = await server.db.select().from(screenVisits).orderBy(screenVisits.day, screenVisits.screen)
    expect(
      rows.map(({ screen, day, visits: count, at: last }) => [screen, day, count, last.toISOString()]),
    ).toEqual([
      ['Ahorro', '2026-03-02', 2, '2026-03-03T05:30:00.000Z'],
      ['Kardex', '2026-03-02', 1, '2026-03-02T18:00:00.000Z'],
      ['Ahorro', '2026-03-03', 1, '2026-03-03T18:00:00.000Z'],
    ])
  } finally {
    await server.stop()
  }
})

test('runs as a background job without any sign-in', { timeout: 120_000 }, async () => {
  const server = await startServer({ database: 'pglite' })
  try {
    const { userId } = await findPerson(server, '100101')
    const expire = server.clock.now().getTime() - 1
    await server.db.insert(rateLimits).values([{ key: 'old', points: 1, expire }])
    const key = await server.services.files.keep(Buffer.from('papel'), server.clock.now(), userId)
    await server.db.transaction((tx) => server.services.files.claim(tx, key))
    await server.db.transaction((tx) => server.services.files.release(tx, key, server.clock.now()))
    server.clock.advance(61_000)
    startWork(server.connection, server.services, server.clock)
    await expect.poll(() => server.db.$count(looseFiles), { timeout: 90_000 }).toBe(0)
    await expect.poll(() => server.db.$count(rateLimits), { timeout: 90_000 }).toBe(0)
    expect(await server.services.files.read(key)).toBeNull()
    expect(await server.db.$count(documentUploads)).toBeGreaterThan(0)
  } finally {
    await server.services.jobs.stop()
    await server.stop()
  }
})
