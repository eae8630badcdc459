import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useBarWait } from './use-bar-wait.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function draw(isPending: boolean) {
  vi.useFakeTimers()
  return renderHook(({ isPending, screen }) => useBarWait(isPending, screen), {
    initialProps: { isPending, screen: 'Inicio' },
  })
}

test('draws all entries at once when the device knows them', () => {
  expect(draw(false).result.current).toBe('known')
})

test('draws no entry until it is known which entries the person has', () => {
  const { result, rerender } = draw(true)
  expect(result.current).toBe('waiting')
  rerender({ isPending: false, screen: 'Inicio' })
  expect(result.current).toBe('known')
})

test('draws the common entries after three seconds, and adds none before the next screen', () => {
  const { result, rerender } = draw(true)
  act(() => void vi.advanceTimersByTime(3000))
  expect(result.current).toBe('held')
  rerender({ isPending: true, screen: 'Mas' })
  expect(result.current).toBe('held')
  rerender({ isPending: false, screen: 'Mas' })
  expect(result.current).toBe('held')
  rerender({ isPending: false, screen: 'Inicio' })
  expect(result.current).toBe('known')
})
