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
const miss = (payload?: Error) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
const part = new Error('Unable to preload CSS for /assets/assistant-_8QNF9DR.css')

function serve(answer: () => Response) {
  const fetchMock = vi.fn(async (path: string) => (path === '/sw.js' ? new Response(null) : answer()))
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

test.each([
  ['has it', 200, 'text/css'],
  ['is still starting', 503, 'application/json'],
])('does not reload for a missing part when the server is back and %s', async (_, status, type) => {
  const fetchMock = serve(() => new Response(null, { status, headers: { 'content-type': type } }))
  miss(part)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['404', 404, 'text/plain'],
  ['the app’s page', 200, 'text/html; charset=utf-8'],
])('reloads the page when the missing part is answered with %s', async (_, status, type) => {
  serve(() => new Response(null, { status, headers: { 'content-type': type } }))
  miss(part)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('does not reload for a missing chunk when the server is unreachable, and reports the page as offline', async () => {
  const fetchMock = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetchMock)
  miss()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).not.toHaveBeenCalled()
  const { result } = renderHook(useOnline)
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(result.current).toBe(true)
})

test('reloads once for a missing chunk of an older build, even if it fails again ten minutes later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  miss()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  vi.setSystemTime(Date.now() + 10 * 60_000)
  miss()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).toHaveBeenCalledOnce()
})
