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

/** Server that is reachable and gives `answer` for the part. */
function serve(answer: () => Response) {
  const asked = vi.fn(async (path: string) => (path === '/sw.js' ? new Response(null) : answer()))
  vi.stubGlobal('fetch', asked)
  return asked
}

test.each([
  ['has it', 200, 'text/css'],
  ['is still starting', 503, 'application/json'],
])('a server that is back and %s: the page stays, with what it says', async (_, status, type) => {
  const asked = serve(() => new Response(null, { status, headers: { 'content-type': type } }))
  miss(part)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['404', 404, 'text/plain'],
  ['the app’s page', 200, 'text/html; charset=utf-8'],
])('a part that is gone, answered with %s, reloads the page', async (_, status, type) => {
  serve(() => new Response(null, { status, headers: { 'content-type': type } }))
  miss(part)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('a chunk that nobody answers for leaves the page as it is', async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  miss()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).not.toHaveBeenCalled()
  // The failed check also sets useOnline to false.
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
  // The part stays missing and is requested again and again.
  vi.setSystemTime(Date.now() + 10 * 60_000)
  miss()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(reload).toHaveBeenCalledOnce()
})
