import { useMemo, useState } from 'react'
import { listTeamAlerts } from '#contract/time/time-alerts.ts'
import { listOwnAlerts } from '#contract/time/own-alerts.ts'
import { byNewest, type TeamPerson, type TimeAlert } from '#domain/time/time-alerts.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'
import { stillNew, toAlert, toPerson } from './to-alerts.ts'

export interface AlertState<T> extends Omit<OperationState<unknown>, 'data'> {
  /** Null while unknown. */
  data: T | null
  /** Number of different alerts to report as seen since the screen opened. Only grows. */
  news: number
}

/** Returns the person's own alerts, newest first (NODE-11). */
export function useOwnAlerts(): AlertState<TimeAlert[]> {
  const { data, ...state } = useOperation(listOwnAlerts, {})
  const [known] = useState(() => new Set<string>())
  const seen = useMemo(
    () => data && { data: stillNew('', data.data.map(toAlert), known).sort(byNewest), news: known.size },
    [data, known],
  )
  return { ...state, ...(seen ?? nothing) }
}

/** Returns the alerts of the leader's team (NODE-12). */
export function useTeam(): AlertState<TeamPerson[]> {
  const { data, ...state } = useOperation(listTeamAlerts, {})
  const [known] = useState(() => new Set<string>())
  const seen = useMemo(() => {
    if (data === null) return null
    const people = data.data.map(toPerson).map((person) => ({
      ...person,
      alerts: stillNew(person.number, person.alerts, known),
    }))
    return { data: people, news: known.size }
  }, [data, known])
  return { ...state, ...(seen ?? nothing) }
}

const nothing = { data: null, news: 0 }
