import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as login from '#contract/identity/login.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { loginTexts } from '#server/texts.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { PASSWORD } from '#tests/support/people/guesses.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite', clock: createStillClock() })
})
afterAll(() => server.stop())
beforeEach(() => server.db.delete(rateLimits))

async function eventsOf(kind: 'sign-in' | 'other-sessions-ended'): Promise<number> {
  const [row] = await server.db
    .select({ n: count() })
    .from(securityEvents)
    .where(eq(securityEvents.kind, kind))
  return row?.n ?? 0
}

it('limits repeated sign-ins with the right password, and accepts one 30 seconds later', async () => {
  const input = { correo: '100103', password: PASSWORD }
  const before = await eventsOf('sign-in')
  let last = ''
  for (let time = 0; time < 64; time++) last = (await post(server, login.signIn, input)).text
  expect(JSON.parse(last)).toEqual({ status: 'ERROR', message: loginTexts.wait(30) })
  expect((await eventsOf('sign-in')) - before).toBe(60)
  server.clock.advance(30_000)
  expect(await ask(server, login.signIn, input)).toMatchObject({ status: 'OK' })
  for (let time = 0; time < 2; time++)
    await post(server, login.signIn, { correo: '100104', password: 'a guess' })
  expect(await ask(server, login.signIn, { ...input, correo: '100104' })).toMatchObject({ status: 'OK' })
})

it('without other sessions, records the requests to end them only the 1st, 2nd, 4th … time', async () => {
  const { token } = await ask(server, login.signIn, { correo: '100102', password: PASSWORD })
  await ask(server, login.closeOtherSessions, {}, token)
  const before = await eventsOf('other-sessions-ended')
  for (let time = 0; time < 40; time++) await ask(server, login.closeOtherSessions, {}, token)
  const told = (await eventsOf('other-sessions-ended')) - before
  expect([5, 6]).toContain(told)
})

it('adds no rows for unknown names after an address has asked for a hundred recovery codes', async () => {
  for (let name = 0; name < 130; name++) {
    await server.services.quotas.mayAskCode(`name:${name}`, {
      address: '203.0.113.5',
      device: null,
      isUsual: false,
      isUsualKiosk: false,
    })
  }
  const [row] = await server.db.select({ n: count() }).from(rateLimits)
  expect(row?.n).toBe(1 + 3 * 100)
})
