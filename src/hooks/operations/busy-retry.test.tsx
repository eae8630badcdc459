import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listPayslips } from '#contract/payslips/payslips.ts'
import { noteSynced, useSyncState } from './sync-state.ts'
import { useOperation } from './use-operation.ts'

let isCrowded: boolean
let requestCount: number

beforeEach(() => {
  vi.useFakeTimers()
  noteSynced(1)
  isCrowded = true
  requestCount = 0
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    requestCount += 1
    const headers = { 'retry-after': '3' }
    return isCrowded
      ? Response.json({ status: 'OCUPADO', message: 'Mucha gente' }, { status: 503, headers })
      : Response.json({ status: 'OK', data: 'No se encontraron datos.' })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openScreen() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => ({ list: useOperation(listPayslips, {}), sync: useSyncState() }), { wrapper })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('reports a busy server without a failure and retries until it answers', async () => {
  const screen = openScreen()
  await pass(100)
  expect(requestCount).toBe(1)
  expect(screen.result.current).toMatchObject({
    list: { failure: null, isLoading: true },
    sync: { isBusy: true, reach: 'reached' },
  })
  await pass(2800)
  expect(requestCount).toBe(1)
  await pass(300_000)
  const inFiveMinutes = requestCount
  expect(inFiveMinutes).toBeGreaterThan(5)
  expect(inFiveMinutes).toBeLessThan(100)
  isCrowded = false
  await pass(60_000)
  expect(screen.result.current).toMatchObject({
    list: { failure: null, isLoading: false, data: { data: 'No se encontraron datos.' } },
    sync: { isBusy: false },
  })
  expect(requestCount).toBe(inFiveMinutes + 1)
})

test('stops retrying and clears the busy note when the screen is left', async () => {
  const screen = openScreen()
  await pass(100)
  expect(screen.result.current.sync.isBusy).toBe(true)
  screen.unmount()
  const rest = renderHook(() => useSyncState())
  expect(rest.result.current.isBusy).toBe(false)
  const before = requestCount
  await pass(120_000)
  expect(requestCount - before).toBeLessThanOrEqual(1)
})
