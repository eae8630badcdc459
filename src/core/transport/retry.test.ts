import { afterEach, expect, test, vi } from 'vitest'
import { busyDelay, retryDelay } from './retry.ts'

afterEach(() => vi.restoreAllMocks())

const at = (share: number) => vi.spyOn(Math, 'random').mockReturnValue(share)

test('waits at least as long as the server asks, plus a random time that grows with the attempts', () => {
  at(0)
  expect(retryDelay(1, 5000)).toBe(5000)
  at(1)
  expect(retryDelay(1, 5000)).toBe(7000)
  expect(retryDelay(4, 5000)).toBe(21_000)
})

test('waits a random time when the server names no time; the limit doubles up to five minutes', () => {
  at(0)
  expect(retryDelay(3, null)).toBe(0)
  at(1)
  expect([1, 2, 3, 20, 1000].map((attempts) => retryDelay(attempts, null))).toEqual([
    2000, 4000, 8000, 300_000, 300_000,
  ])
})

test('waits at most twenty seconds longer than the server asks while the person is watching', () => {
  at(1)
  expect(busyDelay(1, { kind: 'unavailable', retryAfterMs: 2000, isBusy: true })).toBe(4000)
  expect(busyDelay(50, { kind: 'unavailable', retryAfterMs: 30_000, isBusy: true })).toBe(50_000)
})

test('spreads the retries of 2,000 clients refused in the same second to fewer than 250 a second', () => {
  const times = Array.from({ length: 2000 }, () => retryDelay(4, 10_000))
  const seconds = new Map<number, number>()
  for (const ms of times) seconds.set(Math.floor(ms / 1000), (seconds.get(Math.floor(ms / 1000)) ?? 0) + 1)
  expect(Math.max(...seconds.values())).toBeLessThan(250)
})
