import { keptPart } from '#parts/lazy-part.ts'

const loadOperations = keptPart(() => import('./queued-operations.ts'))

/**
 * Returns a function that tells whether this build can send an operation. Loads the list of operations only
 * when requests wait.
 * @param waiting number of requests to test
 */
export async function findKnown(waiting: number): Promise<(operation: string) => boolean> {
  if (waiting === 0) return () => true
  try {
    const { findQueued } = await loadOperations()
    return (operation) => findQueued(operation) !== null
  } catch {
    // If the list cannot be loaded, every operation counts as known. The next count loads the list again.
    return () => true
  }
}
