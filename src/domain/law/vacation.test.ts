import { describe, expect, test } from 'vitest'
import { addDays } from '../time/dates.ts'
import { withOwnRows } from './law-on.ts'
import { type VacationFacts, vacationOn } from './vacation.ts'

const facts = (changes: Partial<VacationFacts> = {}): VacationFacts => ({
  hiredOn: '2024-03-10',
  leftOn: null,
  days: [],
  recordedFrom: null,
  ...changes,
})
const daysFrom = (day: string, count: number) => Array.from({ length: count }, (_, at) => addDays(day, at))

test('gives the days of the completed year, less those taken since the anniversary', () => {
  const days = [...daysFrom('2026-03-09', 3), ...daysFrom('2026-12-21', 4)]
  expect(vacationOn('2026-11-30', facts({ days }))).toEqual({
    state: 'known',
    years: 2,
    from: '2026-03-10',
    entitled: 14,
    taken: 2,
    planned: 4,
    left: 8,
    carried: 0,
    expiring: { days: 8, on: '2027-09-09' },
    grantUntil: '2026-09-09',
    next: { from: '2027-03-10', days: 16 },
    owed: null,
    article: 'LFT 76',
    isConfirmed: true,
  })
})

test('gives nothing in the first year, and names the day from which it does', () => {
  expect(vacationOn('2025-03-09', facts())).toMatchObject({
    years: 0,
    from: null,
    entitled: 0,
    left: 0,
    expiring: null,
    grantUntil: null,
    next: { from: '2025-03-10', days: 12 },
  })
  expect(vacationOn('2025-03-10', facts())).toMatchObject({ years: 1, entitled: 12, left: 12 })
})

describe('days of the year before', () => {
  const days = daysFrom('2025-04-01', 8)

  test('are added until their claim ends, when the labour record covers that year', () => {
    const known = facts({ days, recordedFrom: '2025-03-10' })
    expect(vacationOn('2026-09-09', known)).toMatchObject({
      left: 18,
      carried: 4,
      expiring: { days: 4, on: '2026-09-09' },
    })
    expect(vacationOn('2026-09-10', known)).toMatchObject({
      left: 14,
      carried: 0,
      expiring: { days: 14, on: '2027-09-09' },
    })
  })

  test('are used first', () => {
    const known = facts({ days: [...days, ...daysFrom('2026-05-04', 6)], recordedFrom: '2025-03-10' })
    expect(vacationOn('2026-06-01', known)).toMatchObject({ taken: 6, left: 12, carried: 0 })
    expect(vacationOn('2026-10-01', known)).toMatchObject({ taken: 6, left: 12, carried: 0 })
  })

  test('are not added when the labour record begins later', () => {
    expect(vacationOn('2026-06-01', facts({ days, recordedFrom: '2025-03-11' }))).toMatchObject({ left: 14 })
  })
})

test('never goes below zero when more days were taken', () => {
  expect(vacationOn('2025-06-01', facts({ days: daysFrom('2025-03-10', 15) }))).toMatchObject({
    taken: 15,
    left: 0,
    expiring: null,
  })
})

test('counts a day once when the record has it twice', () => {
  const days = ['2026-04-01', '2026-04-01']
  expect(vacationOn('2026-06-01', facts({ days }))).toMatchObject({ taken: 1, left: 13 })
})

test.each([
  ['2025-02-27', 0, '2025-02-28'],
  ['2025-02-28', 1, '2026-02-28'],
  ['2028-02-28', 3, '2028-02-29'],
  ['2028-02-29', 4, '2029-02-28'],
])('hired on 29 February: on %s there are %i years, the next begins on %s', (today, years, from) => {
  expect(vacationOn(today, facts({ hiredOn: '2024-02-29' }))).toMatchObject({ years, next: { from } })
})

test('owes a share of the unfinished year once the job has ended', () => {
  const left = facts({ leftOn: '2026-09-30' })
  expect(vacationOn('2026-11-30', left)).toMatchObject({ years: 2, left: 14, next: null, owed: 8.99 })
  expect(vacationOn('2026-09-30', left)).toMatchObject({ next: null, owed: null })
  expect(vacationOn('2026-09-30', facts({ leftOn: '2027-03-10' }))).toMatchObject({
    next: { from: '2027-03-10' },
  })
})

test('is unknown without the first day of the job, and before the first row of the law', () => {
  expect(vacationOn('2026-11-30', facts({ hiredOn: null }))).toEqual({ state: 'unknown', missing: 'hireDay' })
  expect(vacationOn('1960-01-01', facts({ hiredOn: '1955-01-01' }))).toEqual({
    state: 'unknown',
    missing: 'law',
  })
})

test('uses the table that was in force on the anniversary, and a company’s own later table', () => {
  expect(vacationOn('2022-12-31', facts({ hiredOn: '2020-06-01' }))).toMatchObject({ entitled: 8 })
  expect(vacationOn('2023-06-01', facts({ hiredOn: '2020-06-01' }))).toMatchObject({ entitled: 16 })
  const own = {
    rule: 'vacationDays',
    value: '1:15 2:17',
    from: '2032-01-01',
    until: null,
    article: 'LFT 76',
    source: 'DOF 2031-12-01',
    isConfirmed: false,
  } as const
  expect(vacationOn('2032-05-01', facts({ hiredOn: '2030-04-01' }), withOwnRows([own]))).toMatchObject({
    entitled: 17,
    isConfirmed: false,
  })
})
