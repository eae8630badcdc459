import { afterEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('work waits for the picture that comes next', async () => {
  vi.useFakeTimers()
  let paint: () => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => void (paint = next))
  const worked = vi.fn()
  void painted().then(worked)
  await vi.advanceTimersByTimeAsync(50)
  expect(worked).not.toHaveBeenCalled()
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(worked).toHaveBeenCalledOnce()
})

test('a page out of sight, which is not painted, keeps nobody waiting', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => undefined)
  const worked = vi.fn()
  void painted().then(worked)
  await vi.advanceTimersByTimeAsync(100)
  expect(worked).toHaveBeenCalledOnce()
})
