import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  companyDate,
  companyDateTime,
  dateParts,
  daysBetween,
  formatDate,
  formatDateRange,
  formatInstant,
  weekday,
  timeOrDay,
} from './dates.ts'
import { monthsAfter, wholeMonths } from './months.ts'
import { createRandom } from '../../../tests/support/files/random.ts'

test.each([
  ['2024-05-10', '10/05/2024'],
  ['2024-05-10 00:00:00.000000', '10/05/2024'],
  ['', ''],
  ['mañana', 'mañana'],
])('%j is shown as %j', (date, text) => {
  expect(formatDate(date)).toBe(text)
})

test('shows the year of a range once when both days share it', () => {
  expect(formatDateRange('2026-11-09', '2026-11-15', 'al')).toBe('09/11 al 15/11/2026')
  expect(formatDateRange('2024-12-31', '2025-01-02', 'al')).toBe('31/12/2024 al 02/01/2025')
})

test('splits a date into day, month and year', () => {
  expect(dateParts('2026-03-05')).toEqual({ day: '05', month: 3, year: 2026 })
  expect(dateParts('5/3/2026')).toBeNull()
})

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-04-05', 0, '2026-04-05'],
])('%s plus %i days is %s', (date, days, result) => {
  expect(addDays(date, days)).toBe(result)
  expect(daysBetween(date, result)).toBe(days)
})

test.each([
  ['2026-11-15', 0],
  ['2026-11-20', 5],
  ['2026-11-21', 6],
])('%s is weekday %i', (date, day) => {
  expect(weekday(date)).toBe(day)
})

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T20:00:00Z', '06:00'],
  ['2026-11-21T05:59:00Z', '2026-11-21T06:01:00Z', '20/11/2026'],
])('%s seen at %s is shown as %s', (instant, now, text) => {
  expect(timeOrDay(Date.parse(instant), Date.parse(now))).toBe(text)
})

describe('formatInstant', () => {
  afterEach(() => vi.unstubAllEnvs())

  test.each(['UTC', 'America/Tijuana', 'Asia/Tokyo'])(
    'shows an instant in the company’s time on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(formatInstant(Date.parse('2026-11-21T05:59:00Z'))).toBe('20/11/2026, 23:59')
    },
  )
})

describe('company time computed without Intl', () => {
  const there = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Mexico_City',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const since = Date.UTC(2022, 9, 30)
  const random = createRandom(20_221_030)
  const instants = [
    ...Array.from({ length: 400 }, () => since + random.whole(-4e11, 4e11)),
    ...Array.from({ length: 600 }, (_, minute) => since + minute * 60_000),
    1_669_000_000_999,
    Date.UTC(2199, 5, 30, 12),
    0,
  ]

  test('agrees with Intl', () => {
    for (const instant of instants)
      expect(companyDateTime(instant), String(instant)).toBe(there.format(instant).replace(', ', ' '))
  })

  test('rejects an invalid instant', () => {
    expect(() => companyDateTime(Number.NaN)).toThrow(RangeError)
  })
})

describe('companyDate', () => {
  test.each([
    ['2024-01-01T05:59:00Z', '2023-12-31'],
    ['2024-01-01T06:00:00Z', '2024-01-01'],
    ['2026-07-01T05:30:00Z', '2026-06-30'],
  ])('%s is %s in Mexico City', (instant, date) => {
    expect(companyDate(Date.parse(instant))).toBe(date)
  })
})

test.each([
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2025-11-30', '2026-11-29', 11],
  ['2026-01-31', '2026-02-28', 1],
  ['2026-01-31', '2028-02-28', 24],
  ['2028-02-29', '2029-02-28', 12],
  ['2026-03-31', '2026-04-29', 0],
  ['2026-12-31', '2027-01-01', 0],
  ['2026-05-10', '2026-05-10', 0],
])('from %s to %s there are %i whole months', (from, to, months) => {
  expect(wholeMonths(from, to)).toBe(months)
})

test.each(['2025-11-30', '2026-01-31', '2028-02-29', '2026-12-01'])(
  'completes months after %s exactly on the computed day',
  (from) => {
    expect(monthsAfter('2025-11-30', 3)).toBe('2026-02-28')
    for (const months of [1, 3, 12]) {
      const day = monthsAfter(from, months)
      expect([wholeMonths(from, addDays(day, -1)), wholeMonths(from, day)]).toEqual([months - 1, months])
    }
  },
)

describe('a browser with different date formats', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  test('computes the same dates when a browser formats Canadian dates month first', async () => {
    class MonthFirst extends Intl.DateTimeFormat {
      constructor(language: string, options?: Intl.DateTimeFormatOptions) {
        super(language === 'en-CA' ? 'en-US' : language, options)
      }
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: MonthFirst })
    vi.resetModules()
    const there = await import('./dates.ts')
    const instant = Date.parse('2026-11-22T13:40:09Z')
    expect(there.companyDate(instant)).toBe('2026-11-22')
    expect(there.companyDateTime(instant)).toBe('22/11/2026 07:40:09')
  })
})
