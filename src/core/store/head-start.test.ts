import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  // Dexie has kept the globals of the first test file.
  Dexie.dependencies.indexedDB = indexedDB
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  vi.resetModules()
})

async function hint() {
  const { startAhead } = await import('./head-start.ts')
  return startAhead()
}

test('a device that nobody used says no, and is left as it was', async () => {
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
  expect(await indexedDB.databases()).toEqual([])
})

test('it reads what the device store writes', async () => {
  const store = await import('./device-store.ts')
  await store.writeSetting('active', 'a1b2')
  expect(await hint()).toEqual({ isActive: true, mode: 'personal' })
  await store.writeSetting('active', null)
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
})

test('a device that became a kiosk says so, and knows nobody of before', async () => {
  const store = await import('./device-store.ts')
  const setup = await import('./device-setup.ts')
  await store.writeSetting('active', 'a1b2')
  await store.savePerson({ hash: 'a1b2', logins: ['x'], wrappedKey: {} as never, lastSignIn: 1 })
  await setup.setDeviceMode('kiosk')
  expect(await hint()).toEqual({ isActive: false, mode: 'kiosk' })
  expect(await store.findPerson('a1b2')).toBeUndefined()
  await setup.setDeviceMode('personal')
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
})

test('without IndexedDB nobody is here', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
})
