import { openStore } from './open-store.ts'
import type { PersonStore } from './person-store.ts'

/** IndexedDB reports it by that name, or as an AbortError with that inner name (offline.md, "Storage"). */
export function isQuotaError(error: unknown): boolean {
  const names = [(error as Error | null)?.name, (error as { inner?: Error } | null)?.inner?.name]
  return names.includes('QuotaExceededError')
}

/** The browser counts freed room a moment later, a busy one some seconds. */
const AGAIN_MS = [0, 100, 400, 1500, 4000]

/**
 * Writes what must not be lost: if the device has no room, the files kept for reading are deleted and the write
 * is tried again.
 * @throws the database's error when there is still no room
 */
export async function writeFirst<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const store = openStore()
    if (!isQuotaError(error) || !store) throw error
    return writeAgain(write, store)
  }
}

async function writeAgain<T>(write: () => Promise<T>, { files }: PersonStore): Promise<T> {
  let failure: unknown
  for (const ms of AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    // Each time: a place that was not deleted, or was opened anew meanwhile, takes the room again.
    await files.erase()
    try {
      return await write()
    } catch (error) {
      if (!isQuotaError(error)) throw error
      failure = error
    }
  }
  throw failure
}
