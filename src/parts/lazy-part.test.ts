import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart, loadAhead, loadAsked, partHere, setStartOver, setWordsOfParts } from './lazy-part.ts'

afterEach(() => {
  vi.useRealTimers()
  setStartOver(async () => false)
  setWordsOfParts(async () => undefined)
})

test('a part is fetched once, also when several want it at the same time', async () => {
  const fetchPart = vi.fn(async () => 'part')
  const load = lazyPart(fetchPart)
  expect(partHere(load)).toBeUndefined()
  expect(await Promise.all([load(), load(), loadAsked(load)])).toEqual(['part', 'part', 'part'])
  await loadAhead(load)
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(partHere(load)).toBe('part')
})

test('one that failed is fetched again, and the page begins anew only when a person asks and that fails, too', async () => {
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
  // A browser that keeps the failure: the page goes, or, where nobody answers, the failure is said again.
  await expect(loadAsked(load)).rejects.toThrow('gone')
  expect(startOver).toHaveBeenCalledOnce()
  startOver.mockResolvedValueOnce(true)
  const gone = vi.fn()
  void loadAsked(load).then(gone, gone)
  await vi.waitFor(() => expect(startOver).toHaveBeenCalledTimes(2))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(gone).not.toHaveBeenCalled()
  // One that really fetches again needs no new page.
  isThere = true
  expect(await loadAsked(load)).toBe('part')
  expect(startOver).toHaveBeenCalledTimes(2)
})

test('the first time that a person asks is no second time', async () => {
  const startOver = vi.fn(async () => true)
  setStartOver(startOver)
  const load = lazyPart(() => Promise.reject(new Error('gone')))
  await expect(loadAsked(load)).rejects.toThrow('gone')
  expect(startOver).not.toHaveBeenCalled()
})

test('GRAL-28: what has not come after 120 s has failed; asking the same browser again would only wait again', async () => {
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

test('a part waits for its words, and words for none', async () => {
  const order: string[] = []
  const words = lazyPart(async () => void order.push('words'), true)
  setWordsOfParts(words)
  const load = lazyPart(async () => void order.push('part'))
  await load()
  expect(order).toEqual(['part', 'words'])
})
