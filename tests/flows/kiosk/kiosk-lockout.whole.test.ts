import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { knownDevices, rateLimits } from '#server/db/schema/access.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { guessesAt, PASSWORD } from '#tests/support/people/guesses.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const DAY_MS = 24 * 60 * 60_000

describe.each(databases)('on %s', (database) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ database, clock: createStillClock(), environment: { TRUST_PROXY: '1' } })
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await server.db.delete(rateLimits)
    await server.db.delete(knownDevices)
  })

  const { outcome, getToKnow, guessAt } = guessesAt(() => server)

  it('lets a person sign in at a known kiosk despite a colleague’s guesses with shared devices', async () => {
    const kiosk = await getToKnow('100102', { isShared: true, address: '192.0.2.9' })
    const home = '198.51.100.77'
    for (let made = 0; made < 16; made++) {
      const own = await getToKnow('100101', { isShared: true, address: home })
      for (let guess = 0; guess < 4; guess++)
        await outcome('100102', `guess ${guess}`, { devices: [own], isShared: true, address: home })
    }
    const there = { devices: [kiosk], isShared: true, address: '192.0.2.9' }
    expect(await outcome('100102', PASSWORD, there)).toBe('in')
    // All guesses count towards the limit of their one address, so another address is not delayed.
    expect(await outcome('100102', PASSWORD, { address: '192.0.2.77' })).toBe('in')
    const other = await getToKnow('100103', { isShared: true, address: '192.0.2.78' })
    const never = { devices: [other], isShared: true, address: '192.0.2.78' }
    expect(await outcome('100102', PASSWORD, never)).toBe('in')
  })

  it('lets a person sign in at a known kiosk behind the same address as well', async () => {
    const plant = '192.0.2.9'
    const kiosk = await getToKnow('100102', { isShared: true, address: plant })
    const there = { devices: [kiosk], isShared: true, address: plant }
    expect(await outcome('100102', PASSWORD, there)).toBe('in')
    for (let made = 0; made < 3; made++) {
      const own = await getToKnow('100101', { isShared: true, address: plant })
      await guessAt('100102', 4, { devices: [own], isShared: true, address: plant })
    }
    expect(await outcome('100102', PASSWORD, { address: plant })).toBe('wait')
    expect(await outcome('100102', PASSWORD, there)).toBe('in')
  })
})

it('does not keep delays made under a fast clock once it is set back', async () => {
  const clock = createStillClock()
  const server = await startServer({ database: 'pglite', clock, environment: { TRUST_PROXY: '1' } })
  const { outcome, getToKnow, guessAt, guessFromMany } = guessesAt(() => server)
  const phone = await getToKnow('100102')
  const kiosk = await getToKnow('100102', { isShared: true })
  clock.advance(DAY_MS)
  await guessAt('100102', 3, { devices: [phone] })
  await guessAt('100102', 4, { devices: [kiosk], isShared: true })
  await guessAt('100102', 4)
  await guessFromMany('100102', 20)
  clock.advance(-DAY_MS)
  expect(await outcome('100102', PASSWORD, { devices: [phone] })).toBe('in')
  expect(await outcome('100102', PASSWORD, { devices: [kiosk], isShared: true })).toBe('in')
  expect(await outcome('100102', PASSWORD)).toBe('in')
  expect(await outcome('100102', PASSWORD, { address: '192.0.2.90' })).toBe('in')
  await server.stop()
})
