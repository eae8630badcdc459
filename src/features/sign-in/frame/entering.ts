import { useSyncExternalStore } from 'react'

/**
 * Whether somebody is being let in. What shows it listens by itself, so that the tap on "Entrar" draws one button anew
 * and not the whole screen: on a slow phone that is a third of the wait for the next picture.
 */
export interface Entering {
  isBusy(): boolean
  setBusy(next: boolean): void
  subscribe(listener: () => void): () => void
}

export function createEntering(): Entering {
  let isBusy = false
  const listeners = new Set<() => void>()
  return {
    isBusy: () => isBusy,
    setBusy(next) {
      isBusy = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useEntering({ subscribe, isBusy }: Entering): boolean {
  return useSyncExternalStore(subscribe, isBusy)
}
