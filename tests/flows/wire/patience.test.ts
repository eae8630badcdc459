import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { createErasureDelay } from '#server/services/privacy/erasure-delay.ts'
import { openEmpty, type SeededDatabase } from '#tests/support/server/databases/database.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TODAY = Date.parse('2026-11-27T09:00:00Z')

let database: SeededDatabase
let at = TODAY
let steady = 0
const clock = { now: () => new Date(at) }
beforeAll(async () => {
  database = await openEmpty('pglite')
  await database.connection.db.insert(securityEvents).values({
    kind: 'sign-in',
    at: new Date(TODAY - HOUR_MS),
    address: '',
    details: {},
  })
})
afterAll(() => database.dispose())
beforeEach(() => {
  at = TODAY
  steady = 1000
})

const start = () => createErasureDelay({ db: database.connection.db, clock }, () => steady)
const pass = (ms: number) => {
  at += ms
  steady += ms
}

test('erasure waits for an hour after a start', async () => {
  const patience = start()
  expect(await patience()).toEqual(new Date(TODAY + HOUR_MS))
  pass(HOUR_MS / 2)
  expect(await patience()).toEqual(new Date(TODAY + HOUR_MS))
  pass(HOUR_MS / 2)
  expect(await patience()).toBeNull()
  pass(7 * DAY_MS)
  expect(await patience()).toBeNull()
})

test('erasure waits for a day when the clock is a year ahead of the last visit, as with an old backup', async () => {
  at += 365 * DAY_MS
  const patience = start()
  expect(await patience()).toEqual(new Date(at + DAY_MS))
  pass(2 * HOUR_MS)
  expect(await patience()).not.toBeNull()
  // After the correction, the day still has to pass, measured by the monotonic clock.
  at -= 365 * DAY_MS
  expect(await patience()).not.toBeNull()
  pass(DAY_MS)
  expect(await patience()).toBeNull()
})

test('erasure waits for a day when the clock jumps while the server runs', async () => {
  const patience = start()
  await patience()
  pass(2 * HOUR_MS)
  expect(await patience()).toBeNull()
  at += 365 * DAY_MS
  expect(await patience()).toEqual(new Date(at + DAY_MS))
  pass(DAY_MS)
  expect(await patience()).toBeNull()
})
