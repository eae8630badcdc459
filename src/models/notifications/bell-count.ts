import { useSyncExternalStore } from 'react'

/** Number on the bell (SHELL-19, SHELL-20). Set after the shell has drawn the bell. */
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
