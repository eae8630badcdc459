import { onStoreChange } from '#core/store/open-store.ts'
import { onWorkChange } from '#core/store/work-changes.ts'

/**
 * What `read` finds of the person who is here: told now, and whenever something of theirs changes or another store is
 * opened. `none` is told while it can't be read.
 * @returns how to stop
 */
export function watchWork<T>(read: () => Promise<T>, none: T, tell: (found: T) => void): () => void {
  let isWanted = true
  const look = async () => {
    // The store was closed, or it lies there under another key: whoever opens one is looked up anew.
    const found = await read().catch(() => none)
    if (isWanted) tell(found)
  }
  void look()
  const stops = [onWorkChange(() => void look()), onStoreChange(() => void look())]
  return () => {
    isWanted = false
    for (const stop of stops) stop()
  }
}
