import { afterEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('resolves after the paint, or soon when nothing is painted', async () => {
  vi.useFakeTimers()
  let paint: () => void = () => undefined
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (paint = frame))
  const settled = vi.fn()
  void afterPaint().then(settled)
  await vi.advanceTimersByTimeAsync(20)
  expect(settled).not.toHaveBeenCalled()
  paint()
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledOnce()
  const unseen = vi.fn()
  void afterPaint().then(unseen)
  await vi.advanceTimersByTimeAsync(150)
  expect(unseen).toHaveBeenCalledOnce()
})
