import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { noteSynced, useSyncState } from './sync-state.ts'
import { useOperation } from './use-operation.ts'

let client: QueryClient
let answer: (request: Request) => Promise<Response>

beforeEach(() => {
  client = new QueryClient()
  noteSynced(1)
  vi.stubGlobal('fetch', (request: Request | URL) =>
    request instanceof URL ? Promise.resolve(Response.json({})) : answer(request),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  noteSynced(1)
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
const open = () => renderHook(() => useOperation(listNotifications, {}), { wrapper })

test('does not report a lost network when a screen is left while it loads', async () => {
  const reach = renderHook(() => useSyncState().reach)
  let isAsked = false
  let isEnded = false
  answer = ({ signal }) =>
    new Promise((_, reject) => {
      isAsked = true
      signal.addEventListener('abort', () => {
        isEnded = true
        reject(signal.reason as Error)
      })
    })
  const view = open()
  await waitFor(() => expect(isAsked).toBe(true))
  view.unmount()
  await waitFor(() => expect(isEnded).toBe(true))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(reach.result.current).toBe('reached')

  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const next = open()
  await waitFor(() => expect(next.result.current.failure).toEqual({ kind: 'offline' }))
  expect(reach.result.current).toBe('offline')
})

test('keeps the failure object through automatic retries; a manual retry or an answer replaces it', async () => {
  let status = 503
  answer = () => Promise.resolve(Response.json({ status: 'Vacio' }, { status }))
  const { result } = open()
  await waitFor(() => expect(result.current.failure).toMatchObject({ kind: 'unavailable' }))
  const first = result.current.failure
  const again = () => act(() => client.refetchQueries({ type: 'active' }))
  await again()
  await waitFor(() => expect(result.current.failure).not.toBeNull())
  await again()
  await waitFor(() => expect(result.current.failure).not.toBeNull())
  expect(result.current.failure).toBe(first)
  await act(() => result.current.refresh())
  const asked = result.current.failure
  expect(asked).toMatchObject({ kind: 'unavailable' })
  expect(asked).not.toBe(first)
  status = 200
  await again()
  await waitFor(() => expect(result.current.failure).toBeNull())
  status = 503
  await again()
  await waitFor(() => expect(result.current.failure).toMatchObject({ kind: 'unavailable' }))
  expect(result.current.failure).not.toBe(asked)
})

test('keeps the failure during an automatic retry, and shows loading during a retry by the person', async () => {
  let release: () => void = () => undefined
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const { result } = open()
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'offline' }))
  answer = () =>
    new Promise((_, reject) => {
      release = () => reject(new TypeError('Failed to fetch'))
    })
  act(() => void client.refetchQueries({ type: 'active' }))
  await waitFor(() => expect(result.current.isRefreshing).toBe(true))
  expect(result.current).toMatchObject({ failure: { kind: 'offline' }, isLoading: false })
  await act(async () => release())
  await waitFor(() => expect(result.current.isRefreshing).toBe(false))
  act(() => void result.current.refresh())
  await waitFor(() => expect(result.current).toMatchObject({ failure: null, isLoading: true }))
  await act(async () => release())
  await waitFor(() => expect(result.current.failure).toEqual({ kind: 'offline' }))
})
