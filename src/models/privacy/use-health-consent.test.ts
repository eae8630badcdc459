import { expect, test } from 'vitest'
import { healthConsentOf } from './use-health-consent.ts'

const heard = (respuesta: '' | 'acepto' | 'no-acepto', at: number | null = 4) => ({ respuesta, at })

test('takes the decision from the server', () => {
  expect(healthConsentOf(heard(''), null)).toBe('asked')
  expect(healthConsentOf(heard('acepto'), null)).toBe('accepted')
  expect(healthConsentOf(heard('no-acepto'), null)).toBe('refused')
})

test('counts a decision that waits on this device before the server’s', () => {
  expect(healthConsentOf(heard('acepto'), { respuesta: 'no-acepto', state: 'queued', at: 1 })).toBe('refused')
  expect(healthConsentOf(heard(''), { respuesta: 'acepto', state: 'queued', at: 1 })).toBe('accepted')
})

test('counts a delivered decision until a later answer of the server', () => {
  const sent = { respuesta: 'no-acepto', state: 'synced', at: 5 } as const
  expect(healthConsentOf(heard('acepto'), sent)).toBe('refused')
  expect(healthConsentOf(heard('acepto', 6), sent)).toBe('accepted')
})

test('ignores a decision that the server rejected', () => {
  expect(healthConsentOf(heard(''), { respuesta: 'acepto', state: 'rejected', at: 5 })).toBe('asked')
})
