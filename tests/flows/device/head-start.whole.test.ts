import { setTimeout as sleep } from 'node:timers/promises'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTeamSize } from '#contract/people/leader.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const BUILD = 'https://turno.test/assets/early-1.js'
const FILES = ['/assets/session-1.js', '/assets/home-1.css']
const KEPT = { value: { status: 'OK', cantidad: 7 }, at: 1_700_000_000_000 }
let server: TestServer
let device: Device

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
beforeEach(() => {
  device = createDevice(server.url)
  device.address = '#/Recibos/9'
})

async function visit(): Promise<App> {
  const app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  await app.kept.keep(app.place.openStore(), readTeamSize, {}, KEPT)
  expect(await app.kept.readKept(readTeamSize, {})).toEqual(KEPT)
  await app.noteReads.noteReads('/Recibos', BUILD, FILES)
  return app
}

function phaseOf(app: App): string {
  return app.state.currentSession().phase
}

function peek(app: App): unknown {
  return app.kept.peekKept(readTeamSize, {})
}

describe('the next start of the same screen', () => {
  it('has the session and the last values before it opens a database of the person', async () => {
    await visit()
    const opened: string[] = []
    const factory = IDBFactory.prototype
    const open = vi.spyOn(factory, 'open')
    device.beforeResume = async () => void open.mockClear()
    const app = await device.start()
    opened.push(...open.mock.calls.map(([name]) => name))
    expect(phaseOf(app)).toBe('open')
    expect(peek(app)).toEqual(KEPT)
    expect(opened.filter((name) => name.startsWith('u-'))).toEqual([])
    expect(await app.kept.readKept(readTeamSize, {})).toEqual(KEPT)
    expect(open.mock.calls.some(([name]) => name.startsWith('u-'))).toBe(true)
    open.mockRestore()
  })

  it('returns each value read ahead once; afterwards the store is read', async () => {
    await visit()
    const app = await device.start()
    expect(peek(app)).toEqual(KEPT)
    expect(peek(app)).toBeNull()
    expect(await app.kept.readKept(readTeamSize, {})).toEqual(KEPT)
  })

  it('has its list of files, and another screen has none', async () => {
    const app = await visit()
    expect(app.lastStart.readLastStart('/Recibos')).toMatchObject({ build: BUILD, files: FILES })
    expect(app.lastStart.readLastStart('/Kardex')).toBeNull()
    device.address = '#/Kardex'
    const other = await device.start()
    expect(phaseOf(other)).toBe('open')
    expect(peek(other)).toBeNull()
    expect(await other.kept.readKept(readTeamSize, {})).toEqual(KEPT)
  })

  it('stores neither names nor queries in readable form', async () => {
    await visit()
    const all = await device.dump()
    expect(all).toContain(BUILD)
    expect(all).not.toContain('100101')
    expect(all).not.toContain('answer|')
    expect(all).not.toContain(readTeamSize.id)
  })
})

describe('the list of kept files', () => {
  it('is available at the next start without opening the file store, and is empty after erasing', async () => {
    const app = await device.start()
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
    await app.files.keepFile(app.place.openStore(), 'recibo', new ArrayBuffer(9), 1)
    expect(app.files.peekFiles()).toBeNull()
    const told = await new Promise<number>((resolve) => {
      const stop = app.files.watchFiles((files) => {
        stop()
        resolve(files.length)
      })
    })
    expect(told).toBe(1)
    await app.noteReads.noteReads('/Recibos', BUILD, FILES)
    const again = await device.start()
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    expect(again.files.peekFiles()).toMatchObject([{ id: 'recibo', size: 9 }])
    expect(again.files.peekFiles()).toHaveLength(1)
    expect(open).not.toHaveBeenCalled()
    open.mockRestore()
    await again.stored.eraseStored()
    expect(again.files.peekFiles()).toEqual([])
    await again.noteReads.noteReads('/Recibos', BUILD, FILES)
    expect((await device.start()).files.peekFiles()).toEqual([])
  })
})

describe('the last picture of a screen', () => {
  const PICTURE = {
    place: '#/Inicio 360 640',
    ground: { tag: 'span', css: '', textContent: 'Lupita', parts: [] },
  }

  async function visitHome(): Promise<App> {
    device.address = '#/Inicio'
    const app = await device.start()
    expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
    await app.noteReads.noteReads('/Inicio', BUILD, FILES, { name: 'picture-home', value: PICTURE })
    return app
  }

  /** Reads the picture as the page does: during the start, before the session takes the data read ahead. */
  async function pictureOfStart(): Promise<unknown> {
    let picture: unknown
    device.beforeResume = async ({ head }) => {
      picture = await head.lastPicture()
    }
    await device.start()
    device.beforeResume = null
    return picture
  }

  it('is available at the next start of that screen only, and is encrypted until then', async () => {
    await visitHome()
    expect(await device.dump()).not.toContain('Lupita')
    expect(await pictureOfStart()).toEqual(PICTURE)
    device.address = '#/Kardex'
    expect(await pictureOfStart()).toBeNull()
  })

  it('is no longer in memory once the session has resumed', async () => {
    await visitHome()
    expect(await (await device.start()).head.lastPicture()).toBeNull()
  })

  it('is not available once the session has expired or the person has signed out', async () => {
    const app = await visitHome()
    const note = (await app.kept.readNote('session')) as { expiresAt: number }
    await app.kept.writeNote(app.place.openStore(), 'session', { ...note, expiresAt: Date.now() - 1 })
    expect(await pictureOfStart()).toBeNull()
    await app.kept.writeNote(app.place.openStore(), 'session', note)
    expect(await pictureOfStart()).toEqual(PICTURE)
    await app.session.signOut()
    expect(await pictureOfStart()).toBeNull()
  })

  it('is not available after a worker has ended the session', async () => {
    const app = await visitHome()
    await app.deviceStore.raiseEpoch(true)
    device.beforeResume = async ({ head }) => expect(await head.lastPicture()).toBeNull()
    device.goOffline()
    const next = await device.start()
    expect(phaseOf(next)).not.toBe('open')
    expect(peek(next)).toBeNull()
    device.goOnline()
  })

  it('is not available on a kiosk', async () => {
    const app = await visitHome()
    await app.mode.setDeviceMode('kiosk')
    expect(await pictureOfStart()).toBeNull()
  })
})

it('stores the note of first reads again when it was erased or did not fit', async () => {
  const app = await visit()
  const store = app.place.openStore()
  await store?.removeValue('note|first-reads')
  expect(peek(await device.start())).toBeNull()
  const full = await device.start()
  expect(await full.kept.readKept(readTeamSize, {})).toEqual(KEPT)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await full.noteReads.noteReads('/Recibos', BUILD, FILES).catch(() => undefined)
  put.mockRestore()
  const next = await device.start()
  expect(await next.kept.readKept(readTeamSize, {})).toEqual(KEPT)
  await next.noteReads.noteReads('/Recibos', BUILD, FILES)
  expect(peek(await device.start())).toEqual(KEPT)
})

it('keeps the entries in use when the note of first reads is full', async () => {
  const app = await visit()
  const before = (await app.kept.readNote('first-reads')) as Record<string, string>
  const others = Object.fromEntries(Array.from({ length: 240 }, (_, at) => [`row-${at}`, `other-${at}`]))
  await app.kept.writeNote(app.place.openStore(), 'first-reads', { ...before, ...others })
  await app.noteReads.noteReads('/Kardex', BUILD, FILES)
  const after = Object.values((await app.kept.readNote('first-reads')) as Record<string, string>)
  expect(after).toHaveLength(240)
  expect(after).toContain('note|session')
})

describe('data read ahead is ignored', () => {
  it('after this tab has written a newer value', async () => {
    await visit()
    const app = await device.start()
    const newer = { ...KEPT, value: { ...KEPT.value, cantidad: 8 } }
    await app.kept.keep(app.place.openStore(), readTeamSize, {}, newer)
    expect(peek(app)).toBeNull()
    expect(await app.kept.readKept(readTeamSize, {})).toEqual(newer)
  })

  it('after a sign-out in another tab', async () => {
    const first = await visit()
    device.beforeResume = async () => {
      device.beforeResume = null
      await first.session.signOut()
    }
    const app = await device.openTab()
    await vi.waitFor(() => expect(phaseOf(app)).toBe('signed-out'), { timeout: 10_000 })
    expect(app.place.openStore()).toBeNull()
    expect(peek(app)).toBeNull()
    expect(app.lastStart.readLastStart('/Recibos')).toBeNull()
  })

  it('when another person is signed in', async () => {
    const first = await visit()
    await first.session.signOut()
    const second = await device.start()
    expect(await second.session.signIn('100102', PASSWORD)).toMatchObject({ ok: true })
    second.lastStart.writeLastStart('/Recibos', { build: BUILD, who: 'a1b2', rows: ['x', 'y'], files: [] })
    const app = await device.start()
    expect(phaseOf(app)).toBe('open')
    expect(peek(app)).toBeNull()
  })

  it('when the stored note is malformed', async () => {
    const app = await visit()
    for (const text of [
      '',
      'null',
      '[1]',
      '{"/Recibos":{"build":1}}',
      '{"/Recibos":{"rows":[1],"files":[]}}',
    ]) {
      globalThis.localStorage.setItem('turno.start', text)
      expect(app.lastStart.readLastStart('/Recibos'), text).toBeNull()
      expect(phaseOf(await device.start()), text).toBe('open')
    }
  })
})

describe('data for the next start is erased', () => {
  it('at sign-out', async () => {
    const app = await visit()
    await app.session.signOut()
    expect(globalThis.localStorage.getItem('turno.start')).toBeNull()
    expect(device.buckets()).toEqual([])
    await device.start()
    expect(device.buckets()).toEqual([])
  })

  it('on a device that becomes a kiosk', async () => {
    const app = await visit()
    await app.mode.setDeviceMode('kiosk')
    expect(globalThis.localStorage.getItem('turno.start')).toBeNull()
    const kiosk = await device.start()
    expect(phaseOf(kiosk)).toBe('signed-out')
  })

  it('after expiry, and a later start creates no new storage bucket', async () => {
    await visit()
    const before = device.buckets()
    await server.connection.query.query('delete from sessions')
    const app = await device.start()
    await app.rpc.call(readTeamSize, {})
    await vi.waitFor(() => expect(phaseOf(app)).not.toBe('open'), { timeout: 10_000 })
    const left = device.buckets()
    expect(left.length).toBeLessThan(before.length)
    expect(phaseOf(await device.start())).toBe('signed-out')
    await sleep(50)
    expect(device.buckets()).toEqual(left)
  })
})
