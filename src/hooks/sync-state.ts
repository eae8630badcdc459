import { useSyncExternalStore } from 'react'

/** When something last came from the server on this page; the header says it (product.md, header). */
let lastSynced: number | null = null
const listeners = new Set<() => void>()

export function noteSynced(at: number): void {
  lastSynced = at
  for (const listener of listeners) listener()
}

/** Server time (ms) of the last answer, null when nothing has come yet. */
export function useLastSynced(): number | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lastSynced,
    () => null,
  )
}
