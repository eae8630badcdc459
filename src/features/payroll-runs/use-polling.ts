import { useEffect, useEffectEvent } from 'react'

const EVERY_MS = 2000

/** Refreshes every two seconds while something is running and the page is visible. */
export function usePolling(isGoing: boolean, refresh: () => Promise<void>): void {
  const ask = useEffectEvent(refresh)
  useEffect(() => {
    if (!isGoing) return
    let isAsking = false
    const timer = setInterval(() => {
      if (isAsking || document.hidden || !navigator.onLine) return
      isAsking = true
      void ask().finally(() => (isAsking = false))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isGoing])
}

/**
 * Refreshes when the screen opens and whenever `since` changes: other people upload files and receipts are
 * matched later.
 */
export function useRefreshOnOpen(refresh: () => Promise<void>, since: unknown = null): void {
  const ask = useEffectEvent(refresh)
  useEffect(() => void ask(), [since])
}
