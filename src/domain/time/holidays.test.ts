import { expect, test } from 'vitest'
import { lawByDay, lawOn, withOwnRows } from '../law/law-on.ts'
import { addDays } from './dates.ts'
import { holidayOn } from './holidays.ts'

test.each([
  [2026, ['2026-01-01', '2026-02-02', '2026-03-16', '2026-05-01', '2026-09-16', '2026-11-16', '2026-12-25']],
  [
    2027,
    [
      '2027-01-01',
      '2027-02-01',
      '2027-03-15',
      '2027-05-01',
      '2027-06-06',
      '2027-09-16',
      '2027-11-15',
      '2027-12-25',
    ],
  ],
  [
    2030,
    [
      '2030-01-01',
      '2030-02-04',
      '2030-03-18',
      '2030-05-01',
      '2030-06-02',
      '2030-09-16',
      '2030-10-01',
      '2030-11-18',
      '2030-12-25',
    ],
  ],
])('lists the holidays of %i', (year, days) => {
  const all = Array.from({ length: 365 }, (_, at) => addDays(`${year}-01-01`, at))
  expect(all.filter((day) => holidayOn(day, lawOn) !== null)).toEqual(days)
})

test('moves the change of government to October in 2024', () => {
  expect(holidayOn('2018-10-01', lawOn)).toBeNull()
  expect(holidayOn('2018-12-01', lawOn)).toBe('handover')
  expect(holidayOn('2024-10-01', lawOn)).toBe('handover')
})

test('marks a holiday that a company added, in its own words', () => {
  const own = {
    rule: 'officialHolidays',
    value: 'newYear=01-01; Día del Minero=07-11',
    from: '2032-01-01',
    until: null,
    article: 'LFT 74',
    source: 'DOF 2031-12-01',
    isConfirmed: true,
  } as const
  expect(holidayOn('2032-07-11', lawByDay(withOwnRows([own])))).toBe('Día del Minero')
  expect(holidayOn('2031-07-11', lawByDay(withOwnRows([own])))).toBeNull()
})
