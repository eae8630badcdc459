import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetPassword } from '#tests/support/server/people.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'
const NEXT = 'Otra.Clave.2026'
let server: TestServer
let device: Device
let app: App

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  // Without storage buckets, each bucket is a database of the same name.
  device = createDevice(server.url, { buckets: false, vendor: '' })
  await (await device.start()).mode.setDeviceMode('kiosk')
  app = await device.start()
  expect(await app.session.signIn('100101', PASSWORD)).toMatchObject({ ok: true })
  await app.drafts.writeDraft('data-form', '2', { nacionalidad: 'Canaria' })
})
afterEach(() => resetPassword(server, '100101', PASSWORD))

function watchOpen(): () => number {
  const opened = vi.spyOn(IDBFactory.prototype, 'open')
  const closed = vi.spyOn(IDBDatabase.prototype, 'close')
  return () =>
    opened.mock.calls.filter(([name]) => isWork(name)).length -
    closed.mock.contexts.filter((database) => isWork((database as IDBDatabase).name)).length
}
const isWork = (name: string) => name.startsWith('d-')

function fill() {
  const store = IDBObjectStore.prototype as { name: string; put: (...given: unknown[]) => unknown }
  const plain = store.put
  return vi.spyOn(store, 'put').mockImplementation(function (this: typeof store, ...given) {
    if (this.name === 'lock') throw new DOMException('no room', 'QuotaExceededError')
    return plain.apply(this, given)
  })
}

test('entering the former password on a full disk leaves no database open and loses no form', async () => {
  await app.session.signOut()
  await resetPassword(server, '100101', NEXT)
  expect(await app.session.signIn('100101', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
  const full = fill()
  const open = watchOpen()
  expect(await app.session.answerFormer(PASSWORD)).toMatchObject({ ok: true })
  expect(full).toHaveBeenCalled()
  expect(open()).toBe(0)
  await app.session.signOut()
  full.mockRestore()
  expect(await app.session.signIn('100101', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
  expect(await app.session.answerFormer(PASSWORD)).toMatchObject({ ok: true })
  expect(await app.drafts.readDraft('data-form', '2')).toMatchObject({ values: { nacionalidad: 'Canaria' } })
})

test('a password change on a full disk leaves no database open; the former password is asked for later', async () => {
  fill()
  const open = watchOpen()
  expect(await app.session.changePassword(PASSWORD, NEXT)).toMatchObject({ ok: true })
  expect(open()).toBe(0)
  vi.restoreAllMocks()
  await app.session.signOut()
  expect(await app.session.signIn('100101', NEXT)).toEqual({ ok: false, reason: 'former-needed' })
})
