import { onStoreChange } from '#core/store/open-store.ts'
import { onWorkChange } from '#core/store/work-changes.ts'

/**
 * Calls `onResult` with the result of `read` on the signed-in person's store: at once, after every change,
 * and when another store opens. Passes `none` when reading fails.
 * @returns function that stops the calls
 */
export function watchWork<T>(read: () => Promise<T>, none: T, onResult: (found: T) => void): () => void {
  let isWanted = true
  const readAgain = async () => {
    // Reading fails when the store was closed or has a new key. The next store is read when it opens.
    const found = await read().catch(() => none)
    if (isWanted) onResult(found)
  }
  void readAgain()
  const stops = [onWorkChange(() => void readAgain()), onStoreChange(() => void readAgain())]
  return () => {
    isWanted = false
    for (const stop of stops) stop()
  }
}
