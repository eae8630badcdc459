import { useDeferredValue, useMemo, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import {
  ALERT_DAYS,
  daysUntil,
  type FacilityKind,
  rankTeam,
  type TeamPerson,
  type TeamRow,
} from '#domain/time/time-alerts.ts'
import { useNow } from '#hooks/device/use-now.ts'

export type Range = '7' | '30' | '90'
export const ranges: readonly Range[] = ['7', '30', '90']

export interface TeamView {
  rows: readonly TeamRow[]
  /** Ignores the search. Returns null without alerts of the chosen kind in the shown days. */
  rowOf: (person: TeamPerson) => TeamRow | null
  /** Shown days, oldest first. */
  days: readonly string[]
  today: string
  counts: Record<FacilityKind | 'all', number>
  kind: FacilityKind | 'all'
  setKind: (kind: FacilityKind | 'all') => void
  range: Range
  setRange: (range: Range) => void
  /** Null without earlier (later) days. */
  goEarlier: (() => void) | null
  goLater: (() => void) | null
  search: string
  setSearch: (words: string) => void
}

export function useTeamView(people: readonly TeamPerson[]): TeamView {
  useNow()
  const today = companyDate(serverNow())
  const first = addDays(today, 1 - ALERT_DAYS)
  const [kind, setKind] = useState<FacilityKind | 'all'>('all')
  const [range, setRange] = useState<Range>('7')
  const [daysBack, setDaysBack] = useState(0)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const length = Number(range)
  const to = addDays(today, -daysBack)
  const from = addDays(to, 1 - length)
  const days = useMemo(() => daysUntil(to, length), [to, length])
  const rows = useMemo(
    () => rankTeam(people, { from, to, kind, search: wanted }),
    [people, from, to, kind, wanted],
  )
  const counts = useMemo(() => {
    const all = kind === 'all' ? rows : rankTeam(people, { from, to, kind: 'all', search: wanted })
    const add = (of: 'count' | FacilityKind) => all.reduce((total, { sum }) => total + sum[of], 0)
    return { all: add('count'), restroom: add('restroom'), canteen: add('canteen') }
  }, [rows, people, from, to, kind, wanted])
  return {
    rows,
    rowOf: (person) =>
      rankTeam([person], { from, to, kind, search: '' }).find(({ sum }) => sum.count > 0) ?? null,
    days,
    today,
    counts,
    kind,
    setKind,
    range,
    setRange: (next) => {
      setRange(next)
      setDaysBack(Math.min(daysBack, ALERT_DAYS - Number(next)))
    },
    goEarlier: from > first ? () => setDaysBack(Math.min(daysBack + length, ALERT_DAYS - length)) : null,
    goLater: daysBack > 0 ? () => setDaysBack(Math.max(0, daysBack - length)) : null,
    search,
    setSearch,
  }
}
