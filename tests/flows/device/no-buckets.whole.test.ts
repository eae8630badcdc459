import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import type { KioskKey, KeyHolder } from '#core/keys/kiosk-keys.ts'
import { goodSteps } from '#tests/support/people/data-form-steps.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const PERSON = '100101'
const FORM = 'data-form'
const FIREFOX = { buckets: false, vendor: '' }
const OLD_CHROMIUM = { buckets: false, vendor: 'Google Inc.' }

let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
afterEach(() => device.goOnline())

async function enter(tab = app, person = PERSON): Promise<void> {
  expect(await tab.session.signIn(person, PASSWORD)).toMatchObject({ ok: true })
}

/** Returns the first letters of the database names: u person, k key, d unfinished work on a kiosk. */
async function kinds(): Promise<string[]> {
  return (await device.databases()).map((name) => name.slice(0, 1)).sort()
}

async function keepList(tab = app): Promise<void> {
  const answer = await tab.rpc.call(listPayslips, {})
  if (!answer.ok) throw new Error(answer.failure.kind)
  await tab.kept.keep(tab.place.openStore(), listPayslips, {}, { value: answer.value, at: 1 })
}

describe.each([
  ['with Safari or Firefox', { ...FIREFOX }],
  ['with Firefox before 126, which does not list its databases', { ...FIREFOX, listsNames: false }],
])('a phone %s', (_, options) => {
  async function begin(): Promise<void> {
    device = createDevice(server.url, options)
    app = await device.start()
    await enter()
    await keepList()
  }

  it('continues after a reload and in a second tab without a network', async () => {
    await begin()
    device.goOffline()
    for (const tab of [await device.openTab(), await device.start()]) {
      expect(tab.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
      expect(await tab.kept.readKept(listPayslips, {})).not.toBeNull()
    }
  })

  it('has neither key nor data after sign-out, also with another tab open', async () => {
    await begin()
    const other = await device.openTab()
    expect(await kinds()).toEqual(['k', 'u'])
    await app.session.signOut()
    await vi.waitFor(async () => expect(await kinds()).toEqual([]), 20_000)
    const next = await device.start()
    expect(next.state.currentSession().phase).toBe('signed-out')
    expect(other.state.currentSession().phase).toBe('signed-out')
    expect(await kinds()).toEqual([])
  })

  it('gets no data from a tab that has not noticed the sign-out', async () => {
    await begin()
    const late = await device.openTab()
    const store = late.place.openStore()
    device.freezeOthers()
    await app.session.signOut()
    await vi.waitFor(async () => expect(await kinds()).toEqual([]), 20_000)
    await expect(store?.writeValue('late', 'something')).rejects.toThrow('closed')
    expect(await kinds()).toEqual([])
  })

  it('keeps the data without the key when the session has expired', async () => {
    await begin()
    await server.connection.query.query('delete from sessions')
    await app.session.recheckSession()
    await app.rpc.call(listPayslips, {})
    await vi.waitFor(() => expect(app.state.currentSession().phase).toBe('signed-out'), 20_000)
    expect(await kinds()).toEqual(['u'])
    device.goOffline()
    const next = await device.start()
    expect(next.state.currentSession().phase).toBe('signed-out')
    expect(await next.session.signIn(PERSON, PASSWORD)).toMatchObject({ ok: true, offline: true })
    expect(await next.kept.readKept(listPayslips, {})).not.toBeNull()
  })

  it('keeps no data of a phone’s owner when it becomes a kiosk', async () => {
    await begin()
    await app.modeChange.changeMode('kiosk')
    const next = await device.start()
    expect(next.state.currentSession().phase).toBe('signed-out')
    expect(await kinds()).toEqual([])
  })
})

describe('a phone whose browser does not erase bytes', () => {
  it('stores no key, and asks for the password each time', async () => {
    device = createDevice(server.url, OLD_CHROMIUM)
    app = await device.start()
    await enter()
    expect(await kinds()).toEqual(['u'])
    const next = await device.start()
    expect(next.state.currentSession().phase).toBe('signed-out')
    await enter(next)
  })
})

describe('a kiosk', () => {
  let ram: KioskKey | null = null
  const holder: KeyHolder = {
    put: async (next) => void (ram = next),
    take: async () => ram,
    drop: async () => void (ram = null),
  }

  async function begin(options: object): Promise<void> {
    device = createDevice(server.url, options)
    app = await device.start()
    await app.mode.setDeviceMode('kiosk')
    device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
    app = await device.start()
    await enter()
  }

  it('keeps a person signed in through a reload, and erases everything at sign-out', async () => {
    await begin(FIREFOX)
    await keepList()
    expect(await kinds()).toEqual(['u'])
    app = await device.start()
    expect(app.state.currentSession()).toMatchObject({ phase: 'open', hasToken: true })
    expect(await app.kept.readKept(listPayslips, {})).not.toBeNull()
    await app.session.signOut()
    expect(await kinds()).toEqual([])
    expect(ram).toBeNull()
  })

  it.each([FIREFOX, { ...FIREFOX, listsNames: false }])(
    'keeps an unfinished form for its owner only (%o)',
    async (options) => {
      await begin(options)
      expect(await app.drafts.writeDraft(FORM, '2', goodSteps[2])).toBe(true)
      expect(app.place.isWorkRetrievable()).toBe(true)
      await app.session.signOut()
      expect(await kinds()).toEqual(['d'])
      await enter(app, '100301')
      expect(await app.drafts.readDraft(FORM, '2')).toBeNull()
      await app.session.signOut()
      await enter()
      expect(await app.drafts.readDraft(FORM, '2')).toMatchObject({ values: goodSteps[2] })
      await app.drafts.discardDraft(FORM, '2')
      await app.session.signOut()
      await vi.waitFor(async () => expect(await kinds()).toEqual([]), 20_000)
    },
  )

  it('erases an unfinished form when it becomes a phone', async () => {
    await begin(FIREFOX)
    await app.drafts.writeDraft(FORM, '2', goodSteps[2])
    await app.session.signOut()
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(true)
    await app.modeChange.changeMode('personal')
    expect(await kinds()).toEqual([])
  })

  test('stores no draft in a browser that does not erase bytes, and reports that', async () => {
    await begin(OLD_CHROMIUM)
    expect(await app.drafts.writeDraft(FORM, '2', goodSteps[2])).toBe(false)
    expect(await kinds()).toEqual([])
  })
})
