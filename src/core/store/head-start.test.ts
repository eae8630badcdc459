import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  // Dexie keeps the IndexedDB of the first test file, so this test sets its own.
  Dexie.dependencies.indexedDB = indexedDB
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  vi.resetModules()
})

async function hint() {
  const { startHeadStart } = await import('./head-start.ts')
  return startHeadStart()
}

test('reports no person on an unused device and creates no database', async () => {
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
  expect(await indexedDB.databases()).toEqual([])
})

test('reads the active person that the device store wrote', async () => {
  const store = await import('./device-store.ts')
  await store.writeSetting('active', 'a1b2')
  expect(await hint()).toEqual({ isActive: true, mode: 'personal' })
  await store.writeSetting('active', null)
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
})

test('reports kiosk mode after a device became a kiosk, and forgets the person who used it before', async () => {
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

test('reports no person without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await hint()).toEqual({ isActive: false, mode: 'personal' })
})
