import { openStore } from './open-store.ts'
import { personBucket } from './buckets.ts'
import { isFactoryProtected, protectFactory } from './storage-bucket.ts'

/**
 * Persistent storage: the browser does not delete protected data when space runs short (offline.md,
 * "Storage"). The person's bucket and the shared store with the sealed copies are protected separately.
 */

/** StorageManager in pages and workers. Workers have no `persist`. */
type Storage = Pick<StorageManager, 'persisted'> & { persist?: () => Promise<boolean> }

function storage(): Storage | null {
  return (globalThis.navigator?.storage as Storage | undefined) ?? null
}

/** @returns whether all storage is protected; null when the browser does not report it */
export async function isProtected(): Promise<boolean | null> {
  const shared = storage()
  if (!shared?.persisted) return null
  try {
    const store = openStore()
    return (
      (await shared.persisted()) && (store === null || (await isFactoryProtected(personBucket(store.hash))))
    )
  } catch {
    // A browser that fails to answer counts as unprotected.
    return false
  }
}

/**
 * Asks the browser to protect the storage. Some browsers then ask the person.
 * @returns as `isProtected`
 */
export async function protect(): Promise<boolean | null> {
  const store = openStore()
  // `isProtected` below reports a refusal.
  await storage()
    ?.persist?.()
    .catch(() => false)
  // `isProtected` below reports a refusal.
  if (store) await protectFactory(personBucket(store.hash)).catch(() => false)
  return isProtected()
}
