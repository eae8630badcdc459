import { addDays, dateParts, daysBetween, weekday } from '#domain/dates.ts'
import {
  type CalendarDay,
  type KardexFact,
  type KardexKind,
  kardexCalendar,
  kardexKinds,
  kardexTrend,
} from '#domain/kardex.ts'
import type { DayMark, MapDay, MapWeek } from '#ui/drawings/day-map.tsx'

/** The colours of the mock-up; the letter says it without them. */
export const kindTone: Readonly<Record<KardexKind, DayMark['tone']>> = {
  vacation: 'teal',
  incapacity: 'warn',
  permit: 'primary',
  unjustified: 'pink',
  administrative: 'neutral',
  card: 'outline',
}

/** The legend's order: planned days first. */
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

/** Weeks as the map draws them, with the month's name where a new one begins. */
export function toMapWeeks(
  weeks: readonly (readonly (CalendarDay | null)[])[],
  today: string,
  words: MapWords,
): MapWeek[] {
  const months = weeks.map((week) => dateParts(week.find((day) => day !== null)?.date ?? '')?.month ?? 0)
  return weeks.map((days, index) => {
    const month = months[index] ?? 0
    // A first week that is alone in its month leaves the room to the next month's name.
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

/** Facts of the `days` days up to and with `today`: how many of each kind there are, and on how many days. */
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
    /** Newest first, for the table beside the picture. */
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

/** Today's month and the eleven before it, oldest first; days to come are not drawn. */
export function lastTwelveMonths(facts: readonly KardexFact[], today: string): MonthMap[] {
  const start = firstOfYear(today)
  const recent = facts.filter(({ date }) => date >= start)
  return kardexTrend([], 'permit', today, 12).map(({ month }) => {
    const first = `${month}-01`
    // 31 days later is always in the next month.
    const end = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1)
    const last = end < today ? end : today
    return { month, weeks: kardexCalendar(recent, last, daysBetween(first, last) + 1) }
  })
}

/** First day of the twelve months that end with today's. */
export function firstOfYear(today: string): string {
  return `${kardexTrend([], 'permit', today, 12)[0]?.month ?? today.slice(0, 7)}-01`
}

export interface Trend {
  months: { month: string; count: number }[]
  total: number
  /** How many more (or, negative, fewer) than in the same time a year before; null when nothing is known of it. */
  change: number | null
}

/** Facts per month over twelve months, oldest first, of one kind or of all. */
export function trendOf(facts: readonly KardexFact[], kind: KardexKind | 'all', today: string): Trend {
  const first = firstOfYear(today)
  const wanted = facts.filter((fact) => kind === 'all' || fact.kind === kind)
  // Days off that are granted but still to come are in the details, not in what has been.
  const recent = wanted.filter(({ date }) => date >= first && date <= today)
  const perKind = kardexKinds.map((each) => kardexTrend(recent, each, today, 12))
  const months = (perKind[0] ?? []).map(({ month }, index) => ({
    month,
    count: perKind.reduce((sum, trend) => sum + (trend[index]?.count ?? 0), 0),
  }))
  // Without a fact from before, the person may be new: there is nothing to compare with.
  const hasPast = facts.some(({ date }) => date < first)
  const total = recent.length
  const isYearBefore = ({ date }: KardexFact) => date >= yearBefore(first) && date <= yearBefore(today)
  return {
    months,
    total,
    change: hasPast ? total - wanted.filter(isYearBefore).length : null,
  }
}

/** The same day a year before; 29 February, which has none, still sorts between its neighbours. */
function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`
}
