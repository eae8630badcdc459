import { useSyncExternalStore } from 'react'

/** How the portal stands with the server, for header and banner (product.md, header). */
export interface SyncState {
  /** Server time (ms) of the oldest answer on screen; without one, of the last answer. Null: nothing has come yet. */
  at: number | null
  /** What the last call came to; a refusal is an answer too. */
  reach: 'reached' | 'offline' | 'unavailable'
}

const shown = new Map<object, number>()
let lastSynced: number | null = null
let reach: SyncState['reach'] = 'reached'
let state: SyncState = { at: null, reach }
const listeners = new Set<() => void>()

function publish(): void {
  const at = shown.size > 0 ? Math.min(...shown.values()) : lastSynced
  if (at === state.at && reach === state.reach) return
  state = { at, reach }
  for (const listener of listeners) listener()
}

/** An answer came, at server time `at`. */
export function noteSynced(at: number): void {
  lastSynced = at
  reach = 'reached'
  publish()
}

/** A call came to nothing: no network, or the service is out of order. */
export function noteUnreached(why: 'offline' | 'unavailable'): void {
  reach = why
  publish()
}

/** A part of the screen shows data of `at`; null when it shows none any more. */
export function noteShown(part: object, at: number | null): void {
  if (at === null) shown.delete(part)
  else shown.set(part, at)
  publish()
}

/** The network is back: what it said before counts no more. */
function forgetReach(): void {
  reach = 'reached'
  publish()
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      window.addEventListener('online', forgetReach)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('online', forgetReach)
      }
    },
    () => state,
    () => state,
  )
}
