import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { waitAfter } from '#core/keys/unlock-tries.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { ask } from '#tests/support/server/hosts/legacy-call.ts'
import { openSession, resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const PERSON = '100101'
const WAIT = { ok: false, reason: 'wait-offline' }

let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  device = createDevice(server.url, { buckets: false })
  app = await device.start()
})
afterEach(() => {
  vi.restoreAllMocks()
  device.goOnline()
})

const guess = (password = 'not this one') => app.session.signIn(PERSON, password)

function setClock(ms: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(ms)
}

async function guessUntilWait(): Promise<number> {
  const began = Date.now()
  setClock(began)
  for (let tries = 0; tries < 5; tries++) expect(await guess()).toMatchObject({ reason: 'wrong' })
  expect(await guess()).toEqual({ ...WAIT, waitMs: 30_000 })
  return began
}

test('waits 30 s after the fifth wrong password, and doubles the wait after each further one, up to an hour', () => {
  const waits = [0, 0, 30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]
  expect([0, 4, 5, 6, 7, 11, 12, 40].map(waitAfter)).toEqual(waits)
})

test('does not check even the right password during the wait, and opens afterwards', async () => {
  await app.session.signIn(PERSON, PASSWORD)
  device.goOffline()
  app = await device.start()
  const began = await guessUntilWait()
  expect(await guess(PASSWORD)).toEqual({ ...WAIT, waitMs: 30_000 })
  setClock(began + 29_000)
  expect(await guess(PASSWORD)).toEqual({ ...WAIT, waitMs: 1000 })
  setClock(began + 30_000)
  expect(await guess()).toMatchObject({ reason: 'wrong' })
  expect(await guess()).toEqual({ ...WAIT, waitMs: 60_000 })
  setClock(began + 90_000)
  expect(await guess(PASSWORD)).toMatchObject({ ok: true, offline: true })
  app = await device.start()
  expect(await guess()).toMatchObject({ reason: 'wrong' })
  expect(await guess(PASSWORD)).toMatchObject({ ok: true })
})

test('keeps the wait after a restart, and restarts it when the clock is set back', async () => {
  await app.session.signIn(PERSON, PASSWORD)
  device.goOffline()
  app = await device.start()
  const began = await guessUntilWait()
  app = await device.start()
  expect(await guess(PASSWORD)).toEqual({ ...WAIT, waitMs: 30_000 })
  setClock(began - 86_400_000)
  expect(await guess(PASSWORD)).toEqual({ ...WAIT, waitMs: 30_000 })
  setClock(began - 86_400_000 + 29_999)
  expect(await guess(PASSWORD)).toEqual({ ...WAIT, waitMs: 1 })
  setClock(began - 86_400_000 + 30_000)
  expect(await guess(PASSWORD)).toMatchObject({ ok: true, offline: true })
})

test('counts simultaneous guesses one by one', async () => {
  await app.session.signIn(PERSON, PASSWORD)
  device.goOffline()
  app = await device.start()
  setClock(Date.now())
  const answers = await Promise.all(Array.from({ length: 9 }, () => guess()))
  const reasons = answers.map((answer) => (answer.ok ? 'ok' : answer.reason))
  expect(reasons.filter((reason) => reason === 'wrong')).toHaveLength(5)
  expect(reasons.filter((reason) => reason === 'wait-offline')).toHaveLength(4)
})

test('resets the count when the person signs in online meanwhile', async () => {
  await app.session.signIn(PERSON, PASSWORD)
  device.goOffline()
  app = await device.start()
  await guessUntilWait()
  vi.restoreAllMocks()
  device.goOnline()
  expect(await guess(PASSWORD)).toMatchObject({ ok: true, offline: false })
  device.goOffline()
  app = await device.start()
  expect(await guess(PASSWORD)).toMatchObject({ ok: true, offline: true })
})

test('keeps a one-time password usable when the network fails after the sign-in', async () => {
  const hr = await openSession(server, '100301')
  const { temporal } = await ask(server, oneTime.issueOneTimePassword, { empleado: '100103' }, hr)
  const whole = globalThis.fetch
  let answered = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await whole(input, init)
    const isLogin = String(input instanceof Request ? input.url : input).includes('/Login/')
    if (isLogin && answered++ > 0) throw new TypeError('Failed to fetch')
    return answer
  })
  expect(await app.session.signIn('100103', temporal)).toMatchObject({
    ok: false,
    reason: 'failed',
    failure: { kind: 'offline' },
  })
  expect(answered).toBeGreaterThan(1)
  vi.stubGlobal('fetch', whole)
  expect(await app.session.signIn('100103', temporal)).toMatchObject({ ok: true, mustChangePassword: true })
  await resetPassword(server, '100103', PASSWORD)
})
