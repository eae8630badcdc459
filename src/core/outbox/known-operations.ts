import { keptPart } from '#parts/lazy-part.ts'

const loadOperations = keptPart(() => import('./queued-operations.ts'))

/**
 * Returns a function that tells whether this build can send an operation. Loads the operations only when
 * something waits, because Inicio counts waiting requests and needs nothing else of the operations.
 * @param waiting number of requests to test
 */
export async function findKnown(waiting: number): Promise<(operation: string) => boolean> {
  if (waiting === 0) return () => true
  try {
    const { findQueued } = await loadOperations()
    return (operation) => findQueued(operation) !== null
  } catch {
    // Without the operations nothing is sent either; the next count tries again.
    return () => true
  }
}
