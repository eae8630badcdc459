import { useSyncExternalStore } from 'react'
import { isSentAutomatically } from '#core/store/work-states.ts'
import { keptPart, lazyPart } from '#parts/lazy-part.ts'

export interface WaitingCount {
  going: number
  stuck: number
}

const NONE: WaitingCount = { going: 0, stuck: 0 }
/** Counting starts after the first paint, when the outbox code has loaded. */
let count = NONE
let stop: (() => void) | null = null
const listeners = new Set<() => void>()
const AFTER_MS = 1500

const loadQueued = lazyPart(() => import('#core/outbox/queued.ts'))
const loadWatch = keptPart(() => import('./watch-work.ts'))

async function watch(): Promise<() => void> {
  const [{ listQueued }, { watchWork }] = await Promise.all([loadQueued(), loadWatch()])
  return watchWork(listQueued, [], (found) => {
    const going = found.filter(({ state }) => isSentAutomatically(state)).length
    const stuck = found.length - going
    if (going === count.going && stuck === count.stuck) return
    count = { going, stuck }
    for (const listener of listeners) listener()
  })
}

function start(): () => void {
  let isWanted = true
  let end: (() => void) | null = null
  const begin = async () => {
    const ended = await watch()
    if (isWanted) end = ended
    else ended()
  }
  const timer = setTimeout(() => {
    begin().catch(() => {
      // The chunk could not be fetched. The next screen retries.
      if (isWanted) stop = null
    })
  }, AFTER_MS)
  return () => {
    isWanted = false
    clearTimeout(timer)
    end?.()
    count = NONE
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    // The next screen's header may mount shortly after this header unmounts.
    setTimeout(() => {
      if (listeners.size > 0) return
      stop?.()
      stop = null
    }, AFTER_MS)
  }
}

export function useWaitingCount(): WaitingCount {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => NONE,
  )
}
