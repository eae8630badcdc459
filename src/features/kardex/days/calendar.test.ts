import { expect, test } from 'vitest'
import { kardexCalendar, kardexKinds } from '#domain/time/kardex.ts'
import { countFacts, firstOfTwelveMonths, lastTwelveMonths, markOf, toMapWeeks, trendOf } from './calendar.ts'
import { texts as english } from '../texts.en.ts'
import { es } from '../texts.es.ts'

const today = '2025-11-21'
const facts = [
  { kind: 'vacation', date: '2025-10-06' },
  { kind: 'vacation', date: '2025-10-07' },
  { kind: 'card', date: '2025-10-07' },
  { kind: 'card', date: '2025-10-07' },
  { kind: 'unjustified', date: '2025-11-19' },
  { kind: 'unjustified', date: '2024-11-22' },
  { kind: 'permit', date: '2025-11-22' },
] as const

function weeksOf(date: string, days = 90) {
  return toMapWeeks(kardexCalendar([...facts], date, days), date, es)
}

test('marks a day with the letter of its kind, or with the number of kinds', () => {
  expect(markOf([], es.letters)).toBeNull()
  expect(markOf(['vacation'], es.letters)).toEqual({ letter: 'V', tone: 'teal' })
  expect(markOf(['vacation', 'card'], es.letters)).toEqual({ letter: '2', tone: 'ink' })
})

test.each([es.letters, english.letters])('uses a different letter for each kind', (letters) => {
  expect(new Set(kardexKinds.map((kind) => letters[kind])).size).toBe(6)
})

test('marks today, shows only Sundays as rest days, and labels the week where a month begins', () => {
  const weeks = weeksOf(today)
  // The range begins on Sunday 24 August 2025, so the first column contains only that day.
  expect(weeks.map(({ label }) => label)).toEqual([
    'ago',
    null,
    'sep',
    null,
    null,
    null,
    null,
    'oct',
    null,
    null,
    null,
    'nov',
    null,
    null,
  ])
  const days = weeks.flatMap((week) => week.days).filter((day) => day !== null)
  expect(days).toHaveLength(90)
  expect(days.filter((day) => day.isToday).map((day) => day.date)).toEqual([today])
  const sundays = days.filter((day) => new Date(day.date).getUTCDay() === 0)
  expect(sundays).toHaveLength(13)
  expect(days.filter((day) => day.isRest)).toEqual(sundays)
  expect(days.find((day) => day.date === '2025-10-07')?.mark?.letter).toBe('2')
})

test('leaves out the first month’s label when that month has a single week', () => {
  // 31 August 2025 is a Sunday. The next week belongs to September.
  expect(
    weeksOf('2025-11-28')
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual([null, 'sep'])
})

test('counts only the days of the window and lists every kind of each day', () => {
  const { counts, days, hasSeveral, byDay } = countFacts(facts, today, 90)
  expect(counts).toHaveLength(6)
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { kind: 'vacation', count: 2 },
    { kind: 'unjustified', count: 1 },
    { kind: 'card', count: 2 },
  ])
  expect(days).toBe(3)
  expect(hasSeveral).toBe(true)
  expect(byDay).toEqual([
    { date: '2025-11-19', kinds: ['unjustified'] },
    { date: '2025-10-07', kinds: ['vacation', 'card'] },
    { date: '2025-10-06', kinds: ['vacation'] },
  ])
})

test.each(['2025-11-21', '2024-02-29', '2026-01-01', '2025-12-31'])(
  'lists every day of the twelve months up to %s exactly once',
  (day) => {
    const months = lastTwelveMonths([], day)
    expect(months).toHaveLength(12)
    expect(months.at(-1)?.month).toBe(day.slice(0, 7))
    expect(`${months[0]?.month}-01`).toBe(firstOfTwelveMonths(day))
    const dates = months.flatMap(({ weeks }) => weeks.flat()).flatMap((each) => (each ? [each.date] : []))
    expect(dates[0]).toBe(firstOfTwelveMonths(day))
    expect(dates.at(-1)).toBe(day)
    expect([...new Set(dates)].sort()).toEqual(dates)
    expect(dates.length).toBe((Date.parse(day) - Date.parse(firstOfTwelveMonths(day))) / 86_400_000 + 1)
  },
)

test('returns monthly counts that sum to the total, and the change from the same days a year before', () => {
  const all = trendOf(facts, 'all', today)
  expect(all.months.at(-2)).toEqual({ month: '2025-10', count: 4 })
  // Tomorrow does not count.
  expect(all.months.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(all.total).toBe(5)
  // The year before ends on 21 November 2024, so the fact of the 22nd does not count.
  expect(trendOf(facts, 'unjustified', today).change).toBe(1)
  expect(trendOf(facts, 'unjustified', '2025-11-22').change).toBe(0)
})

test('returns no comparison when there are no facts from the year before', () => {
  expect(trendOf(facts.slice(0, 5), 'vacation', today).change).toBeNull()
})
