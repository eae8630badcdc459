import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnline } from '#hooks/device/use-online.ts'
import { useSession } from '#hooks/session/use-session.ts'
import { useSyncState } from '#hooks/operations/sync-state.ts'

/** How fresh the page is, for header and banner. `at`: server time (ms) of the oldest data on it, or of the last answer. */
export interface Sync {
  kind:
    | 'offline'
    /** Opened with the password alone and the network is here: a sign-in away from fresh data. */
    | 'password'
    | 'unavailable'
    /** A crowded server: asked again by itself. */
    | 'busy'
    | 'refreshing'
    | 'synced'
    /** No request was made yet. */
    | 'quiet'
  at: number | null
  /** null if the data on the page has no date. */
  shownAt: number | null
}

const SLOW_MS = 600
/** At random around it: many have lost the same server in the same second. */
const RETRY_MS = 30_000

export function useSync(): Sync {
  const isOnline = useOnline()
  const { at, shownAt, reach, isBusy } = useSyncState()
  const session = useSession()
  const isSlow = useSlow(useIsFetching() > 0)
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

/** True once something has been going on for a while: what is quick doesn't flicker. */
function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}

/** While the server can't be reached although there is a network, what is on screen is asked for again now and then. */
export function useRetryWhileUnreached(sync: Sync): void {
  const client = useQueryClient()
  const isWaiting = sync.kind === 'offline' || sync.kind === 'unavailable'
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const askLater = () => {
      timer = setTimeout(
        () => {
          const isWorthIt = navigator.onLine && document.visibilityState === 'visible'
          if (isWorthIt) void client.refetchQueries({ type: 'active' })
          askLater()
        },
        RETRY_MS * (0.5 + Math.random()),
      )
    }
    askLater()
    return () => clearTimeout(timer)
  }, [isWaiting, client])
}
