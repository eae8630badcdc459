import { openStore } from './open-store.ts'
import type { PersonStore } from './person-store.ts'

/**
 * Returns whether the error means a full device. IndexedDB reports QuotaExceededError directly or inside an
 * AbortError (offline.md, "Storage").
 */
export function isQuotaError(error: unknown): boolean {
  const names = [(error as Error | null)?.name, (error as { inner?: Error } | null)?.inner?.name]
  return names.includes('QuotaExceededError')
}

/** Delays of the retries in ms. Browsers recognize freed space with a delay of up to some seconds. */
const RETRY_DELAYS_MS = [0, 100, 400, 1500, 4000]

/**
 * Writes data that must not be lost. If the device is full, deletes the files stored for reading and retries.
 * @throws the database's error when there is still no space
 */
export async function writeFreeingSpace<T>(write: () => Promise<T>): Promise<T> {
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
  for (const ms of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    // Deletes before each retry, because the bucket may have been reopened or not deleted.
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
