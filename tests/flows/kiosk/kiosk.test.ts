import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCompany } from '#contract/protocol/general.ts'
import { signOut } from '#contract/identity/login.ts'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { KeyHolder } from '#core/keys/kiosk-keys.ts'
import { type App, createDevice } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function openKiosk() {
  const device = createDevice(server.url)
  const ram = createWorkerRam()
  const first = await device.start()
  await first.mode.setDeviceMode('kiosk')
  const start = async (holder: KeyHolder = ram) => {
    device.beforeStart = (app: App) => app.kiosk.setKeyHolder(holder)
    return device.start()
  }
  return { device, ram, start, app: await start() }
}

async function keepList(app: App): Promise<void> {
  const answer = await app.rpc.call(listPayslips, {})
  if (!answer.ok) throw new Error(answer.failure.kind)
  await app.kept.keep(app.place.openStore(), listPayslips, {}, { value: answer.value, at: 1 })
}

describe('a kiosk', () => {
  it('keeps a person signed in through a reload without a network', async () => {
    const { device, app, start } = await openKiosk()
    expect(await app.session.signIn('100101', 'Portal.2026')).toMatchObject({ ok: true, offline: false })
    await keepList(app)
    device.goOffline()
    const again = await start()
    expect(again.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
    expect(await again.kept.readKept(listPayslips, {})).not.toBeNull()
  })

  it('stores no name, number or token, and no key wrapped by a password', async () => {
    const { device, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    await keepList(app)
    const dump = await device.dump()
    for (const word of ['wrappedKey', 'logins', '100101', 'RAMOS', app.signals.currentToken() as string]) {
      expect(dump.includes(word), word).toBe(false)
    }
    expect(dump.includes('kiosk')).toBe(true)
  })

  it('leaves no bucket, key or valid token after sign-out', async () => {
    const { device, ram, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    await keepList(app)
    const token = app.signals.currentToken() as string
    expect(device.buckets()).toHaveLength(1)
    await app.session.signOut()
    expect(device.buckets()).toEqual([])
    expect(ram.isEmpty()).toBe(true)
    expect(await app.rpc.call(listPayslips, {}, { token })).toMatchObject({ failure: { kind: 'expired' } })
  })

  it('ends as signed out, not expired, whatever responses arrive during sign-out', async () => {
    const { app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    const token = app.signals.currentToken() as string
    await app.rpc.call(signOut, {}, { token })
    const heard: string[] = []
    app.state.onSessionChange((state) =>
      heard.push(state.phase === 'signed-out' ? state.reason : state.phase),
    )
    app.session.onReloadWanted(() => heard.push('reload'))
    // Sends two requests: one is refused with a status, the other with a bare 401.
    const askBoth = () => [app.rpc.call(readCompany, {}), app.rpc.call(listPayslips, {})]
    const before = askBoth()
    // The requests leave with the token before the sign-out begins.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const leaving = app.session.signOut()
    const answers = await Promise.all([...before, ...askBoth()])
    // The sign-out aborts the first two requests, because nobody may see their answers.
    expect(answers.map((each) => !each.ok && each.failure.kind)).toEqual(Array<string>(4).fill('expired'))
    await leaving
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(heard).toEqual(['left'])
  })

  it('reports data that could not be erased, and retries until it is gone', {
    tags: ['whole'],
  }, async () => {
    const { device, app } = await openKiosk()
    const { hasLeftovers } = await import('#core/keys/kiosk-leftovers.ts')
    await app.session.signIn('100101', 'Portal.2026')
    const { storageBuckets } = globalThis.navigator as unknown as {
      storageBuckets: { delete: (name: string) => Promise<void> }
    }
    const really = storageBuckets.delete
    let refused = 0
    storageBuckets.delete = () => {
      refused += 1
      return Promise.reject(new Error('busy'))
    }
    await app.session.signOut()
    expect(device.buckets()).toHaveLength(1)
    expect(hasLeftovers()).toBe(true)
    await vi.waitFor(() => expect(refused).toBeGreaterThan(1), 20_000)
    expect(hasLeftovers()).toBe(true)
    storageBuckets.delete = really
    await vi.waitFor(() => expect(device.buckets()).toEqual([]), 20_000)
    await vi.waitFor(() => expect(hasLeftovers()).toBe(false))
  })

  it('erases what a killed browser left, before any sign-in', async () => {
    const { device, app, start } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    await keepList(app)
    expect(device.buckets()).toHaveLength(1)
    const after = await start(createWorkerRam())
    expect(after.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'none' })
    expect(device.buckets()).toEqual([])
  })

  it('allows no sign-in without a network', async () => {
    const { device, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    await app.session.signOut()
    device.goOffline()
    expect(await app.session.signIn('100101', 'Portal.2026')).toEqual({
      ok: false,
      reason: 'failed',
      failure: { kind: 'offline' },
    })
  })

  it('signs out another tab when the next person signs in', async () => {
    const { device, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    device.beforeStart = (tab: App) => tab.kiosk.setKeyHolder(createWorkerRam())
    const other = await device.openTab()
    await other.session.signIn('100102', 'Portal.2026')
    await expect
      .poll(() => app.state.currentSession(), { timeout: 10_000 })
      .toEqual({ phase: 'signed-out', reason: 'left' })
    expect(app.signals.currentToken()).toBeNull()
  })

  it('notices on waking that another person has signed in', { tags: ['whole'] }, async () => {
    const { device, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    device.freezeOthers()
    device.beforeStart = (tab: App) => tab.kiosk.setKeyHolder(createWorkerRam())
    const other = await device.openTab()
    await other.session.signIn('100102', 'Portal.2026')
    expect(app.state.currentSession().phase).toBe('open')
    await app.session.recheckSession()
    expect(app.state.currentSession()).toEqual({ phase: 'signed-out', reason: 'left' })
    expect(await app.kept.readKept(listPayslips, {})).toBeNull()
  })

  it('erases at expiry instead of locking', async () => {
    const { device, app } = await openKiosk()
    await app.session.signIn('100101', 'Portal.2026')
    device.goOffline()
    const state = app.state.currentSession()
    if (state.phase !== 'open') throw new Error(state.phase)
    app.state.setSession({ ...state, expiresAt: 1 })
    await expect
      .poll(() => app.state.currentSession(), { timeout: 20_000 })
      .toEqual({ phase: 'signed-out', reason: 'expired' })
    expect(device.buckets()).toEqual([])
  })
})
