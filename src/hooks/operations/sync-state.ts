import { useSyncExternalStore } from 'react'
import { type Failure, isBusy, isUnanswered } from '#core/transport/failure.ts'
import { afterPaint } from './after-paint.ts'

export interface SyncState {
  /**
   * Server time (ms) of the oldest response on screen, or else of the last response; null before the first
   * response.
   */
  at: number | null
  /** Server time (ms) of the oldest response on screen; null when none is on screen. */
  shownAt: number | null
  /**
   * Result of the last call. A rejection counts as reached. 'unavailable' also when a part on screen got no answer.
   */
  reach: 'reached' | 'offline' | 'unavailable'
  isBusy: boolean
}

const busy = new Set<object>()
const shown = new Map<object, number>()
const unanswered = new Set<object>()
let lastSynced: number | null = null
let lastReach: SyncState['reach'] = 'reached'
let state: SyncState = { at: null, shownAt: null, reach: lastReach, isBusy: false }
const listeners = new Set<() => void>()

function publish(): void {
  const shownAt = shown.size > 0 ? Math.min(...shown.values()) : null
  const at = shownAt ?? lastSynced
  const isBusy = busy.size > 0
  const reach = lastReach === 'reached' && unanswered.size > 0 ? 'unavailable' : lastReach
  const isSame = at === state.at && shownAt === state.shownAt
  if (isSame && reach === state.reach && isBusy === state.isBusy) return
  state = { at, shownAt, reach, isBusy }
  for (const listener of listeners) listener()
}

/** Records a response, received at server time `at` (ms). */
export function noteSynced(at: number): void {
  lastSynced = at
  lastReach = 'reached'
  publish()
}

export function noteFailed(failure: Failure): void {
  if (failure.kind === 'offline' && failure.wasLeft) return
  if (isUnanswered(failure) && !isBusy(failure))
    noteUnreached(failure.kind === 'offline' ? 'offline' : 'unavailable')
}

export function noteUnreached(why: 'offline' | 'unavailable'): void {
  lastReach = why
  publish()
}

/**
 * Records the failure of a part of the screen; null for none. An answer to another part does not bring this part
 * up to date.
 */
export function notePartFailure(part: object, failure: Failure | null): void {
  const isPartial = failure !== null && failure.kind !== 'offline'
  if (isPartial && isUnanswered(failure) && !isBusy(failure)) unanswered.add(part)
  else if (!unanswered.delete(part)) return
  publish()
}

export function noteBusy(part: object, isWaiting: boolean): void {
  if (isWaiting) busy.add(part)
  else busy.delete(part)
  publish()
}

let soon: Promise<void> | null = null

/**
 * Records the server time (ms) of the data that a part of the screen shows; null for no data. The header
 * updates once after the paint, because an update for each part would delay the paint.
 */
export function noteShown(part: object, at: number | null): void {
  if (at === null) shown.delete(part)
  else shown.set(part, at)
  soon ??= afterPaint().then(() => {
    soon = null
    publish()
  })
}

function forgetReach(): void {
  lastReach = 'reached'
  publish()
}

export function forgetSynced(): void {
  busy.clear()
  shown.clear()
  unanswered.clear()
  lastSynced = null
  soon = null
  forgetReach()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('online', forgetReach)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('online', forgetReach)
  }
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
}

export function useIsNetworkReached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lastReach !== 'offline',
    () => true,
  )
}
