import { describe, expect, it } from 'vitest'
import { addDays } from './dates.ts'
import { type KardexFact, kardexCalendar, kardexTrend } from './kardex.ts'

const fact = (date: string, kind: KardexFact['kind'] = 'vacation'): KardexFact => ({ date, kind })

describe('calendar', () => {
  const today = '2026-11-21'

  it('has whole weeks from Monday to Sunday, with null outside the window', () => {
    const weeks = kardexCalendar([], today, 90)
    expect(weeks).toHaveLength(13)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flat().filter((day) => day !== null)
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 90 }, (_, index) => addDays('2026-08-24', index)),
    )
    expect(weeks[0]?.[0]?.date).toBe('2026-08-24')
    expect(
      weeks
        .at(-1)
        ?.map((day) => day?.date ?? null)
        .slice(4),
    ).toEqual(['2026-11-20', today, null])
  })

  it('begins with null when the window begins within a week', () => {
    const [first] = kardexCalendar([], '2026-11-22', 5)
    expect(first?.map((day) => day?.date ?? null)).toEqual([
      null,
      null,
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
  })

  it('puts each kind once on its day and omits facts outside the window', () => {
    const facts = [
      fact('2026-11-11', 'unjustified'),
      fact('2026-11-11', 'card'),
      fact('2026-11-11', 'card'),
      fact('2026-08-23'),
      fact('2026-11-22'),
    ]
    const days = kardexCalendar(facts, today, 90).flat()
    const daysWithFacts = days.filter((day) => day !== null && day.kinds.length > 0)
    expect(daysWithFacts).toEqual([{ date: '2026-11-11', kinds: ['unjustified', 'card'] }])
  })

  it('covers a year including the leap day', () => {
    const days = kardexCalendar([fact('2028-02-29')], '2028-12-31', 366).flat()
    expect(days.filter((day) => day !== null)).toHaveLength(366)
    expect(days.find((day) => day?.date === '2028-02-29')?.kinds).toEqual(['vacation'])
  })
})

describe('trend', () => {
  it('counts one kind for each of the last months, across the turn of the year', () => {
    const facts = [
      fact('2025-12-31'),
      fact('2026-01-01'),
      fact('2026-01-31'),
      fact('2026-01-15', 'card'),
      fact('2025-11-30'),
      fact('2026-02-20'),
    ]
    expect(kardexTrend(facts, 'vacation', '2026-02-10', 3)).toEqual([
      { month: '2025-12', count: 1 },
      { month: '2026-01', count: 2 },
      { month: '2026-02', count: 1 },
    ])
  })

  it('includes every month, also without facts', () => {
    const trend = kardexTrend([], 'permit', '2026-11-21', 12)
    expect(trend.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
    ])
    expect(trend.every(({ count }) => count === 0)).toBe(true)
  })
})
