import { expect, test } from 'vitest'
import {
  ALLOWED_MINUTES,
  byLongest,
  byNewest,
  daysUntil,
  facilityOf,
  minutesInside,
  minutesOver,
  rankTeam,
  sumAlerts,
  type TeamFilter,
  type TimeAlert,
} from './time-alerts.ts'

const alert = (
  date: string,
  entry: string,
  exit: string | null,
  more: Partial<TimeAlert> = {},
): TimeAlert => ({
  date,
  entry,
  exit,
  kind: 'restroom',
  place: '',
  minutes: minutesInside(entry, exit),
  isNew: null,
  ...more,
})

test.each([
  [1, 'restroom'],
  ['1', 'restroom'],
  ['2', 'canteen'],
  [2, 'canteen'],
  [0, 'canteen'],
  [99, 'canteen'],
  [null, 'canteen'],
  [undefined, 'canteen'],
])('TIME-04, TIME-05, BR-40: facility %j is a %s', (id, kind) => {
  expect(facilityOf(id)).toBe(kind)
})

test.each([
  ['10:02', '10:31', 29],
  ['13:00', '13:55', 55],
  ['13:00:30', '13:55:10', 55],
  ['23:50', '00:20', 30],
  ['00:00', '23:59', 1439],
  ['08:00', '08:00', 0],
  ['8:05', '08:10', 5],
  ['10:02', null, null],
  ['10:02', '', null],
  ['', '10:31', null],
  ['24:00', '10:31', null],
  ['10:60', '11:00', null],
  ['diez', 'once', null],
])('from %j to %j are %j minutes', (entry, exit, minutes) => {
  expect(minutesInside(entry, exit)).toBe(minutes)
})

test('counts the minutes above the allowed time; an unknown length has none', () => {
  expect(minutesOver({ kind: 'restroom', minutes: ALLOWED_MINUTES.restroom })).toBe(0)
  expect(minutesOver({ kind: 'restroom', minutes: ALLOWED_MINUTES.restroom + 14 })).toBe(14)
  expect(minutesOver({ kind: 'canteen', minutes: 29 })).toBe(0)
  expect(minutesOver({ kind: 'canteen', minutes: null })).toBe(0)
})

test('sorts the longest alert first, unknown lengths last, and the newest alert first among equal lengths', () => {
  const open = alert('2026-11-20', '07:00', null)
  const short = alert('2026-11-20', '08:00', '08:16')
  const older = alert('2026-11-18', '08:00', '08:40')
  const newer = alert('2026-11-19', '08:00', '08:40')
  expect([open, short, older, newer].sort(byLongest)).toEqual([newer, older, short, open])
  expect([older, short, newer, open].sort(byNewest)).toEqual([short, open, newer, older])
})

test('counts alerts by kind, adds known lengths and finds the longest', () => {
  expect(
    sumAlerts([
      alert('2026-11-20', '08:00', '08:20', { isNew: true }),
      alert('2026-11-20', '12:00', '12:45', { kind: 'canteen' }),
      alert('2026-11-20', '15:00', null, { isNew: false }),
    ]),
  ).toEqual({ count: 3, restroom: 2, canteen: 1, minutes: 65, longest: 45, fresh: 1 })
  expect(sumAlerts([])).toEqual({ count: 0, restroom: 0, canteen: 0, minutes: 0, longest: null, fresh: 0 })
})

const people = [
  { number: '100214', name: 'SOFÍA TREVIÑO LUNA', alerts: [] },
  {
    number: '100213',
    name: 'MARTÍN OLVERA TORRES',
    alerts: [alert('2026-11-20', '09:00', '09:18'), alert('2026-11-20', '13:20', '13:47')],
  },
  {
    number: '100212',
    name: 'ELENA CASTAÑEDA RUBIO',
    alerts: [
      alert('2026-11-19', '12:00', '12:50', { kind: 'canteen' }),
      alert('2026-08-01', '12:00', '13:50', { kind: 'canteen' }),
    ],
  },
]
const week: TeamFilter = { from: '2026-11-15', to: '2026-11-21', kind: 'all', search: '' }
const names = (filter: Partial<TeamFilter>) =>
  rankTeam(people, { ...week, ...filter }).map(({ person }) => person.number)

test('TIME-02, TIME-06: ranks the team by time, including people without alerts', () => {
  const rows = rankTeam(people, week)
  expect(rows.map(({ person, sum }) => [person.number, sum.minutes])).toEqual([
    ['100212', 50],
    ['100213', 45],
    ['100214', 0],
  ])
  expect(rows[1]?.days.get('2026-11-20')?.count).toBe(2)
  expect(rows[1]?.alerts.map(({ minutes }) => minutes)).toEqual([27, 18])
})

test('filters by days, kind, name and number, ignoring accents', () => {
  expect(rankTeam(people, { ...week, from: '2026-08-01' })[0]?.sum.minutes).toBe(160)
  expect(rankTeam(people, { ...week, from: '2026-11-21' }).every(({ sum }) => sum.count === 0)).toBe(true)
  expect(names({ kind: 'restroom' })).toEqual(['100213', '100212', '100214'])
  for (const search of ['martin', 'MARTÍN', 'olvera mar', '100213'])
    expect(names({ search })).toEqual(['100213'])
  expect(names({ search: 'trevino' })).toEqual(['100214'])
  expect(names({ search: 'nadie' })).toEqual([])
})

test('lists the days up to a date, oldest first, across a leap day', () => {
  expect(daysUntil('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysUntil('2026-11-21', 90)).toHaveLength(90)
})
