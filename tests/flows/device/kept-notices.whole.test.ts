// @vitest-environment happy-dom
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const VIEWER = { company: '00100', userId: 1 }
const LIST = [{ id: 1, titulo: 'Cierra el comedor', vigencia: '2999-01-01' }]
let store: typeof import('#core/store/open-store.ts')
let model: typeof import('#models/notices/notices.ts')

beforeEach(async () => {
  const shared = new IDBFactory()
  Dexie.dependencies.indexedDB = shared
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  vi.stubGlobal('indexedDB', shared)
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Loads the modules anew, as a new page does, so that they use this test's IndexedDB.
  vi.resetModules()
  store = await import('#core/store/open-store.ts')
  model = await import('#models/notices/notices.ts')
  const { openPersonStore } = await import('#core/store/person-store.ts')
  store.setOpenStore(await openPersonStore('somebody', key))
})

afterEach(() => {
  store.setOpenStore(null)
  vi.unstubAllGlobals()
})

test('shows the last list with its date when there is no network', async () => {
  vi.stubGlobal('fetch', async () => Response.json(LIST))
  const first = await model.loadNotices(VIEWER)
  expect(first).toMatchObject({ notices: LIST, isFresh: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await model.loadNotices(VIEWER)).toEqual({ ...first, isFresh: false })
})

test('does not show the list to another person on the same device', async () => {
  vi.stubGlobal('fetch', async () => Response.json(LIST))
  await model.loadNotices(VIEWER)
  const { openPersonStore } = await import('#core/store/person-store.ts')
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  store.setOpenStore(await openPersonStore('another', key))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await model.loadNotices(VIEWER)).toBeNull()
})
