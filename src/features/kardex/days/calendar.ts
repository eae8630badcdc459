import { addDays, dateParts, daysBetween, weekday } from '#domain/time/dates.ts'
import {
  type CalendarDay,
  type KardexFact,
  type KardexKind,
  kardexCalendar,
  kardexKinds,
  kardexTrend,
} from '#domain/time/kardex.ts'
import type { DayMark, MapDay, MapWeek } from '#ui/drawings/day-map.tsx'

/** Colours of the kinds. Each kind also has a letter, because colour alone is not enough. */
export const kindTone: Readonly<Record<KardexKind, DayMark['tone']>> = {
  vacation: 'teal',
  incapacity: 'warn',
  permit: 'primary',
  unjustified: 'pink',
  administrative: 'neutral',
  card: 'outline',
}

const legendOrder: readonly KardexKind[] = [
  'vacation',
  'incapacity',
  'permit',
  'unjustified',
  'administrative',
  'card',
]

export type Letters = Readonly<Record<KardexKind, string>>

export function markOf(kinds: readonly KardexKind[], letters: Letters): DayMark | null {
  const [kind] = kinds
  if (kind === undefined) return null
  return kinds.length === 1
    ? { letter: letters[kind], tone: kindTone[kind] }
    : { letter: String(kinds.length), tone: 'ink' }
}

export interface MapWords {
  letters: Letters
  months: readonly string[]
}

export function toMapWeeks(
  weeks: readonly (readonly (CalendarDay | null)[])[],
  today: string,
  words: MapWords,
): MapWeek[] {
  const months = weeks.map((week) => dateParts(week.find((day) => day !== null)?.date ?? '')?.month ?? 0)
  return weeks.map((days, index) => {
    const month = months[index] ?? 0
    // A first week that is alone in its month gets no label. The next month's name needs the space.
    const begins = index === 0 ? months[1] === month || months.length === 1 : months[index - 1] !== month
    return {
      label: begins ? (words.months[month - 1] ?? null) : null,
      days: days.map((day) => day && toMapDay(day, today, words.letters)),
    }
  })
}

function toMapDay({ date, kinds }: CalendarDay, today: string, letters: Letters): MapDay {
  return { date, mark: markOf(kinds, letters), isToday: date === today, isRest: weekday(date) === 0 }
}

export interface KindCount {
  kind: KardexKind
  count: number
}

/** Counts the facts of the last `days` days; `today` is included. */
export function countFacts(facts: readonly KardexFact[], today: string, days: number) {
  const first = addDays(today, 1 - days)
  const inside = facts.filter(({ date }) => date >= first && date <= today)
  const byDay = new Map<string, Set<KardexKind>>()
  for (const { date, kind } of inside) byDay.set(date, (byDay.get(date) ?? new Set()).add(kind))
  const counts: KindCount[] = legendOrder.map((kind) => ({
    kind,
    count: inside.filter((fact) => fact.kind === kind).length,
  }))
  return {
    counts,
    days: byDay.size,
    hasSeveral: [...byDay.values()].some((kinds) => kinds.size > 1),
    byDay: [...byDay]
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .map(([date, kinds]) => ({ date, kinds: [...kinds] })),
  }
}

export interface MonthMap {
  /** YYYY-MM */
  month: string
  weeks: (CalendarDay | null)[][]
}

/** Returns the current month and the eleven before it, oldest first, without future days. */
export function lastTwelveMonths(facts: readonly KardexFact[], today: string): MonthMap[] {
  const start = firstOfTwelveMonths(today)
  const recent = facts.filter(({ date }) => date >= start)
  return kardexTrend([], 'permit', today, 12).map(({ month }) => ({
    month,
    weeks: monthWeeks(recent, month, today),
  }))
}

interface MonthWords {
  monthNames: readonly string[]
  month: (name: string) => string
}

/** Example: "Octubre 2026" for 2026-10. */
export function nameOfMonth(month: string, words: MonthWords): string {
  return `${words.month(words.monthNames[Number(month.slice(5)) - 1] ?? '')} ${month.slice(0, 4)}`
}

/** Returns the weeks of one month (YYYY-MM) without future days. */
export function monthWeeks(
  facts: readonly KardexFact[],
  month: string,
  today: string,
): (CalendarDay | null)[][] {
  const first = `${month}-01`
  // Day 1 plus 31 days is always in the next month.
  const end = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
  const last = end < today ? end : today
  return kardexCalendar(facts, last, daysBetween(first, last) + 1)
}

export function firstOfTwelveMonths(today: string): string {
  return `${kardexTrend([], 'permit', today, 12)[0]?.month ?? today.slice(0, 7)}-01`
}

export interface Trend {
  months: { month: string; count: number }[]
  total: number
  /** Difference from the same period a year earlier; null when that period is unknown. */
  change: number | null
}

/**
 * Counts the facts of the last twelve months, oldest first.
 * @param kind one kind, or all
 */
export function trendOf(facts: readonly KardexFact[], kind: KardexKind | 'all', today: string): Trend {
  const first = firstOfTwelveMonths(today)
  const wanted = facts.filter((fact) => kind === 'all' || fact.kind === kind)
  // Approved days off in the future appear only in the details.
  const recent = wanted.filter(({ date }) => date >= first && date <= today)
  const perKind = kardexKinds.map((each) => kardexTrend(recent, each, today, 12))
  const months = (perKind[0] ?? []).map(({ month }, index) => ({
    month,
    count: perKind.reduce((sum, trend) => sum + (trend[index]?.count ?? 0), 0),
  }))
  const hasPast = facts.some(({ date }) => date < first)
  const total = recent.length
  const isYearBefore = ({ date }: KardexFact) => date >= yearBefore(first) && date <= yearBefore(today)
  return {
    months,
    total,
    change: hasPast ? total - wanted.filter(isYearBefore).length : null,
  }
}

/** Returns the same day a year earlier. The result for 29 February is no date, but sorts correctly. */
function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
}
