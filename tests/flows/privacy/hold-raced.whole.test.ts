import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdPerson } from '#contract/privacy/privacy-desk.ts'
import { monthsBefore } from '#domain/privacy/retention.ts'
import { readRows } from '#server/db/read-rows.ts'
import { tables } from '#server/db/schema/tables.ts'
import { applyTerms } from '#server/services/privacy/retention.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** After the response to the hold, no data of that person may be erased. */

const { notifications, retentionBlocks, retentionRules } = tables
const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'postgres', clock: createStillClock() })
})
afterAll(() => server.stop())

test('answers a hold only after a running erasure has finished', { timeout: 120_000 }, async () => {
  const { db, services, clock } = server
  const { userId } = await findPerson(server, '100101')
  const now = clock.now()
  await db.delete(notifications).where(eq(notifications.userId, userId))
  await db.insert(retentionRules).values({
    kind: 'notifications',
    months: 3,
    setAt: new Date(now.getTime() - 3 * DAY_MS),
  })
  await db.insert(retentionBlocks).values({
    kind: 'notifications',
    rowId: 1,
    content: {},
    fileKeys: ['aa/first'],
    people: [userId],
    blockedAt: monthsBefore(now, 12),
  })
  const token = await openSession(server, '100501')
  // Pauses the job while it releases a file: it has selected the rows, but has not committed.
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  let isThere: () => void = () => undefined
  const there = new Promise<void>((resolve) => (isThere = resolve))
  const files = {
    ...services.files,
    release: async () => {
      isThere()
      await released
    },
  }
  const order: string[] = []
  const night = applyTerms({ db, clock, files }).then(() => order.push('erased'))
  await there
  const input = { persona: '100101', motivo: 'Demanda laboral', idOperacion: crypto.randomUUID() }
  const hold = sendOperation(server, holdPerson, input, token).then((answer) => {
    order.push('held')
    return answer
  })
  const waits = async () => {
    const locks = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
    return (await db.transaction((tx) => readRows(tx, locks))).length
  }
  await expect.poll(async () => order.length + (await waits()), { timeout: 60_000 }).toBeGreaterThan(0)
  release()
  await night
  expect(fieldOf(await hold, 'status')).toBe('OK')
  expect(order).toEqual(['erased', 'held'])
})
