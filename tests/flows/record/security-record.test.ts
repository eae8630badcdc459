import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvent } from '#server/audit/record.ts'
import { sweepEvents } from '#server/audit/sweep-events.ts'
import { EVENTS_KEPT_YEARS } from '#domain/identity/security-events.ts'
import { securityEventCounts, securityEvents } from '#server/db/schema/security-events.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

const event = { kind: 'role-given', actorId: 1, subjectId: 2, address: '127.0.0.1' } as const
const DAY = 24 * 60 * 60 * 1000

/** Real time instead of the test clock: the database trigger compares with its own clock. */
function yearsAgo(years: number, days = 0): Date {
  const at = new Date(Date.now() - days * DAY)
  at.setUTCFullYear(at.getUTCFullYear() - years)
  return at
}

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  await recordEvent(server.db, { ...event, at: new Date() })
})
afterAll(() => server.stop())

const ids = async () =>
  (await server.db.select().from(securityEvents).orderBy(securityEvents.id)).map(({ id }) => id)

test.each([
  ['changed', sql`update security_events set kind = 'sign-in'`],
  ['deleted', sql`delete from security_events`],
  ['emptied', sql`truncate security_events`],
])('no row can be %s', async (_, statement) => {
  const before = await ids()
  expect(before.length).toBeGreaterThan(0)
  await expect(server.db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') as string },
  })
  expect(await ids()).toEqual(before)
})

test('deletes events older than five years in batches, oldest first', async () => {
  const kept = await ids()
  const young = { ...event, at: yearsAgo(EVENTS_KEPT_YEARS, -1) }
  await recordEvent(server.db, young)
  const stays = await ids()
  expect(stays).toHaveLength(kept.length + 1)
  for (const days of [2, 3, 40]) {
    await recordEvent(server.db, { ...event, at: yearsAgo(EVENTS_KEPT_YEARS, days) })
  }
  await sweepEvents(server.db, new Date(), 2)
  expect(await ids()).toHaveLength(stays.length + 1)
  await sweepEvents(server.db, new Date(), 2)
  expect(await ids()).toEqual(stays)
})

test('deletes no recent event when the clock is ahead of the database', async () => {
  const before = await ids()
  await expect(sweepEvents(server.db, new Date(Date.now() + 3650 * DAY), 1000)).rejects.toThrow()
  expect(await ids()).toEqual(before)
})

test('deletes expired flood counts as well', async () => {
  const now = new Date()
  const row = (key: string, ms: number) => ({ key, count: 3, expiresAt: new Date(now.getTime() + ms) })
  await server.db.insert(securityEventCounts).values([row('over', -1), row('runs', DAY)])
  await sweepEvents(server.db, now, 100)
  const left = await server.db.select().from(securityEventCounts)
  expect(left.map(({ key }) => key)).toEqual(['runs'])
})
