import { useSyncExternalStore } from 'react'

/** Number of pending approvals. approval-watch.tsx sets it later, so that bars and rows do not wait for it. */
let count = 0
const listeners = new Set<() => void>()

export function setWaitingApprovals(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

/** Returns 0 while unknown. */
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
