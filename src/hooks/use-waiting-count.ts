import { useSyncExternalStore } from 'react'
import { lazyPart } from '#parts/lazy-part.ts'

/** How many confirmed requests of this person wait on the device. The outbox comes after the first picture. */
let count = 0
let stop: (() => void) | null = null
const listeners = new Set<() => void>()
const AFTER_MS = 1500

const loadQueued = lazyPart(() => import('#core/queued.ts'))
const loadChanges = lazyPart(() => import('#core/work-changes.ts'))
const loadStore = lazyPart(() => import('#core/open-store.ts'))

async function watch(isWanted: () => boolean): Promise<() => void> {
  const [{ listQueued }, { onWorkChange }, { onStoreChange }] = await Promise.all([
    loadQueued(),
    loadChanges(),
    loadStore(),
  ])
  const look = async () => {
    // A store that is closed: whoever comes next is counted anew.
    const found = (await listQueued().catch(() => [])).length
    if (!isWanted() || found === count) return
    count = found
    for (const listener of listeners) listener()
  }
  void look()
  const stops = [onWorkChange(() => void look()), onStoreChange(() => void look())]
  return () => {
    for (const end of stops) end()
  }
}

function start(): () => void {
  let isWanted = true
  let end: (() => void) | null = null
  const timer = setTimeout(() => {
    void watch(() => isWanted)
      .then((ended) => {
        if (isWanted) end = ended
        else ended()
      })
      // The chunk can't be had now; the next screen tries again.
      .catch(() => undefined)
  }, AFTER_MS)
  return () => {
    isWanted = false
    clearTimeout(timer)
    end?.()
    count = 0
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= start()
  return () => {
    listeners.delete(listener)
    // The next screen's header is there before this one's has gone, or a moment later.
    setTimeout(() => {
      if (listeners.size > 0) return
      stop?.()
      stop = null
    }, AFTER_MS)
  }
}

export function useWaitingCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  )
}
