import { useSyncExternalStore } from 'react'

/** Creates a number that one part of the app sets and others draw. */
export function createCount() {
  let count = 0
  const listeners = new Set<() => void>()
  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const read = () => count
  return {
    set: (next: number): void => {
      if (next === count) return
      count = next
      for (const listener of listeners) listener()
    },
    useCount: (): number => useSyncExternalStore(watch, read, read),
  }
}
