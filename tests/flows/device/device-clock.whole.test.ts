import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveStep } from '#contract/documents/documents.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR
const shifts = { '−1 year': -YEAR, '+1 year': YEAR, '−3 h': -3 * HOUR, '+3 h': 3 * HOUR }
let server: TestServer

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
afterEach(() => vi.useRealTimers())

/** Shifts only the device's clock: the server in the same process gets the opposite shift. */
function shiftClock(ms: number): void {
  const real = performance.timeOrigin + performance.now()
  vi.useFakeTimers({ toFake: ['Date'], now: real + ms })
  server.clock.advance(-ms)
}

async function enterAndKeep(device: Device): Promise<App> {
  const app = await device.start()
  expect(await app.session.signIn('100103', PASSWORD)).toMatchObject({ ok: true })
  const answer = await app.rpc.call(listPayslips, {})
  if (!answer.ok) throw new Error('no payslips')
  await app.kept.keep(app.place.openStore(), listPayslips, {}, { value: answer.value, at: Date.now() })
  device.goOffline()
  await app.drafts.writeDraft('data-form', '2', goodSteps[2])
  await app.outbox.confirm({
    operation: saveStep,
    input: { bandera: 1, datos: { ...goodSteps[1] } },
    form: 'data-form',
    step: '1',
    values: goodSteps[1],
  })
  return app
}

describe.each(Object.entries(shifts))('a clock that jumps by %s without a network', (_name, shift) => {
  test('keeps drafts, queued changes and cached lists, and delivers them when the network is back', async () => {
    const device = createDevice(server.url)
    await enterAndKeep(device)
    shiftClock(shift)
    try {
      // Offline, the app cannot check the time, so it must not delete anything.
      await device.start()
      device.goOnline()
      const app = await device.start()
      expect(await app.session.signIn('100103', PASSWORD)).toMatchObject({ ok: true })
      expect(app.state.currentSession()).toMatchObject({ phase: 'open' })
      expect(await app.kept.readKept(listPayslips, {})).not.toBeNull()
      expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({ values: goodSteps[2] })
      await app.sync.sync()
      expect(await app.drafts.readDraft('data-form', '1')).toMatchObject({ state: 'synced' })
      // By the server's clock, not the device's, the session ends half an hour from now.
      const state = app.state.currentSession()
      const expiresAt = state.phase === 'open' ? (state.expiresAt ?? 0) : 0
      expect(Math.abs(expiresAt - server.clock.now().getTime() - 1_800_000)).toBeLessThan(5000)
    } finally {
      server.clock.advance(shift)
    }
  })
})

test('a device clock a year ahead does not end a valid session', async () => {
  shiftClock(YEAR)
  try {
    const device = createDevice(server.url)
    const app = await enterAndKeep(device)
    await app.session.signOut().catch(() => undefined)
    device.goOnline()
    const again = await device.start()
    await again.session.signIn('100103', PASSWORD)
    device.goOffline()
    const offline = await device.start()
    expect(offline.state.currentSession()).toMatchObject({ phase: 'open' })
  } finally {
    server.clock.advance(YEAR)
  }
})
