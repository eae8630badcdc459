import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
})

async function hint(): Promise<boolean> {
  const { hasActivePerson } = await import('./active-hint.ts')
  return hasActivePerson()
}

test('a device that nobody used says no, and is left as it was', async () => {
  expect(await hint()).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
})

test('it reads what the device store writes', async () => {
  const store = await import('./device-store.ts')
  await store.writeSetting('active', 'a1b2')
  expect(await hint()).toBe(true)
  await store.writeSetting('active', null)
  expect(await hint()).toBe(false)
})

test('without IndexedDB nobody is here', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(await hint()).toBe(false)
})
