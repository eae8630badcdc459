import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readTeamSize } from '#contract/people/leader.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { markTeamAlertsSeen } from '#contract/time/time-alerts.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { AlertState } from './use-alerts.ts'

/**
 * Reports alerts as seen when alerts are shown and the page is visible (TIME-07, TIME-08). Never reports stale data.
 * A failed report is not queued, because the next visit repeats the report.
 * @returns server time (ms) of the last report in this visit; null before a report
 */
export function useSeen(
  operation: typeof markTeamAlertsSeen,
  list: AnyOperation,
  { data, news, failure, isRefreshing }: AlertState<unknown>,
): number | null {
  const client = useQueryClient()
  const [seenAt, setSeenAt] = useState<number | null>(null)
  const told = useRef(0)
  const isLooked = useIsVisible()
  const isDue = isLooked && data !== null && failure === null && !isRefreshing
  useEffect(() => {
    if (!isDue || news <= told.current) return
    const before = told.current
    told.current = news
    void call(operation, {}).then(async (answer) => {
      if (!answer.ok) {
        told.current = before
        return
      }
      setSeenAt(serverNow())
      // Runs even after the person has left the screen; the next screen then refetches.
      await Promise.all([list.id, readTeamSize.id].map((id) => client.invalidateQueries({ queryKey: [id] })))
    })
  }, [isDue, news, operation, list, client])
  return seenAt
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isVisible
}
