import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCompany } from '#contract/protocol/general.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { captive, strangePages } from '#tests/support/device/strange-pages.ts'

const PASSWORD = 'Portal.2026'
const PATIENT = { timeout: 20_000 }
const HOUR = 3_600_000
const pages = Object.entries(strangePages)
let server: TestServer
let device: Device

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(() => {
  device = createDevice(server.url)
})
afterEach(() => vi.useRealTimers())

async function enter(): Promise<App> {
  const app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  return app
}

async function enterKiosk(): Promise<App> {
  await (await device.start()).mode.setDeviceMode('kiosk')
  const holder = createWorkerRam()
  device.beforeStart = (app: App) => app.kiosk.setKeyHolder(holder)
  return enter()
}

const phaseOf = (app: App) => app.state.currentSession().phase

function atZero(app: App): void {
  const state = app.state.currentSession()
  if (state.phase !== 'open') throw new Error(state.phase)
  app.state.setSession({ ...state, expiresAt: 1 })
}

describe.each(pages)('a network that answers every request with %s', (_name, page) => {
  it('neither counts as a refused renewal nor ends the session, on a phone and on a kiosk', async () => {
    for (const come of [enter, enterKiosk]) {
      device = createDevice(server.url)
      const app = await come()
      const kept = device.buckets()
      const token = app.signals.currentToken()
      device.between = captive(page)
      expect(await app.renewal.renewSession()).toBe('no-answer')
      expect(await app.rpc.call(readCompany, {})).toMatchObject({
        failure: { kind: 'malformed', isForeign: true },
      })
      await app.session.recheckSession()
      expect(phaseOf(app)).toBe('open')
      expect(app.signals.currentToken()).toBe(token)
      expect(device.buckets()).toEqual(kept)
      device.between = null
      expect(await app.renewal.renewSession()).toBe('renewed')
    }
  })

  it('at the session’s end, locks each tab of a phone until the password is typed; a kiosk session ends', async () => {
    const app = await enter()
    const second = await device.openTab()
    device.between = captive(page)
    atZero(app)
    await expect.poll(() => [phaseOf(app), phaseOf(second)], PATIENT).toEqual(['locked', 'locked'])
    expect(await app.session.unlock(PASSWORD, '100101')).toMatchObject({ ok: true, offline: true })
    device = createDevice(server.url)
    const kiosk = await enterKiosk()
    device.between = captive(page)
    atZero(kiosk)
    await expect
      .poll(() => kiosk.state.currentSession(), PATIENT)
      .toEqual({ phase: 'signed-out', reason: 'expired' })
    expect(device.buckets()).toEqual([])
  })

  it('lets a phone open its data as without a network', async () => {
    const app = await enter()
    atZero(app)
    device.between = captive(page)
    const again = await device.start()
    expect(await again.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true, offline: true })
  })

  it('affects neither the clock nor the sign-out message', async () => {
    const app = await enter()
    const before = app.clock.serverNow()
    device.between = captive(page)
    await app.rpc.call(readCompany, {})
    expect(app.clock.serverNow() - before).toBeLessThan(HOUR)
    expect(app.clock.serverNow()).toBeGreaterThanOrEqual(before)
    expect(await app.session.signOut()).toEqual({ message: null })
  })
})

describe('Wi-Fi without internet', () => {
  it('lets a person sign out, without ending the next person’s session', async () => {
    const app = await enter()
    device.between = () => new Promise(() => undefined)
    const leaving = app.session.signOut()
    await expect.poll(() => app.state.currentSession().phase, { timeout: 20_000 }).toBe('signed-out')
    device.between = null
    expect(await app.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
    expect(await leaving).toEqual({ message: null })
    expect(app.state.currentSession().phase).toBe('open')
  })

  it('locks the screen at the session’s end, although the browser reports a network', async () => {
    const app = await enter()
    device.between = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(navigator.onLine).toBe(true)
    atZero(app)
    await expect.poll(() => phaseOf(app), PATIENT).toBe('locked')
  })
})

describe('a clock that jumped while the app was closed', () => {
  const jump = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

  it('is corrected by the server’s time', async () => {
    await enter()
    jump(2 * HOUR)
    server.clock.advance(-2 * HOUR)
    try {
      const again = await device.start()
      const state = again.state.currentSession()
      expect(state).toMatchObject({ phase: 'open', hasToken: true })
      const left = state.phase === 'open' ? (state.expiresAt ?? 0) - again.clock.serverNow() : 0
      expect(left).toBeGreaterThan(HOUR / 4)
      expect((await again.rpc.call(readCompany, {})).ok).toBe(true)
      device.goOffline()
      expect(phaseOf(await device.start())).toBe('open')
    } finally {
      server.clock.advance(2 * HOUR)
    }
  })

  it('leads to the sign-in screen without a network, and the password opens the data', async () => {
    await enter()
    jump(2 * HOUR)
    device.goOffline()
    const again = await device.start()
    expect(again.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
    expect(await again.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true, offline: true })
  })

  it('ends the session when the server agrees', async () => {
    await enter()
    await server.connection.query.query('delete from sessions')
    jump(2 * HOUR)
    const again = await device.start()
    expect(again.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
  })

  it('is checked with the server also when the worker has ended the session', async () => {
    const app = await enter()
    // Does what the worker does when it wakes after the session's end (sw/session-end.ts).
    await app.deviceStore.raiseEpoch()
    await app.deviceStore.writeSetting('session-ends', null)
    jump(2 * HOUR)
    server.clock.advance(-2 * HOUR)
    try {
      await app.session.recheckSession()
      expect(phaseOf(app)).toBe('open')
      await app.session.recheckSession()
      expect(phaseOf(app)).toBe('open')
      expect(await app.deviceStore.readSetting('session-ends')).toBeGreaterThan(0)
    } finally {
      server.clock.advance(2 * HOUR)
    }
  })
})

describe('a bare 401', () => {
  const bare = () => new Response('', { status: 401 })

  it('at a renewal reloads the page once; the next one ends the session', async () => {
    const app = await enter()
    let reloads = 0
    app.session.onReloadWanted(() => void (reloads += 1))
    device.between = captive(bare)
    await app.renewal.renewSession()
    expect([reloads, phaseOf(app)]).toEqual([1, 'open'])
    const again = await device.start()
    await again.renewal.renewSession()
    expect(again.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'expired' })
  })

  it('of one host beside a working one reloads once, and the second one ends the session', async () => {
    await enter()
    device.between = (request, send) =>
      new URL(request.url).pathname.startsWith('/api/prerecibos') ? Promise.resolve(bare()) : send()
    let reloads = 0
    for (let start = 0; start < 5; start += 1) {
      const app = await device.start()
      app.session.onReloadWanted(() => void (reloads += 1))
      if (phaseOf(app) !== 'open') break
      expect((await app.rpc.call(readCompany, {})).ok).toBe(true)
      await app.rpc.call(listPayslips, {})
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(reloads).toBe(1)
    expect((await device.start()).state.currentSession().phase).toBe('signed-out')
  })

  it('is forgotten after a successful response of that host', async () => {
    const app = await enter()
    let reloads = 0
    app.session.onReloadWanted(() => void (reloads += 1))
    device.between = captive(bare)
    await app.rpc.call(listPayslips, {})
    device.between = null
    const again = await device.start()
    again.session.onReloadWanted(() => void (reloads += 1))
    expect((await again.rpc.call(listPayslips, {})).ok).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    device.between = captive(bare)
    await again.rpc.call(listPayslips, {})
    expect([reloads, phaseOf(again)]).toEqual([2, 'open'])
  })
})
