import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, preloadPart, loadOrReload, loadedPart, setPageReload, setTextLoader } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
  setPageReload(async () => false)
  setTextLoader(async () => undefined)
})

test('fetches a part once for simultaneous requests', async () => {
  const fetchPart = vi.fn(async () => 'part')
  const load = lazyPart(fetchPart)
  expect(loadedPart(load)).toBeUndefined()
  expect(await Promise.all([load(), load(), loadOrReload(load)])).toEqual(['part', 'part', 'part'])
  await preloadPart(load)
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(loadedPart(load)).toBe('part')
})

test('fetches a failed part again, and reloads the page only when a person’s retry fails too', async () => {
  const startOver = vi.fn(async () => false)
  setPageReload(startOver)
  let isThere = false
  const load = lazyPart(async () => {
    if (!isThere) throw new Error('gone')
    return 'part'
  })
  await preloadPart(load)
  await expect(load()).rejects.toThrow('gone')
  expect(startOver).not.toHaveBeenCalled()
  // The browser caches the failed import, so the retry reloads the page. Throws the error when the page
  // cannot be reloaded.
  await expect(loadOrReload(load)).rejects.toThrow('gone')
  expect(startOver).toHaveBeenCalledOnce()
  startOver.mockResolvedValueOnce(true)
  const gone = vi.fn()
  void loadOrReload(load).then(gone, gone)
  await vi.waitFor(() => expect(startOver).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(gone).not.toHaveBeenCalled()
  isThere = true
  expect(await loadOrReload(load)).toBe('part')
  expect(startOver).toHaveBeenCalledTimes(2)
})

test('does not reload the page when a person’s first request fails', async () => {
  const startOver = vi.fn(async () => true)
  setPageReload(startOver)
  const load = lazyPart(() => Promise.reject(new Error('gone')))
  await expect(loadOrReload(load)).rejects.toThrow('gone')
  expect(startOver).not.toHaveBeenCalled()
})

test('GRAL-28: fails after 120 s; a person’s retry reloads the page instead of fetching again', async () => {
  vi.useFakeTimers()
  const fetchPart = vi.fn(() => new Promise<string>(() => undefined))
  const load = lazyPart(fetchPart)
  const failed = vi.fn()
  void load().catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledOnce()
  const startOver = vi.fn(async () => true)
  setPageReload(startOver)
  void loadOrReload(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(startOver).toHaveBeenCalledOnce()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('resolves a part only after its texts are loaded; texts do not wait for other texts', async () => {
  const order: string[] = []
  const words = lazyPart(async () => void order.push('words'), true)
  setTextLoader(words)
  const load = lazyPart(async () => void order.push('part'))
  await load()
  expect(order).toEqual(['part', 'words'])
})
