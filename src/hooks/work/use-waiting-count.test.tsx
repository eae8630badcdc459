import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** Simulates chunks that can't be fetched. */
let isGone = false

beforeEach(() => {
  vi.resetModules()
  vi.doMock('#core/outbox/queued.ts', () => ({ listQueued: async () => [{}, {}] }))
  vi.doMock('#parts/lazy-part.ts', () => ({
    lazyPart: (fetchPart: () => Promise<unknown>) => () =>
      isGone ? Promise.reject(new Error('gone')) : fetchPart(),
  }))
})
afterEach(() => {
  isGone = false
  vi.useRealTimers()
  vi.doUnmock('#core/outbox/queued.ts')
  vi.doUnmock('#parts/lazy-part.ts')
  vi.resetModules()
})

it('counts at the next screen what it could not count at the first, whose header is still there by then', async () => {
  const { useWaitingCount } = await import('./use-waiting-count.ts')
  vi.useFakeTimers()
  isGone = true
  const first = renderHook(() => useWaitingCount())
  await vi.advanceTimersByTimeAsync(2000)
  expect(first.result.current).toBe(0)
  isGone = false
  const next = renderHook(() => useWaitingCount())
  first.unmount()
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  await waitFor(() => expect(next.result.current).toBe(2), { timeout: 10_000 })
  next.unmount()
})
