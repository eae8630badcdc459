import { afterEach, expect, test } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { hideKey, revealKey } from './opaque-keys.ts'
import { paths } from './paths.ts'

afterEach(() => noteDeviceMode('personal'))

test('on a personal phone an address names its row, so that it can be reached from outside', () => {
  expect(paths.payslip('2025-46-1-1-r')).toBe('/Recibos/2025-46-1-1-r')
  expect(revealKey('2025-46-1-1-r')).toBe('2025-46-1-1-r')
})

test('on a kiosk the word tells nothing and leads back to the row, in this page alone', () => {
  noteDeviceMode('kiosk')
  const word = hideKey('2025-46-1-1-r')
  expect(paths.payslip('2025-46-1-1-r')).toBe(`/Recibos/${word}`)
  expect(word).toMatch(/^[0-9a-f]{8}$/)
  expect(revealKey(word)).toBe('2025-46-1-1-r')
  expect(hideKey('2025-45-1-1-r')).not.toBe(word)
  expect(revealKey('2025-46-1-1-r')).toBeNull()
})
