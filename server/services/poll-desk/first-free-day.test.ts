import { expect, test } from 'vitest'
import { nextChange } from './first-free-day.ts'

const until = (untilDay: string | null) => ({ untilDay, closedAt: null })

test.each([
  ['sixty days after the last day', [until('2026-11-30')], '2026-11-10', '2027-01-30'],
  ['a year after the last day, once sixty days are over', [until('2026-09-01')], '2026-11-10', '2027-09-02'],
  ['with the first of several polls', [until('2026-11-30'), until('2026-10-01')], '2026-11-10', '2026-12-01'],
  ['never while a poll has no last day', [until(null)], '2026-11-10', null],
  ['never once all polls are older than a year', [until('2025-11-01')], '2026-11-10', null],
] as const)('the comparison changes %s', (_name, polls, day, change) => {
  expect(nextChange(polls, day)).toBe(change)
})

test('counts from the day on which a poll was closed early', () => {
  const closed = { untilDay: '2026-12-31', closedAt: new Date('2026-11-05T18:00:00Z') }
  expect(nextChange([closed], '2026-11-10')).toBe('2027-01-05')
})
