import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, loadAhead, loadAsked, partHere, setStartOver, setWordsOfParts } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
  setStartOver(async () => false)
  setWordsOfParts(async () => undefined)
})

test('fetches a part once for simultaneous requests', async () => {
  const fetchPart = vi.fn(async () => 'part')
  const load = lazyPart(fetchPart)
  expect(partHere(load)).toBeUndefined()
  expect(await Promise.all([load(), load(), loadAsked(load)])).toEqual(['part', 'part', 'part'])
  await loadAhead(load)
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(partHere(load)).toBe('part')
})

test('fetches a failed part again, and reloads the page only when a person’s retry fails too', async () => {
  const startOver = vi.fn(async () => false)
  setStartOver(startOver)
  let isThere = false
  const load = lazyPart(async () => {
    if (!isThere) throw new Error('gone')
    return 'part'
  })
  await loadAhead(load)
  await expect(load()).rejects.toThrow('gone')
  expect(startOver).not.toHaveBeenCalled()
  // The browser caches the failure: the page is reloaded, or the error is thrown again when it cannot be.
  await expect(loadAsked(load)).rejects.toThrow('gone')
  expect(startOver).toHaveBeenCalledOnce()
  startOver.mockResolvedValueOnce(true)
  const gone = vi.fn()
  void loadAsked(load).then(gone, gone)
  await vi.waitFor(() => expect(startOver).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(gone).not.toHaveBeenCalled()
  // A successful fetch needs no reload.
  isThere = true
  expect(await loadAsked(load)).toBe('part')
  expect(startOver).toHaveBeenCalledTimes(2)
})

test('does not reload the page when a person’s first request fails', async () => {
  const startOver = vi.fn(async () => true)
  setStartOver(startOver)
  const load = lazyPart(() => Promise.reject(new Error('gone')))
  await expect(loadAsked(load)).rejects.toThrow('gone')
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
  setStartOver(startOver)
  void loadAsked(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(startOver).toHaveBeenCalledOnce()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('loads the texts before a part; texts wait for nothing', async () => {
  const order: string[] = []
  const words = lazyPart(async () => void order.push('words'), true)
  setWordsOfParts(words)
  const load = lazyPart(async () => void order.push('part'))
  await load()
  expect(order).toEqual(['part', 'words'])
})
