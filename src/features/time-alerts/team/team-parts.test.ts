import { expect, test } from 'vitest'
import type { TimeAlert } from '#domain/time/time-alerts.ts'
import { nextSpot } from './grid-keys.ts'
import { lineOfDay } from '../alerts/line-of-day.ts'
import { stillNew, toAlert, toPerson } from '../alerts/to-alerts.ts'
import { spanOf } from './use-window.ts'

const size = { rows: 150, columns: 91 }
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey })

test.each([
  ['ArrowDown', false, { row: 6, column: 3 }],
  ['ArrowUp', false, { row: 4, column: 3 }],
  ['ArrowLeft', false, { row: 5, column: 2 }],
  ['ArrowRight', false, { row: 5, column: 4 }],
  ['PageDown', false, { row: 13, column: 3 }],
  ['PageUp', false, { row: 0, column: 3 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 90 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 149, column: 90 }],
  ['Enter', false, null],
  ['Tab', false, null],
])('moves on %s (Ctrl %s) to %j', (name, ctrlKey, spot) => {
  expect(nextSpot(key(name, ctrlKey), { row: 5, column: 3 }, size)).toEqual(spot)
})

test('stays inside the grid at its edges', () => {
  const last = { row: 149, column: 90 }
  for (const name of ['ArrowDown', 'ArrowRight', 'PageDown'])
    expect(nextSpot(key(name), last, size)).toEqual(last)
  const first = { row: 0, column: 0 }
  for (const name of ['ArrowUp', 'ArrowLeft', 'PageUp'])
    expect(nextSpot(key(name), first, size)).toEqual(first)
})

test.each([
  [{ count: 150, size: 64 }, 0, 640, { first: 0, last: 13 }],
  [{ count: 150, size: 64 }, 6400, 640, { first: 97, last: 113 }],
  [{ count: 150, size: 64 }, 8960, 640, { first: 137, last: 150 }],
  // More space than rows, and a scroll position beyond the end after rows were removed.
  [{ count: 3, size: 64 }, 0, 640, { first: 0, last: 3 }],
  [{ count: 3, size: 64 }, 6400, 640, { first: 2, last: 3 }],
  [{ count: 0, size: 64 }, 0, 640, { first: 0, last: 0 }],
  [{ count: 7, size: null }, 500, 100, { first: 0, last: 7 }],
])('for %j from %d px on %d px renders only the visible rows', (axis, start, length, span) => {
  expect(spanOf(axis, start, length)).toEqual(span)
})

const visit = (entry: string, minutes: number | null): TimeAlert => ({
  date: '2026-11-20',
  entry,
  exit: null,
  kind: 'restroom',
  place: '',
  minutes,
  isNew: null,
})

test('fits every visit on the day’s line, with evenly spaced marks', () => {
  const { hours, visits } = lineOfDay([visit('09:42', 29), visit('12:05', 46)])
  expect(hours).toEqual([7, 9, 11, 13, 15])
  expect(visits[0]?.from).toBeCloseTo(((2 * 60 + 42) / 480) * 100)
  expect(visits[0]?.width).toBeCloseTo((29 / 480) * 100)
  for (const { from, width } of visits) expect(from + width).toBeLessThanOrEqual(100)
})

test('keeps a visit past midnight on its line and omits a visit of unknown length', () => {
  const { hours, visits } = lineOfDay([visit('23:50', 24), visit('07:00', null)])
  expect(visits).toHaveLength(1)
  expect(hours.at(-1)).toBeGreaterThanOrEqual(25)
  expect((visits[0]?.from ?? 0) + (visits[0]?.width ?? 0)).toBeLessThanOrEqual(100)
  expect(lineOfDay([visit('07:00', null)])).toEqual({ hours: [], visits: [] })
})

test('converts a response row without exit, place or mark, and drops the seconds', () => {
  expect(toAlert({ fechaAlerta: '2026-11-20', horaEntrada: '10:02:30', horaSalida: '' })).toEqual({
    date: '2026-11-20',
    entry: '10:02',
    exit: null,
    kind: 'canteen',
    place: '',
    minutes: null,
    isNew: null,
  })
  const person = toPerson({ EMPLID: '7', nombreColaborador: 'ANA DE LA CRUZ', alertas: [] })
  expect(person).toEqual({ number: '7', name: 'Ana de la Cruz', alerts: [] })
})

test('keeps an alert new on the screen that first showed it as new', () => {
  const known = new Set<string>()
  const fresh = { ...visit('10:00', 20), isNew: true }
  const seen = { ...visit('11:00', 20), isNew: false }
  const silent = visit('12:00', 20)
  expect(stillNew('1', [fresh, seen, silent], known).map(({ isNew }) => isNew)).toEqual([true, false, null])
  const later = [{ ...fresh, isNew: false }, seen]
  expect(stillNew('1', later, known).map(({ isNew }) => isNew)).toEqual([true, false])
  expect(stillNew('2', later, known).map(({ isNew }) => isNew)).toEqual([false, false])
})
