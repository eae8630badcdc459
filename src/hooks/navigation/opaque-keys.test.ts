import { afterEach, expect, test } from 'vitest'
import { noteDeviceMode } from '#core/store/device-mode.ts'
import { hideKey, revealKey } from './opaque-keys.ts'
import { paths } from './paths.ts'

afterEach(() => noteDeviceMode('personal'))

test('keeps the key of a row in the address on a personal phone', () => {
  expect(paths.payslip('2025-46-1-1-r')).toBe('/Recibos/2025-46-1-1-r')
  expect(revealKey('2025-46-1-1-r')).toBe('2025-46-1-1-r')
})

test('replaces the key with a random word on a kiosk, and reveals the key only from that word', () => {
  noteDeviceMode('kiosk')
  const word = hideKey('2025-46-1-1-r')
  expect(paths.payslip('2025-46-1-1-r')).toBe(`/Recibos/${word}`)
  expect(word).toMatch(/^[0-9a-f]{8}$/)
  expect(revealKey(word)).toBe('2025-46-1-1-r')
  expect(hideKey('2025-45-1-1-r')).not.toBe(word)
  expect(revealKey('2025-46-1-1-r')).toBeNull()
})
