import { useSyncExternalStore } from 'react'

/** How many wait for this person's decision: bars and rows draw at once, the number follows (approval-watch.tsx). */
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
