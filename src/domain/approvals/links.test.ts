import { expect, test } from 'vitest'
import { approvalKinds } from './kinds.ts'
import { endOfDay, lastDayToDecide, lastDayToShow, linkAddress } from './links.ts'

test('expires a link after seven days, and the link of a visit on its day if that is sooner', () => {
  expect(lastDayToDecide({ kind: 'vacante', toDay: null }, '2026-11-20')).toBe('2026-11-26')
  expect(lastDayToDecide({ kind: 'visita', toDay: '2026-11-24' }, '2026-11-20')).toBe('2026-11-24')
  expect(lastDayToDecide({ kind: 'visita', toDay: '2026-12-24' }, '2026-11-20')).toBe('2026-11-26')
  expect(lastDayToDecide({ kind: 'tiempo_extra', toDay: '2026-11-18' }, '2026-11-20')).toBe('2026-11-26')
  expect(lastDayToShow({ kind: 'visita', toDay: '2026-12-24' }, '2026-11-20')).toBe('2026-12-24')
  expect(new Date(endOfDay('2026-11-24')).toISOString()).toBe('2026-11-25T06:00:00.000Z')
})

test('gives every kind its own address with the key', () => {
  const addresses = approvalKinds.map((kind) => linkAddress(kind, 'KEY', 7))
  expect(new Set(addresses).size).toBe(approvalKinds.length)
  for (const address of addresses) expect(address).toMatch(/^#\/[A-Za-z]+\/KEY(\/|$)/)
})
