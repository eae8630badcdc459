// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOnline } from '#hooks/device/use-online.ts'
import { reloadOnceWhenStale } from './stale-build.ts'

const reload = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

reloadOnceWhenStale()
const miss = () => window.dispatchEvent(new Event('vite:preloadError'))

test('a chunk that nobody answers for leaves the page as it is', async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  miss()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).not.toHaveBeenCalled()
  // Whoever speaks of the network has heard of it.
  const { result } = renderHook(useOnline)
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(result.current).toBe(true)
})

test('a chunk of an older build reloads the page, once, however long ago that was', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  miss()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  // The part is missing for good, and is asked for again and again.
  vi.setSystemTime(Date.now() + 10 * 60_000)
  miss()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).toHaveBeenCalledOnce()
})
