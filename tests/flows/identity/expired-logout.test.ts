import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompany } from '#contract/protocol/general.ts'
import { createDevice, type App, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** GRAL-14, GRAL-15: when the service ends a session, the app calls sign-out (LOG-02). */

const PASSWORD = 'Portal.2026'
const SOON = { timeout: 20_000 }
let server: TestServer
let device: Device
let logins: Record<string, unknown>[]
/** Response to sign-out (LOG-02); null for the server's own response. */
let words: string | null

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.connection.query.query('delete from sessions')
  device = createDevice(server.url)
  logins = []
  words = null
})
afterEach(() => vi.unstubAllGlobals())

async function signedIn(): Promise<App> {
  const app = await device.start()
  const reached = globalThis.fetch
  vi.stubGlobal('fetch', async (input: Request, init?: RequestInit) => {
    if (input instanceof Request && input.url.endsWith('/Login/ws-login.php')) {
      const body = (await input.clone().json()) as Record<string, unknown>
      logins.push(body)
      if (body.Opcion === 2 && words !== null) return new Response(words)
    }
    return reached(input, init)
  })
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  return app
}

async function endOnServer(): Promise<void> {
  const { userId } = await findPerson(server, '100101')
  await server.connection.query.query(
    `update sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    [userId],
  )
}

const logouts = () => logins.filter(({ Opcion }) => Opcion === 2)

describe('a session that the service ends', () => {
  it.each(['personal', 'kiosk'] as const)(
    'is logged out with its own token on a %s device',
    { tags: ['whole'] },
    async (mode) => {
      const first = await device.start()
      if (mode === 'kiosk') await first.mode.setDeviceMode('kiosk')
      const app = await signedIn()
      const token = app.signals.currentToken()
      const told: string[] = []
      app.session.onExpiredText((text) => told.push(text))
      await endOnServer()
      await app.rpc.call(readCompany, {})
      await vi.waitFor(() => expect(logouts()).toHaveLength(1), SOON)
      expect(logouts()[0]).toEqual({ Opcion: 2, token, vencida: true })
      expect(app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
      expect(told).toEqual([])
    },
  )

  it('shows the message of the sign-out response when it is not OK', async () => {
    const app = await signedIn()
    const told: string[] = []
    app.session.onExpiredText((text) => told.push(text))
    words = 'La sesión ya estaba cerrada'
    await endOnServer()
    await app.rpc.call(readCompany, {})
    await vi.waitFor(() => expect(told).toEqual(['La sesión ya estaba cerrada']), SOON)
  })

  it('keeps the push subscriptions of the device', async () => {
    const app = await signedIn()
    const { userId } = await findPerson(server, '100101')
    const count = async () => {
      const { rows } = await server.connection.query.query(
        'select count(*)::int as n from push_subscriptions where user_id = $1',
        [userId],
      )
      return Number(rows[0]?.n)
    }
    await server.connection.query.query(
      `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
       select user_id, id, 'https://push.example/x', 'k', 'a', now() from sessions where user_id = $1`,
      [userId],
    )
    expect(await count()).toBe(1)
    await endOnServer()
    await app.rpc.call(readCompany, {})
    await vi.waitFor(() => expect(logouts()).toHaveLength(1), SOON)
    expect(await count()).toBe(1)
  })
})
