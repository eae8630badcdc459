import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrawBelow } from './use-draw-below.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const render = (isHere: boolean) =>
  renderHook(({ isHere: now }) => useDrawBelow(now), { initialProps: { isHere } })

test('draws the content below once its data arrives, and keeps it during a refetch', () => {
  const { result, rerender } = render(false)
  expect(result.current).toBe(false)
  rerender({ isHere: true })
  expect(result.current).toBe(true)
  rerender({ isHere: false })
  expect(result.current).toBe(true)
})

test('draws cached content in the first render', () => {
  const drawn: boolean[] = []
  renderHook(() => drawn.push(useDrawBelow(true)))
  expect(drawn).not.toContain(false)
})

test('draws the content below after five seconds at the latest', () => {
  const { result } = render(false)
  act(() => void vi.advanceTimersByTime(4900))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toBe(true)
})
