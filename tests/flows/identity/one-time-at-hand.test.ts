import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as login from '#contract/identity/login.ts'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { ask, post } from '#tests/support/server/hosts/legacy-call.ts'
import { openSession, resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const NEXT = 'Otro.Lugar.2027'
const PERSON = '100103'

let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  device = createDevice(server.url)
  app = await device.start()
})
afterEach(async () => {
  vi.useRealTimers()
  await resetPassword(server, PERSON, PASSWORD)
})

async function issue(): Promise<string> {
  const hr = await openSession(server, '100301')
  return (await ask(server, oneTime.issueOneTimePassword, { empleado: PERSON }, hr)).temporal
}

async function enter(): Promise<string> {
  const temporal = await issue()
  expect(await app.session.signIn(PERSON, temporal)).toMatchObject({ ok: true, mustChangePassword: true })
  return temporal
}

test.each(['personal', 'kiosk'] as const)(
  'a one-time password is remembered on a %s device until the person sets a new password',
  { tags: ['whole'] },
  async (mode) => {
    if (mode === 'kiosk') {
      await app.mode.setDeviceMode('kiosk')
      app = await device.start()
    }
    const temporal = await enter()
    expect(app.oneTime.oneTimePassword()).toBe(temporal)
    expect((await app.session.changePassword(temporal, NEXT)).ok).toBe(true)
    expect(app.oneTime.oneTimePassword()).toBeNull()
    const body = (await post(server, login.signIn, { correo: PERSON, password: NEXT })).body
    expect(body).toMatchObject({ status: 'OK', EstatusPass: 1 })
  },
)

test('a reloaded page forgets the one-time password', { tags: ['whole'] }, async () => {
  await enter()
  app = await device.start()
  expect(app.state.currentSession()).toMatchObject({ phase: 'open', mustChangePassword: true })
  expect(app.oneTime.oneTimePassword()).toBeNull()
})

test('signing out forgets the one-time password, and the next person does not get it', async () => {
  await enter()
  await app.session.signOut()
  expect(app.oneTime.oneTimePassword()).toBeNull()
  expect((await app.session.signIn('100101', PASSWORD)).ok).toBe(true)
  expect(app.oneTime.oneTimePassword()).toBeNull()
})

test('a new one-time password ends the session and the former password', {
  tags: ['whole'],
}, async () => {
  await enter()
  await issue()
  const refused = await app.session.changePassword(app.oneTime.oneTimePassword() ?? '', NEXT)
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'expired' } })
  await vi.waitFor(() => expect(app.state.currentSession().phase).toBe('signed-out'))
  expect(app.oneTime.oneTimePassword()).toBeNull()
})

test('a phone forgets the one-time password after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app.oneTime.keepOneTimePassword('roble-faro-71-nube')
  const profile = {} as never
  app.state.setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: true })
  vi.advanceTimersByTime(10 * 60_000 - 1)
  expect(app.oneTime.oneTimePassword()).toBe('roble-faro-71-nube')
  vi.advanceTimersByTime(1)
  expect(app.oneTime.oneTimePassword()).toBeNull()
})

test('a kiosk forgets the one-time password after a minute', async () => {
  await app.mode.setDeviceMode('kiosk')
  app = await device.start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  app.oneTime.keepOneTimePassword('roble-faro-71-nube')
  const profile = {} as never
  app.state.setSession({ phase: 'open', profile, hasToken: true, expiresAt: null, mustChangePassword: true })
  vi.advanceTimersByTime(60_000 - 1)
  expect(app.oneTime.oneTimePassword()).toBe('roble-faro-71-nube')
  vi.advanceTimersByTime(1)
  expect(app.oneTime.oneTimePassword()).toBeNull()
})

test('a person’s own password is not remembered', async () => {
  await app.session.signIn('100101', PASSWORD)
  expect(app.oneTime.oneTimePassword()).toBeNull()
})
