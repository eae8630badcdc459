import { useSyncExternalStore } from 'react'

/** The number on the bell (SHELL-19, SHELL-20): the shell draws the bell at once, the number follows. */
let count = 0
const listeners = new Set<() => void>()

/** 0: the bell without a badge. */
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
