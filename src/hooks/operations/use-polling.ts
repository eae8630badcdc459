import { useEffect, useEffectEvent } from 'react'

export function usePolling(isGoing: boolean, refresh: () => Promise<void>, everyMs = 2000): void {
  const refreshLatest = useEffectEvent(refresh)
  useEffect(() => {
    if (!isGoing) return
    let isAsking = false
    const timer = setInterval(() => {
      if (isAsking || document.hidden || !navigator.onLine) return
      isAsking = true
      void refreshLatest().finally(() => (isAsking = false))
    }, everyMs)
    return () => clearInterval(timer)
  }, [isGoing, everyMs])
}

/**
 * Refreshes when the screen opens and when `since` changes. For imports, because programs and other people
 * also upload files.
 */
export function useRefreshOnOpen(refresh: () => Promise<void>, since: unknown = null): void {
  const refreshLatest = useEffectEvent(refresh)
  useEffect(() => void refreshLatest(), [since])
}
