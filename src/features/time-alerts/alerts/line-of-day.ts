import type { TimeAlert } from '#domain/time/time-alerts.ts'

interface Visit {
  alert: TimeAlert
  /** Percent of the line's width. */
  from: number
  width: number
}

export interface Line {
  /** Evenly spaced. Values from 24 on are past midnight. */
  hours: number[]
  visits: Visit[]
}

/** Minimum span in hours: one shift. */
const LEAST_HOURS = 8
const MOST_MARKS = 5

/** Returns the visits of known length, and hour marks around them. Empty without any. */
export function lineOfDay(alerts: readonly TimeAlert[]): Line {
  const known = alerts.filter(({ minutes }) => minutes !== null)
  if (known.length === 0) return { hours: [], visits: [] }
  const starts = known.map(({ entry }) => Number(entry.slice(0, 2)) * 60 + Number(entry.slice(3, 5)))
  const ends = known.map(({ minutes }, index) => (starts[index] ?? 0) + (minutes ?? 0))
  const earliest = Math.floor(Math.min(...starts) / 60)
  const latest = Math.ceil(Math.max(...ends) / 60)
  const more = Math.max(0, LEAST_HOURS - (latest - earliest))
  const first = Math.max(0, earliest - Math.floor(more / 2))
  const least = Math.max(latest, first + LEAST_HOURS)
  const step = Math.ceil((least - first) / (MOST_MARKS - 1))
  const marks = Math.ceil((least - first) / step) + 1
  const hours = Array.from({ length: marks }, (_, index) => first + index * step)
  const length = (marks - 1) * step * 60
  const visits = known.map((alert, index) => ({
    alert,
    from: (((starts[index] ?? 0) - first * 60) / length) * 100,
    width: ((alert.minutes ?? 0) / length) * 100,
  }))
  return { hours, visits }
}
