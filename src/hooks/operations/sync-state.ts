import { useSyncExternalStore } from 'react'
import { type Failure, isBusy } from '#core/transport/failure.ts'

/** How the portal stands with the server, for header and banner (product.md, header). */
export interface SyncState {
  /** Server time (ms) of the oldest answer on screen; without one, of the last answer. Null: nothing has come yet. */
  at: number | null
  /** What the last call came to; a refusal is an answer too. */
  reach: 'reached' | 'offline' | 'unavailable'
  /** Something on the screen waits for its turn at a crowded server, and asks again by itself. */
  isBusy: boolean
}

const busy = new Set<object>()
const shown = new Map<object, number>()
let lastSynced: number | null = null
let reach: SyncState['reach'] = 'reached'
let state: SyncState = { at: null, reach, isBusy: false }
const listeners = new Set<() => void>()

function publish(): void {
  const at = shown.size > 0 ? Math.min(...shown.values()) : lastSynced
  const isBusy = busy.size > 0
  if (at === state.at && reach === state.reach && isBusy === state.isBusy) return
  state = { at, reach, isBusy }
  for (const listener of listeners) listener()
}

/** An answer came, at server time `at`. */
export function noteSynced(at: number): void {
  lastSynced = at
  reach = 'reached'
  publish()
}

/**
 * What a failed call says about the server; whoever waits for a turn has reached it (noteBusy), and a question that was
 * left while it was on its way has learned nothing.
 */
export function noteFailed(failure: Failure): void {
  if (failure.kind === 'offline' && failure.wasLeft) return
  if (failure.kind === 'offline' || (failure.kind === 'unavailable' && !isBusy(failure)))
    noteUnreached(failure.kind)
}

/** A call came to nothing: no network, or the service is out of order. */
export function noteUnreached(why: 'offline' | 'unavailable'): void {
  reach = why
  publish()
}

/** A part of the screen waits for its turn, or does no more. */
export function noteBusy(part: object, isWaiting: boolean): void {
  if (isWaiting) busy.add(part)
  else busy.delete(part)
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
