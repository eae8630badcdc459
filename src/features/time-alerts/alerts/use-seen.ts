import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readTeamSize } from '#contract/leader.ts'
import type { AnyOperation } from '#contract/operation.ts'
import type { markTeamAlertsSeen } from '#contract/time-alerts.ts'
import { call } from '#core/transport/rpc.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import type { AlertState } from './use-alerts.ts'

/**
 * Tells the service that its new alerts, or those of which it does not say whether they are, are on the screen, once they are and the page is looked at (TIME-07, TIME-08).
 * Old data from the device is no news, and a mark that doesn't get through is made on the next visit: it is never queued.
 * @returns when it was recorded in this visit (server time, ms)
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
    // A service that goes on calling them new is not told a second time.
    told.current = news
    void call(operation, {}).then(async (answer) => {
      if (!answer.ok) {
        told.current = before
        return
      }
      setSeenAt(serverNow())
      // Also when the person has left by then: whoever shows them next asks again.
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
