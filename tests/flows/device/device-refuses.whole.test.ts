import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDBObjectStore } from 'fake-indexeddb'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { createWorkerRam } from '#tests/support/device/key-holder.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const PERSON = '100101'
const OTHER = '100102'
const HOUR = 3_600_000
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
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  device.goOnline()
})

const full = () => {
  throw new DOMException('no room', 'QuotaExceededError')
}
const phase = (tab = app) => tab.state.currentSession().phase
const enter = (login = PERSON, tab = app) => tab.session.signIn(login, PASSWORD)
const signOut = () => app.session.signOut()
const buckets = (letter: string) => device.buckets().filter((name) => name.startsWith(`${letter}-`))
const personRows = () => app.deviceStore.deviceDatabase.people

interface Buckets {
  open(name: string): Promise<{ indexedDB: IDBFactory }>
  delete(name: string): Promise<void>
}
const bucketsHere = () => (navigator as unknown as { storageBuckets: Buckets }).storageBuckets

describe('a password attempt that cannot be counted', () => {
  it('is not checked on the device; the server is asked', async () => {
    await enter()
    personRows().hook('updating', full)
    expect(await app.session.unlock(PASSWORD, PERSON)).toMatchObject({ ok: true, offline: false })
    device.goOffline()
    app = await device.start()
    personRows().hook('updating', full)
    expect(await enter()).toEqual({ ok: false, reason: 'unknown-offline' })
  })
})

describe('a sign-in where nothing can be stored', () => {
  it('signs out the former person in every tab, and after a reload', async () => {
    await enter()
    const second = await device.openTab()
    second.deviceStore.deviceDatabase.people.hook('creating', full)
    expect(await enter(OTHER, second)).toMatchObject({ ok: true })
    await expect.poll(() => phase()).toBe('signed-out')
    expect(phase(second)).toBe('open')
    await sleep(150)
    expect(phase(second)).toBe('open')
    app = await device.start()
    expect(phase()).toBe('signed-out')
  })
})

describe('a start with a store that cannot be read', () => {
  const closeAtOnce = (tab: App) => tab.place.onStoreChange(() => tab.place.openStore()?.db.close())

  it('shows the sign-in screen on a phone', async () => {
    await enter()
    device.beforeStart = closeAtOnce
    app = await device.start()
    expect(phase()).toBe('signed-out')
    expect(app.place.openStore() === null).toBe(true)
  })

  it('erases the store on a kiosk', async () => {
    await becomeKiosk()
    await enter()
    expect(buckets('u')).toHaveLength(1)
    const setUp = device.beforeStart
    device.beforeStart = (tab) => {
      setUp?.(tab)
      closeAtOnce(tab)
    }
    app = await device.start()
    expect(phase()).toBe('signed-out')
    expect(app.place.openStore() === null).toBe(true)
    expect(buckets('u')).toEqual([])
  })
})

describe('a stored file that is opened', () => {
  it('is shown although the time of its last use cannot be stored', async () => {
    await enter()
    const store = app.place.openStore()
    const bytes = new TextEncoder().encode('paper').buffer
    expect(await app.files.keepFile(store, 'paper', bytes, 1)).toBe(true)
    ;(await store?.files.open())?.blobs.hook('updating', full)
    expect((await app.files.readFile('paper'))?.bytes.byteLength).toBe(5)
  })
})

describe('signing out', () => {
  it('keeps unfinished forms when the rest cannot be erased', async () => {
    await enter()
    await app.drafts.writeDraft('data-form', '3', { nss: '1' })
    const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(full)
    await signOut()
    clear.mockRestore()
    expect(phase()).toBe('signed-out')
    app = await device.start()
    await enter()
    expect(await app.drafts.readDraft('data-form', '3')).toMatchObject({ values: { nss: '1' } })
  })

  it('keeps unfinished forms in a database that cannot be opened on a full disk', async () => {
    await enter()
    await app.drafts.writeDraft('data-form', '3', { nss: '1' })
    const [name = ''] = buckets('u')
    const { indexedDB: factory } = await bucketsHere().open(name)
    const open = vi.spyOn(factory, 'open').mockImplementation(full)
    await signOut()
    open.mockRestore()
    app = await device.start()
    await enter()
    expect(await app.drafts.readDraft('data-form', '3')).toMatchObject({ values: { nss: '1' } })
  })

  it('does not bring back old drafts from storage that could not be erased', async () => {
    await enter()
    await app.drafts.writeDraft('data-form', '3', { nss: '1' })
    await signOut()
    const manager = bucketsHere()
    const erase = manager.delete.bind(manager)
    const stays = (name: string) => name.startsWith('l-')
    vi.spyOn(manager, 'delete').mockImplementation(async (name) => {
      if (stays(name)) throw new Error('busy')
      await erase(name)
    })
    app = await device.start()
    await enter()
    await app.drafts.discardDraft('data-form', '3')
    await app.drafts.writeDraft('data-form', '4', { cp: '2' })
    await signOut()
    app = await device.start()
    await enter()
    expect([...(await app.drafts.readDraftStates('data-form')).keys()]).toEqual(['4'])
  })
})

async function becomeKiosk(): Promise<void> {
  await app.mode.setDeviceMode('kiosk')
  const holder = createWorkerRam()
  device.beforeStart = (tab) => tab.kiosk.setKeyHolder(holder)
  app = await device.start()
}

describe('on a kiosk', () => {
  beforeEach(becomeKiosk)

  async function leaveDraft(): Promise<void> {
    await enter()
    await app.drafts.writeDraft('data-form', '2', { nacionalidad: 'Canaria' })
    await signOut()
  }

  async function breakBucket(name: string): Promise<void> {
    const { indexedDB: factory } = await bucketsHere().open(name)
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new Error('broken')
    })
  }

  it('keeps working with the other buckets when one bucket does not open', async () => {
    await leaveDraft()
    await breakBucket('d-broken')
    await enter(OTHER)
    expect(app.place.openStore() === null).toBe(false)
    await signOut()
    await enter()
    expect(await app.drafts.readDraft('data-form', '2')).not.toBeNull()
    await signOut()
    expect(await app.modeChange.hasUnsentWork('kiosk')).toBe(true)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * HOUR })
    device.goOffline()
    await device.start()
    expect(buckets('d')).toEqual(['d-broken'])
  })

  it('can sign out when the keys could not be loaded', async () => {
    vi.doMock('#core/keys/load-kiosk-keys.ts', () => ({
      loadKioskKeys: () => Promise.reject(new Error('no network')),
    }))
    try {
      app = await device.start()
      expect(await enter()).toMatchObject({ ok: true })
      await signOut()
      expect(phase()).toBe('signed-out')
    } finally {
      vi.doUnmock('#core/keys/load-kiosk-keys.ts')
    }
  })

  it('stays a kiosk when unfinished forms cannot be erased', async () => {
    await leaveDraft()
    vi.spyOn(bucketsHere(), 'delete').mockRejectedValue(new Error('busy'))
    await expect(app.modeChange.changeMode('personal')).rejects.toThrow()
    expect(await app.deviceStore.readSetting('mode')).toBe('kiosk')
  })
})

it('a phone that cannot erase the person’s data does not become a kiosk', async () => {
  await enter()
  personRows().hook('deleting', full)
  await expect(app.mode.setDeviceMode('kiosk')).rejects.toThrow()
  expect(await app.deviceStore.readSetting('mode')).not.toBe('kiosk')
})
