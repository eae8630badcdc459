import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useSyncState } from '#hooks/operations/sync-state.ts'
import { useSlow } from '#hooks/work/use-slow.ts'

export interface Sync {
  kind:
    | 'offline'
    /** The session was opened offline and the network is back. Only a sign-in can fetch fresh data. */
    | 'password'
    | 'unavailable'
    | 'busy'
    | 'refreshing'
    | 'synced'
    | 'quiet'
  /** Server time (ms) of the oldest data on the page, or else of the last response; null before that. */
  at: number | null
  /** Server time (ms) of the oldest data on the page; null if the page shows no data. */
  shownAt: number | null
}

/** Time in ms before activity shows, because quick requests must not flicker. */
const SLOW_MS = 600
/** Average retry interval. Each retry is randomized, because many devices lose the same server at once. */
const RETRY_MS = 30_000

export function useSync(): Sync {
  const isOnline = useOnline()
  const { at, shownAt, reach, isBusy } = useSyncState()
  const session = useSession()
  const isSlow = useSlow(useIsFetching() > 0, SLOW_MS)
  const kind = (): Sync['kind'] => {
    if (!isOnline) return 'offline'
    if (session.phase === 'open' && !session.hasToken) return 'password'
    if (isBusy) return 'busy'
    if (reach === 'unavailable') return 'unavailable'
    if (isSlow) return 'refreshing'
    return at === null ? 'quiet' : 'synced'
  }
  return { kind: kind(), at, shownAt }
}

export function useRetryWhileUnreached(sync: Sync): void {
  const client = useQueryClient()
  const isWaiting = sync.kind === 'offline' || sync.kind === 'unavailable'
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const scheduleRetry = () => {
      timer = setTimeout(
        () => {
          const isWorthIt = navigator.onLine && document.visibilityState === 'visible'
          if (isWorthIt) void client.refetchQueries({ type: 'active' })
          scheduleRetry()
        },
        RETRY_MS * (0.5 + Math.random()),
      )
    }
    scheduleRetry()
    return () => clearTimeout(timer)
  }, [isWaiting, client])
}
