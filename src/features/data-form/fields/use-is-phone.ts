import { useSyncExternalStore } from 'react'

const query = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const phone = window.matchMedia(query)
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

/**
 * Returns whether the screen is narrower than 768 px. A phone shows one section per screen; wider
 * screens show the whole step (product.md, Seven-step form).
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
