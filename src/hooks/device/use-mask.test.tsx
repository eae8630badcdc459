import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { useMask } from './use-mask.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open() {
  const { result } = renderHook(() => useMask())
  expect(result.current).toMatchObject({ shown: false, secondsLeft: 0 })
  act(() => result.current.toggle())
  return result
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms))
}

it('masks again after 30 s and counts down', () => {
  const mask = open()
  expect(mask.current).toMatchObject({ shown: true, secondsLeft: 30 })
  pass(2_100)
  expect(mask.current.secondsLeft).toBe(28)
  pass(27_500)
  expect(mask.current.shown).toBe(true)
  pass(500)
  expect(mask.current).toMatchObject({ shown: false, secondsLeft: 0 })
})

it('masks again after 10 s on a kiosk', () => {
  noteDeviceMode('kiosk')
  const mask = open()
  expect(mask.current.secondsLeft).toBe(10)
  pass(10_250)
  expect(mask.current.shown).toBe(false)
})

it('masks at once when asked, and when the page is hidden', () => {
  const mask = open()
  act(() => mask.current.toggle())
  expect(mask.current.shown).toBe(false)
  act(() => mask.current.toggle())
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(mask.current.shown).toBe(false)
})
