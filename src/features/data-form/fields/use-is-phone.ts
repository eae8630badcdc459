import { useSyncExternalStore } from 'react'

const query = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const phone = window.matchMedia(query)
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/** True below 768 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
