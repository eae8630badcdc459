import { useSyncExternalStore } from 'react'

/** Number on the bell (SHELL-19, SHELL-20). The shell draws the bell first; the number is set later. */
let count = 0
const listeners = new Set<() => void>()

export function setBellCount(next: number): void {
  if (next === count) return
  count = next
  for (const listener of listeners) listener()
}

export function useBellCount(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => count,
  )
}
