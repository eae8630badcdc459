import { expect, test } from 'vitest'
import { consentOf } from './use-consent.ts'

/**
 * The consent state is the server's. A consent sent from this device counts until the server answers after it.
 */

const said = (aceptado: boolean, at: number | null) => ({ version: 2, aceptado, at })

test('what the server has is accepted, and what waits here waits', () => {
  expect(consentOf(said(true, 9), { state: 'none', at: null })).toBe('accepted')
  expect(consentOf(said(false, 9), { state: 'queued', at: 5 })).toBe('waiting')
  expect(consentOf(said(false, 9), { state: 'none', at: null })).toBe('asked')
  expect(consentOf({ ...said(false, 9), version: 0 }, { state: 'synced', at: 5 })).toBe('none')
})

test('what was sent counts until the server has spoken after it: a restored copy may know nothing of it', () => {
  expect(consentOf(said(false, 4), { state: 'synced', at: 5 })).toBe('accepted')
  expect(consentOf(said(false, null), { state: 'synced', at: 5 })).toBe('accepted')
  expect(consentOf(said(false, 6), { state: 'synced', at: 5 })).toBe('asked')
})
