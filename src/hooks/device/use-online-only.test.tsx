import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSnacks } from '#hooks/operations/snack.ts'
import { useOnlineOnly } from './use-online-only.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function network(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('runs the action when online; when offline shows the reason instead', () => {
  const sent = vi.fn()
  const { result } = renderHook(() => ({ button: useOnlineOnly('connect', sent), snacks: useSnacks() }))
  network(true)
  expect(result.current.button.resting).toBe(false)
  act(() => result.current.button.onClick())
  expect(sent).toHaveBeenCalledOnce()
  network(false)
  expect(result.current.button.resting).toBe(true)
  act(() => result.current.button.onClick())
  expect(sent).toHaveBeenCalledOnce()
  expect(result.current.snacks.map(({ text }) => text)).toEqual(['connect'])
})
