import { openStore } from './open-store.ts'

/** IndexedDB says it plainly, or as an AbortError with that inner name (offline.md, "Storage"). */
export function isQuotaError(error: unknown): boolean {
  const names = [(error as Error | null)?.name, (error as { inner?: Error } | null)?.inner?.name]
  return names.includes('QuotaExceededError')
}

/**
 * Writes what must not be lost: where the device has no room left, the files kept for reading go, and it is tried once
 * more.
 * @throws what the database says when there is no room even so
 */
export async function writeFirst<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const store = openStore()
    if (!isQuotaError(error) || !store) throw error
    await store.files.erase()
    return write()
  }
}
