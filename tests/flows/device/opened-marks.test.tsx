// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '#contract/notifications/notifications.ts'

const NOTE = 'notifications-opened'
let kept: typeof import('#core/store/kept.ts')
let hooks: typeof import('#models/notifications/use-notifications.ts')
let store: typeof import('#core/store/open-store.ts')
let told: number[][]
let answer: (ids: number[]) => Promise<Response>

beforeEach(async () => {
  const shared = new IDBFactory()
  Dexie.dependencies.indexedDB = shared
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  vi.stubGlobal('indexedDB', shared)
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  told = []
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL || !request.url.endsWith('/abiertas')) throw new TypeError('Failed to fetch')
    const { ids } = (await request.json()) as { ids: number[] }
    told.push(ids)
    return answer(ids)
  })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Loads the modules anew, as a new page does, so that they use this test's IndexedDB.
  vi.resetModules()
  store = await import('#core/store/open-store.ts')
  kept = await import('#core/store/kept.ts')
  hooks = await import('#models/notifications/use-notifications.ts')
  const { openPersonStore } = await import('#core/store/person-store.ts')
  store.setOpenStore(await openPersonStore('somebody', key))
})

afterEach(() => {
  cleanup()
  store.setOpenStore(null)
  vi.unstubAllGlobals()
})

function open() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => hooks.useNotifications(), { wrapper })
}

const listed = (...opened: [id: number, abierta: boolean][]) =>
  opened.map(([id, abierta]) => ({ id, abierta, color: '', icono: '', titulo: '' })) as Notification[]

test('keeps the stored marks when a mark is made before they were read', {
  tags: ['whole'],
}, async () => {
  await kept.writeNote(store.openStore(), NOTE, [1, 2])
  const { result } = open()
  act(() => result.current.markOpened([3]))
  await waitFor(async () => expect(await kept.readNote(NOTE)).toEqual([1, 2, 3]))
  act(() => result.current.markOpened([4]))
  await waitFor(async () => expect(await kept.readNote(NOTE)).toEqual([1, 2, 3, 4]))
})

test('stores two marks made at the same time', async () => {
  const { result } = open()
  act(() => {
    result.current.markOpened([1])
    result.current.markOpened([2])
  })
  // The order of the two marks is not fixed.
  await waitFor(async () => expect(new Set((await kept.readNote(NOTE)) as number[])).toEqual(new Set([1, 2])))
})

test('removes only marks that the list confirms, and resends the others until the server accepts them', async () => {
  await kept.writeNote(store.openStore(), NOTE, [1, 2])
  const list = listed([1, true], [2, false], [3, false])
  const { result } = open()
  const settling = hooks.settleOpened(list)
  act(() => result.current.markOpened([3]))
  await settling
  await waitFor(async () => expect(await kept.readNote(NOTE)).toEqual([2, 3]))
  expect(told).toContainEqual([2])
  told = []
  answer = async () => Response.json({ status: 'OK' })
  await hooks.settleOpened(list)
  expect(told).toEqual([[2, 3]])
  await hooks.settleOpened(listed([1, true], [2, true], [3, true]))
  expect(await kept.readNote(NOTE)).toEqual([])
})
