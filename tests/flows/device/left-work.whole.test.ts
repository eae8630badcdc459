import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { resetPassword } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const NEXT = 'Otra.clave.2026'
const FORM = 'data-form'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  device = createDevice(server.url, { locks: true })
  app = await device.start()
  await enter(app)
})
afterEach(() => vi.restoreAllMocks())

async function enter(tab: App, login = 'candidato'): Promise<void> {
  expect(await tab.session.signIn(login, PASSWORD)).toMatchObject({ ok: true })
}

const type = () => app.drafts.writeDraft(FORM, '3', { nss: '1' })
/** Storage Buckets API, which TypeScript's DOM types lack. */
interface Buckets {
  open(name: string): Promise<object>
  delete(name: string): Promise<void>
}
const manager = () => (navigator as unknown as { storageBuckets: Buckets }).storageBuckets
const typed = async () => (await app.drafts.readDraft(FORM, '3'))?.values

describe('a change of the device mode', () => {
  test('counts the unfinished form of a person who has signed out as waiting work', async () => {
    await type()
    await app.session.signOut()
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
    await enter(app, '100102')
    expect(await app.modeChange.hasUnsentWork('personal')).toBe(true)
    await app.session.signOut()
    await enter(app)
    expect(await typed()).toEqual({ nss: '1' })
  })
})

describe('two tabs that sign out', () => {
  test.each([0, 10, 20])('%i ms apart keep the unfinished form', async (ms) => {
    await type()
    const other = await device.openTab()
    await other.session.recheckSession()
    expect(other.state.currentSession().phase).toBe('open')
    const one = app.session.signOut()
    // Real time: the second tab signs out while the first one still works.
    await new Promise((resolve) => setTimeout(resolve, ms))
    await Promise.all([one, other.session.signOut()])
    app = await device.start()
    await enter(app)
    expect(await typed()).toEqual({ nss: '1' })
  })

  test('one after the other, with the second one frozen, keep the unfinished form', async () => {
    await type()
    const other = await device.openTab()
    device.freezeOthers()
    await app.session.signOut()
    await other.session.signOut()
    app = await device.start()
    await enter(app)
    expect(await typed()).toEqual({ nss: '1' })
  })
})

test('three sign-outs in a row keep the unfinished form', async () => {
  await type()
  for (let time = 0; time < 3; time += 1) {
    await app.session.signOut()
    app = await device.start()
    await enter(app)
  }
  expect(await typed()).toEqual({ nss: '1' })
})

describe('on a full disk', () => {
  function fill(method: 'put' | 'clear', table: string): void {
    const real = IDBObjectStore.prototype[method] as (...values: unknown[]) => unknown
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...values: unknown[]
    ) {
      if (this.name === table) throw new DOMException('disk full', 'QuotaExceededError')
      return real.apply(this, values) as never
    })
  }

  test('keeps the unfinished form when nothing can be erased', async () => {
    await type()
    fill('clear', 'cache')
    await app.session.signOut()
    vi.restoreAllMocks()
    app = await device.start()
    await enter(app)
    expect(await typed()).toEqual({ nss: '1' })
  })

  test('keeps the unfinished form and erases files when the database cannot be opened', async () => {
    await type()
    await app.files.keepFile(app.place.openStore(), 'recibo', new ArrayBuffer(9), 1)
    expect(device.buckets().filter((name) => name.startsWith('f-'))).toHaveLength(1)
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('backing store', 'UnknownError')
    })
    await app.session.signOut()
    vi.restoreAllMocks()
    expect(device.buckets().filter((name) => /^[fk]-/.test(name))).toEqual([])
    app = await device.start()
    await enter(app)
    expect(await typed()).toEqual({ nss: '1' })
  })

  test('leaves no key behind when the session could not be stored', async () => {
    await app.session.signOut()
    fill('put', 'cache')
    await enter(app)
    expect(app.place.openStore()).toBeNull()
    await app.session.signOut()
    expect(device.buckets()).toEqual([])
  })
})

test('asks the browser to keep the storage of an unfinished form', async () => {
  await type()
  const buckets = manager()
  const open = buckets.open.bind(buckets)
  const asked: string[] = []
  vi.spyOn(buckets, 'open').mockImplementation(async (name) => {
    const persist = async () => asked.push(name) > 0
    return { ...(await open(name)), persist }
  })
  await app.session.signOut()
  expect(asked).toEqual([expect.stringMatching(/^l-/)])
})

test('does not report work as missing when its author gave it up without the former password', async () => {
  await type()
  const { noteUnsentWork } = await import('#core/store/lost-work.ts')
  await noteUnsentWork()
  await app.session.signOut()
  await resetPassword(server, 'candidato', NEXT)
  expect(await app.session.signIn('candidato', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
  expect(await app.session.answerFormer(null)).toMatchObject({ ok: true })
  const { countLostWork } = await import('#core/store/lost-work.ts')
  expect(await countLostWork()).toBe(0)
  await resetPassword(server, 'candidato', PASSWORD)
})

test('erases leftovers of an interrupted sign-out together with the discarded form', async () => {
  await type()
  const { people } = app.deviceStore.deviceDatabase
  const killed = () => {
    throw new Error('killed')
  }
  vi.spyOn(manager(), 'delete').mockRejectedValue(new Error('killed'))
  people.hook('updating', killed)
  await app.session.signOut()
  people.hook('updating').unsubscribe(killed)
  vi.restoreAllMocks()
  expect(device.buckets().filter((name) => name.startsWith('l-'))).toHaveLength(1)
  app = await device.start()
  await enter(app)
  await app.drafts.discardDraft(FORM, '3')
  await app.session.signOut()
  expect(device.buckets()).toEqual([])
})
