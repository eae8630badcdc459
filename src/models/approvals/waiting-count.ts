import { useSyncExternalStore } from 'react'

/**
 * approval-watch.tsx loads later and sets the count: the navigation bar and the rows do not load that code.
 */
let count = 0
const listeners = new Set<() => void>()

export function setWaitingApprovals(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

/** 0 while unknown. */
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
