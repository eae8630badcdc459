import { addDays, weekday } from './dates.ts'

/** The six kinds of kardex facts, by detail type 1 to 6 (spec 002 §2.4; K-22). */
export const kardexKinds = [
  'permit',
  'vacation',
  'incapacity',
  'unjustified',
  'administrative',
  'card',
] as const
export type KardexKind = (typeof kardexKinds)[number]

export interface KardexFact {
  kind: KardexKind
  /** YYYY-MM-DD */
  date: string
}

/** Returns whether a vacation with this status counts; hosts also list cancelled and refused ones. */
export function isVacationKept(status: string): boolean {
  return !/cancel|rechaz/i.test(status)
}

export interface CalendarDay {
  date: string
  kinds: KardexKind[]
}

/**
 * Returns weeks from Monday to Sunday. Days after today, or before the last `days` days, are null, so that
 * each week has seven cells.
 */
export function kardexCalendar(
  facts: readonly KardexFact[],
  today: string,
  days: number,
): (CalendarDay | null)[][] {
  const first = addDays(today, 1 - days)
  const byDay = new Map<string, KardexKind[]>()
  for (const { date, kind } of facts) {
    if (date < first || date > today) continue
    const kinds = byDay.get(date) ?? []
    if (!kinds.includes(kind)) byDay.set(date, [...kinds, kind])
  }
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  const weeks: (CalendarDay | null)[][] = []
  for (let start = monday; start <= today; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const date = addDays(start, offset)
        return date < first || date > today ? null : { date, kinds: byDay.get(date) ?? [] }
      }),
    )
  }
  return weeks
}

export function kardexTrend(facts: readonly KardexFact[], kind: KardexKind, today: string, months: number) {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: months }, (_, index) => {
    const absolute = year * 12 + (month - 1) - (months - 1 - index)
    const key = `${Math.floor(absolute / 12)}-${String((absolute % 12) + 1).padStart(2, '0')}`
    const count = facts.filter((fact) => fact.kind === kind && fact.date.startsWith(key)).length
    return { month: key, count }
  })
}
