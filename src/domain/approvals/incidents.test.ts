import { describe, expect, test } from 'vitest'
import { lawByDay } from '../law/law-on.ts'
import { breaksWeekRule, daysOf, isDay, isSwap, mondayOf } from './incidents.ts'
import { workdaysOf } from '../time/workdays.ts'
import { vacationDays } from './vacation-days.ts'

describe('INCD-04, BR-33: two days a week', () => {
  test.each([
    [[], ['2024-05-06'], false],
    [['2024-05-06'], ['2024-05-07'], false],
    [['2024-05-06', '2024-05-08'], ['2024-05-10'], true],
    [['2024-05-06', '2024-05-08'], ['2024-05-13'], false],
    [[], ['2024-05-06', '2024-05-07', '2024-05-08'], true],
    // Sunday ends the week, and Monday starts another.
    [['2024-05-06', '2024-05-07'], ['2024-05-12'], true],
    [[], ['2024-05-11', '2024-05-12', '2024-05-13', '2024-05-14'], false],
    // The turn of the year is within one ISO week (BR-33, row 6).
    [['2024-12-30', '2024-12-31'], ['2025-01-05'], true],
    [['2024-12-30', '2024-12-31'], ['2025-01-06'], false],
    [['2024-05-06', '2024-05-06'], ['2024-05-07'], false],
  ])('%j and %j: breaks the rule %s', (already, requested, isBroken) => {
    expect(breaksWeekRule(already, requested)).toBe(isBroken)
  })

  test('checks only the weeks that contain a requested day', () => {
    const already = ['2024-05-06', '2024-05-07', '2024-05-08']
    expect(breaksWeekRule(already, ['2024-05-13'])).toBe(false)
  })
})

test('lists every day of an absence, and only the rest day of a swap', () => {
  expect(daysOf('Permiso con goce de sueldo', '2024-12-31', '2025-01-02')).toEqual([
    '2024-12-31',
    '2025-01-01',
    '2025-01-02',
  ])
  expect(daysOf('Tiempo por tiempo', '2024-03-15', '2024-03-22')).toEqual(['2024-03-15'])
  expect(daysOf('Tiempo por tiempo', '2024-03-22', '2024-03-15')).toEqual(['2024-03-22'])
  expect(daysOf('Trabajo en casa', '2024-05-08', '2024-05-06')).toEqual([])
  expect(daysOf('Trabajo en casa', '2024-05-09', '2024-05-13')).toHaveLength(5)
  expect(daysOf('Trabajo en casa', '1900-01-01', '2099-12-31')).toBeNull()
  expect(daysOf('Vacaciones', '2024-05-06', '2024-05-17')).toHaveLength(12)
  expect(daysOf('Vacaciones', '1900-01-01', '2099-12-31')).toBeNull()
})

test('counts every day of a vacation except official holidays', () => {
  const free = { weeklyRest: '', law: lawByDay() }
  expect(vacationDays('2026-12-24', '2026-12-26', free)).toEqual(['2026-12-24', '2026-12-26'])
  expect(vacationDays('2026-12-24', '2026-12-26', { ...free, law: undefined })).toHaveLength(3)
  expect(vacationDays('2026-12-26', '2026-12-24', free)).toEqual([])
  expect(vacationDays('1900-01-01', '2099-12-31', free)).toEqual([])
})

test('counts neither weekly rest days nor holidays, of a vacation and of the two days a week', () => {
  // Friday 25 December is a holiday; Saturday and Sunday are the person's rest days.
  const free = { weeklyRest: '06', law: lawByDay() }
  expect(vacationDays('2026-12-24', '2026-12-28', free)).toEqual(['2026-12-24', '2026-12-28'])
  const days = daysOf('Trabajo en casa', '2026-12-23', '2026-12-29') ?? []
  expect(breaksWeekRule([], days)).toBe(true)
  expect(breaksWeekRule([], workdaysOf(days, free))).toBe(false)
  expect(breaksWeekRule([], workdaysOf(days, { ...free, weeklyRest: '0' }))).toBe(true)
})

test('accepts only existing dates, and finds the Monday of a week', () => {
  expect(
    ['2024-02-29', '2024-02-30', '2023-02-29', '2024-13-01', '2024-00-10', '9999-01-01', 'x'].map(isDay),
  ).toEqual([true, false, false, false, false, false, false])
  expect(mondayOf('2025-01-05')).toBe('2024-12-30')
  expect(mondayOf('2024-12-30')).toBe('2024-12-30')
  expect(isSwap('Tiempo por tiempo')).toBe(true)
  expect(isSwap('tiempo por tiempo')).toBe(false)
})
