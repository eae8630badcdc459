import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { daysSince, importedDays, type RecordedDay } from './imported-days.ts'

const on = (day: string, ...people: number[]): RecordedDay => ({ day, people })
const steady = (last: string, count: number): RecordedDay[] =>
  Array.from({ length: count }, (_, at) => on(addDays(last, -3 * at), at, at + 1, at + 2))

test('ends on the day before the newest day, which may be recorded in part', () => {
  expect(importedDays(steady('2026-11-19', 10))).toEqual({ from: '2026-10-23', to: '2026-11-18' })
})

test('does not end later because of corrections of two people', () => {
  const corrected = [on('2026-11-19', 900), on('2026-11-18', 900, 901), ...steady('2026-11-10', 5)]
  expect(importedDays(corrected)).toEqual({ from: '2026-10-29', to: '2026-11-09' })
})

test.each([
  ['2026-10-31', '2026-10-22'],
  ['2026-10-30', '2026-11-07'],
])('with no record between %s and 7 November begins on %s', (last, from) => {
  const recorded = [...steady('2026-11-19', 5), ...steady(last, 4)]
  expect(importedDays(recorded)?.from).toBe(from)
})

test('proves nothing with no records, those of two people, or those of one day', () => {
  expect(importedDays([])).toBeNull()
  expect(importedDays([on('2026-11-19', 1, 2), on('2026-11-17', 1), on('2026-11-16', 2)])).toBeNull()
  expect(importedDays([on('2026-11-19', 1, 2, 3)])).toBeNull()
})

test.each([
  [null, { from: '2026-01-05', to: '2026-11-18' }],
  ['2026-01-04', { from: '2026-01-05', to: '2026-11-18' }],
  ['2026-11-18', { from: '2026-11-18', to: '2026-11-18' }],
  ['2026-11-19', null],
])('begins no earlier than the day %s on which the person moved', (day, left) => {
  expect(daysSince({ from: '2026-01-05', to: '2026-11-18' }, day)).toEqual(left)
})
