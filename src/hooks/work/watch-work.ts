import { onStoreChange } from '#core/store/open-store.ts'
import { onWorkChange } from '#core/store/work-changes.ts'

/**
 * Tells what `read` finds in the present person's store: now, after every change of the store, and when another
 * store opens. Tells `none` when reading fails.
 * @returns the function that stops it
 */
export function watchWork<T>(read: () => Promise<T>, none: T, tell: (found: T) => void): () => void {
  let isWanted = true
  const look = async () => {
    // The store was closed, or was renewed under another key: its next opening reads again.
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
