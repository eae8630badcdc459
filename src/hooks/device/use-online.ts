import { useSyncExternalStore } from 'react'
import { useIsNetworkReached } from '#hooks/operations/sync-state.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Returns whether screens should show the network as available. Uses the last call in addition to the
 * browser's flag, because the flag is reliable only when false. Requests still go out while
 * `navigator.onLine` is true, because only a call can detect that the network is back.
 */
export function useOnline(): boolean {
  const hasReached = useIsNetworkReached()
  const isConnected = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return isConnected && hasReached
}
