import { useSyncExternalStore } from 'react'

/**
 * Number of items that wait for the person's decision. approval-watch.tsx loads later and sets the number.
 */
let count = 0
const listeners = new Set<() => void>()

export function setWaitingApprovals(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

export function useWaitingApprovals(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => count,
  )
}
