import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type DeviceMode, noteDeviceMode } from '#core/store/device-mode.ts'
import { useWish } from './use-wish.ts'

afterEach(() => {
  cleanup()
  noteDeviceMode('personal')
  window.location.hash = ''
})

const PATH = '#/CajaAhorro/prestamo'

test.each([
  ['personal', `${PATH}?monto=12000&plazo=12`],
  // The next person at a kiosk could reach the amount with Back.
  ['kiosk', PATH],
] as [DeviceMode, string][])('%s: takes the simulated loan and leaves %s in the history', (mode, left) => {
  noteDeviceMode(mode)
  window.history.replaceState(null, '', `${PATH}?monto=12000&plazo=12`)
  const { result, rerender } = renderHook(useWish)
  rerender()
  expect(result.current).toEqual({ amount: 1_200_000, term: 12 })
  expect(window.location.hash).toBe(left)
})
