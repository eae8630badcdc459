import { useSyncExternalStore } from 'react'
import { type Failure, isBusy, isUnheard } from '#core/transport/failure.ts'
import { painted } from './painted.ts'

/** How the portal stands with the server, for the header and the banner (product.md, header). */
export interface SyncState {
  /**
   * Server time (ms) of the oldest answer on screen, or of the last answer where none is on screen. Null before
   * the first answer.
   */
  at: number | null
  /** Server time (ms) of the oldest answer on screen: null where what is shown is of no date. */
  shownAt: number | null
  /** How the last call ended; a refusal counts as reached. */
  reach: 'reached' | 'offline' | 'unavailable'
  /** Something on the screen waits for its turn at a crowded server, and asks again by itself. */
  isBusy: boolean
}

const busy = new Set<object>()
const shown = new Map<object, number>()
let lastSynced: number | null = null
let reach: SyncState['reach'] = 'reached'
let state: SyncState = { at: null, shownAt: null, reach, isBusy: false }
const listeners = new Set<() => void>()

function publish(): void {
  const shownAt = shown.size > 0 ? Math.min(...shown.values()) : null
  const at = shownAt ?? lastSynced
  const isBusy = busy.size > 0
  const isSame = at === state.at && shownAt === state.shownAt
  if (isSame && reach === state.reach && isBusy === state.isBusy) return
  state = { at, shownAt, reach, isBusy }
  for (const listener of listeners) listener()
}

/** An answer came, at server time `at`. */
export function noteSynced(at: number): void {
  lastSynced = at
  reach = 'reached'
  publish()
}

/**
 * Takes over what a failed call says about the server. A call that waits for its turn has reached the server
 * (noteBusy); a call that its screen has abandoned says nothing.
 */
export function noteFailed(failure: Failure): void {
  if (failure.kind === 'offline' && failure.wasLeft) return
  // Another page in the service's place is no answer either: nothing on the screen is up to date by it.
  if (isUnheard(failure) && !isBusy(failure))
    noteUnreached(failure.kind === 'offline' ? 'offline' : 'unavailable')
}

/** A call did not reach its service: no network, or the service is out of order. */
export function noteUnreached(why: 'offline' | 'unavailable'): void {
  reach = why
  publish()
}

/** A part of the screen begins or ends waiting for its turn. */
export function noteBusy(part: object, isWaiting: boolean): void {
  if (isWaiting) busy.add(part)
  else busy.delete(part)
  publish()
}

let soon: Promise<void> | null = null

/**
 * A part of the screen shows data of `at`; null when it no longer does. The header says so once that is painted: drawn
 * at once, it would hold up the picture that it is about, and once for each part.
 */
export function noteShown(part: object, at: number | null): void {
  if (at === null) shown.delete(part)
  else shown.set(part, at)
  soon ??= painted().then(() => {
    soon = null
    publish()
  })
}

/** The network is back: the last call's end is out of date. */
function forgetReach(): void {
  reach = 'reached'
  publish()
}

/** Another person's app begins: nothing of it is shown or was fetched yet. */
export function forgetSynced(): void {
  busy.clear()
  shown.clear()
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

/** false: the last call found no network, whatever the browser says of it. */
export function useHasReached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reach !== 'offline',
    () => true,
  )
}
