import { useSyncExternalStore } from 'react'
import { useHasReached } from '#hooks/operations/sync-state.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * What the strip under the header says, and everything else that speaks of the network: what the browser says, which is
 * certain only where it says no, and how the last call ended. What a person sends is tried all the same while the browser
 * does not say no (`navigator.onLine`): only a call can tell that the network is back.
 */
export function useOnline(): boolean {
  const hasReached = useHasReached()
  const isConnected = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return isConnected && hasReached
}
