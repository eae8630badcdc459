import { describe, expect, test } from 'vitest'
import { addDays } from '../time/dates.ts'
import { withOwnRows } from './law-on.ts'
import { findExcess, type VacationFacts, vacationOn } from './vacation.ts'

const facts = (changes: Partial<VacationFacts> = {}): VacationFacts => ({
  hiredOn: '2024-03-10',
  leftOn: null,
  days: [],
  recordedFrom: null,
  stated: null,
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
    excess: 0,
    carried: 0,
    expiring: { days: 8, on: '2027-09-09' },
    stated: null,
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
    excess: 3,
    expiring: null,
  })
})

describe('a balance of the company', () => {
  const stated = { days: 6.5, on: '2026-05-03' }
  const days = [...daysFrom('2026-05-02', 4), ...daysFrom('2026-12-21', 1)]

  test('replaces the computed one from its day on, less the later days', () => {
    const known = facts({ days, stated })
    expect(vacationOn('2026-05-02', known)).toMatchObject({ left: 9, stated: null })
    expect(vacationOn('2026-05-03', known)).toMatchObject({
      entitled: 14,
      taken: 2,
      planned: 3,
      left: 3.5,
      carried: 0,
      expiring: null,
      stated,
    })
  })

  test('also counts in the first year, and grows by the days of each later anniversary', () => {
    expect(vacationOn('2024-09-01', facts({ stated: { days: 3, on: '2024-08-31' } }))).toMatchObject({
      years: 0,
      left: 3,
    })
    const known = facts({ days, stated })
    expect(vacationOn('2027-03-09', known)).toMatchObject({ left: 3.5 })
    expect(vacationOn('2027-03-10', known)).toMatchObject({ left: 19.5 })
    expect(vacationOn('2028-03-10', known)).toMatchObject({ left: 37.5 })
    // The balance of an anniversary contains the days that begin on it.
    const onAnniversary = facts({ stated: { days: 14, on: '2026-03-10' } })
    expect(vacationOn('2026-03-11', onAnniversary)).toMatchObject({ left: 14 })
  })

  test('below zero leaves nothing until the next anniversary', () => {
    const known = facts({ stated: { days: -2, on: '2026-05-03' } })
    expect(vacationOn('2026-06-01', known)).toMatchObject({ left: 0, excess: 2 })
    expect(vacationOn('2027-03-10', known)).toMatchObject({ left: 14, excess: 0 })
  })
})

describe('requested days that exceed the balance', () => {
  const taken = facts({ days: daysFrom('2026-04-06', 10) })

  test('are found only beyond the days left', () => {
    expect(findExcess(taken, daysFrom('2026-12-21', 4))).toBeNull()
    expect(findExcess(taken, daysFrom('2026-12-21', 5))).toMatchObject({ left: 4, article: 'LFT 76' })
    expect(
      findExcess(facts({ stated: { days: 1.5, on: '2026-05-03' } }), daysFrom('2026-06-01', 2)),
    ).toMatchObject({
      left: 1.5,
    })
  })

  test('use the days of the year of service in which they are', () => {
    expect(findExcess(taken, daysFrom('2027-03-08', 6))).toBeNull()
    expect(findExcess(taken, daysFrom('2027-03-05', 6))).toMatchObject({ years: 2, left: 4 })
    expect(findExcess(taken, daysFrom('2027-03-10', 17))).toMatchObject({ years: 3, left: 16 })
    expect(findExcess(facts(), ['2024-12-24'])).toMatchObject({ years: 0, left: 0 })
  })

  test('are not found for a day that already counts, nor without a hiring day', () => {
    const full = facts({ days: daysFrom('2026-04-06', 14) })
    expect(findExcess(full, ['2026-04-06'])).toBeNull()
    expect(findExcess(facts({ hiredOn: null }), daysFrom('2026-04-06', 40))).toBeNull()
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
