import { expect, test } from 'vitest'
import { periodUnit } from './period-unit.ts'

test.each([
  ['a week', '2026-11-09', '2026-11-15', 46, true, 'week'],
  ['the week of a newcomer', '2026-11-13', '2026-11-15', '46', true, 'week'],
  ['a fortnight', '2026-11-16', '2026-11-30', 22, false, 'fortnight'],
  ['the fortnight of a newcomer', '2026-11-09', '2026-11-15', 21, false, 'fortnight'],
  ['a second payment of a fortnight', '2026-11-16', '2026-11-30', '22 B', false, 'fortnight'],
  ['a month in a fortnight group', '2026-10-01', '2026-10-31', 10, false, 'other'],
  ['a month in a weekly group', '2026-10-01', '2026-10-31', 10, true, 'other'],
  ['ten days', '2026-11-21', '2026-11-30', 33, false, 'other'],
  ['fourteen days', '2026-11-02', '2026-11-15', 23, false, 'other'],
  ['two weeks at once', '2026-11-02', '2026-11-15', 46, true, 'other'],
  ['a week of somebody who is now paid by fortnights', '2026-11-09', '2026-11-15', 46, false, 'week'],
  ['a fortnight of somebody who is now paid by weeks', '2026-11-16', '2026-11-30', 22, true, 'fortnight'],
  ['an unknown first day in a weekly group', undefined, '2026-11-15', 46, true, 'week'],
  ['an unknown first day in a fortnight group', '', '2026-11-15', 46, false, 'fortnight'],
] as const)('%s', (_name, start_date, end_date, period, weekly, unit) => {
  expect(periodUnit({ start_date, end_date, period }, weekly)).toBe(unit)
})
