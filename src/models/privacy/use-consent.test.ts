import { expect, test } from 'vitest'
import { consentOf } from './use-consent.ts'

const said = (aceptado: boolean, at: number | null) => ({ version: 2, aceptado, at })

test('takes an accepted consent from the server and a queued one from the device', () => {
  expect(consentOf(said(true, 9), { state: 'none', at: null })).toBe('accepted')
  expect(consentOf(said(false, 9), { state: 'queued', at: 5 })).toBe('waiting')
  expect(consentOf(said(false, 9), { state: 'none', at: null })).toBe('asked')
  expect(consentOf({ ...said(false, 9), version: 0 }, { state: 'synced', at: 5 })).toBe('none')
})

test('counts a sent consent as accepted until a later answer of the server denies it', () => {
  expect(consentOf(said(false, 4), { state: 'synced', at: 5 })).toBe('accepted')
  expect(consentOf(said(false, null), { state: 'synced', at: 5 })).toBe('accepted')
  expect(consentOf(said(false, 6), { state: 'synced', at: 5 })).toBe('asked')
})
