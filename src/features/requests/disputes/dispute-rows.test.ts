import { expect, test } from 'vitest'
import type { Dispute } from '#contract/requests/disputes.ts'
import { withGivenLevel } from './dispute-rows.ts'

test('DISP-13: exports a queued rating as its level, but not a rejected one', () => {
  const given = (state: 'queued' | 'rejected') =>
    new Map([[2, { state, values: { id: 2, level: 4 } }]]) as never
  const rated = { id: 2, estatus: 2, nivelSatisfaccion: 'Pendiente' } as Dispute
  expect(withGivenLevel(rated, given('queued')).nivelSatisfaccion).toBe(4)
  expect(withGivenLevel(rated, given('rejected')).nivelSatisfaccion).toBe('Pendiente')
  expect(withGivenLevel({ ...rated, id: 3 }, given('queued')).nivelSatisfaccion).toBe('Pendiente')
})
