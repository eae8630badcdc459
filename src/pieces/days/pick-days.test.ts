import { expect, test } from 'vitest'
import { type PickedDays, type PickMode, pickDay, roleOf } from './pick-days.ts'

const NONE = { from: '', to: '' }

function tap(mode: PickMode, ...days: number[]): string {
  const last = days.reduce<PickedDays>((picked, day) => pickDay(mode, picked, of(day)), NONE)
  return [last.from, last.to].map((day) => day.slice(8)).join('-')
}
const of = (day: number) => `2031-05-${String(day).padStart(2, '0')}`

test.each<[PickMode, number[], string]>([
  ['one', [5], '05-05'],
  ['one', [5, 7], '07-07'],
  ['range', [5], '05-05'],
  ['range', [5, 6], '05-06'],
  ['range', [5, 6, 8], '08-08'],
  ['range', [5, 3], '03-03'],
  ['range', [5, 5], '05-05'],
  ['pair', [5], '05-'],
  ['pair', [5, 12], '05-12'],
  ['pair', [12, 5], '12-05'],
  ['pair', [5, 5], '05-'],
  ['pair', [5, 12, 19], '19-'],
])('«%s» after taps on %j', (mode, days, picked) => expect(tap(mode, ...days)).toBe(picked))

test('a tap replaces dates that were typed incompletely', () => {
  expect(pickDay('range', { from: '2031--05', to: '' }, of(7))).toEqual({ from: of(7), to: of(7) })
  expect(pickDay('pair', { from: '2031--05', to: '' }, of(7))).toEqual({ from: of(7), to: '' })
})

test('marks the ends of a range and the days between them', () => {
  const range = { from: of(5), to: of(7) }
  expect([4, 5, 6, 7, 8].map((day) => roleOf('range', range, of(day)))).toEqual([
    null,
    'from',
    'between',
    'to',
    null,
  ])
  expect(roleOf('range', { from: of(5), to: of(5) }, of(5))).toBe('only')
  expect([5, 6, 7].map((day) => roleOf('pair', range, of(day)))).toEqual(['from', null, 'to'])
})
