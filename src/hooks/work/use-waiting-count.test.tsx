import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const states = ['queued', 'sending', 'needs-session', 'rejected', 'conflict', 'stray']
let isGone = false

beforeEach(() => {
  vi.resetModules()
  vi.doMock('#core/outbox/queued.ts', () => ({ listQueued: async () => states.map((state) => ({ state })) }))
  const part = (fetchPart: () => Promise<unknown>) => () =>
    isGone ? Promise.reject(new Error('gone')) : fetchPart()
  vi.doMock('#parts/lazy-part.ts', () => ({ lazyPart: part, keptPart: part }))
})
afterEach(() => {
  isGone = false
  vi.useRealTimers()
  vi.doUnmock('#core/outbox/queued.ts')
  vi.doUnmock('#parts/lazy-part.ts')
  vi.resetModules()
})

it('counts requests sent automatically and those waiting for the person, also after a failed chunk load', async () => {
  const { useWaitingCount } = await import('./use-waiting-count.ts')
  vi.useFakeTimers()
  isGone = true
  const first = renderHook(() => useWaitingCount())
  await vi.advanceTimersByTimeAsync(2000)
  expect(first.result.current).toEqual({ going: 0, stuck: 0 })
  isGone = false
  const next = renderHook(() => useWaitingCount())
  first.unmount()
  await vi.advanceTimersByTimeAsync(4000)
  vi.useRealTimers()
  await waitFor(() => expect(next.result.current).toEqual({ going: 3, stuck: 3 }), { timeout: 10_000 })
  next.unmount()
})
