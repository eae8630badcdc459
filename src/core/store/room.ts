import { openStore } from './open-store.ts'

/** IndexedDB says it plainly, or as an AbortError with that inner name (offline.md, "Storage"). */
export function isQuotaError(error: unknown): boolean {
  const names = [(error as Error | null)?.name, (error as { inner?: Error } | null)?.inner?.name]
  return names.includes('QuotaExceededError')
}

/** The browser counts what has been freed a moment later. */
const AGAIN_MS = [0, 100, 400, 1500]

/**
 * Writes what must not be lost: where the device has no room left, the files kept for reading go, and it is tried again.
 * @throws what the database says when there is no room even so
 */
export async function writeFirst<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const store = openStore()
    if (!isQuotaError(error) || !store) throw error
    await store.files.erase()
    return writeAgain(write)
  }
}

async function writeAgain<T>(write: () => Promise<T>): Promise<T> {
  let failure: unknown
  for (const ms of AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    try {
      return await write()
    } catch (error) {
      if (!isQuotaError(error)) throw error
      failure = error
    }
  }
  throw failure
}
