import { openStore } from './open-store.ts'
import { personBucket } from './buckets.ts'
import { isFactoryProtected, protectFactory } from './storage-bucket.ts'

/**
 * Whether the browser may throw away what is kept here when room runs short (offline.md, "Storage"). A person's bucket
 * and the store beside it, where what waits for delivery lies, are protected each for itself.
 */

/** A worker may not ask, so its library does not know of it. */
type Storage = Pick<StorageManager, 'persisted'> & { persist?: () => Promise<boolean> }

function storage(): Storage | null {
  return (globalThis.navigator?.storage as Storage | undefined) ?? null
}

/** null: this browser does not tell. */
export async function isProtected(): Promise<boolean | null> {
  const shared = storage()
  if (!shared?.persisted) return null
  try {
    const store = openStore()
    return (
      (await shared.persisted()) && (store === null || (await isFactoryProtected(personBucket(store.hash))))
    )
  } catch {
    // A browser that does not answer has promised nothing.
    return false
  }
}

/** Asks the browser to keep it; some ask the person. @returns whether all of it is protected now; null as above */
export async function protect(): Promise<boolean | null> {
  const store = openStore()
  // A refusal shows in what is asked afterwards.
  await storage()
    ?.persist?.()
    .catch(() => false)
  // A refusal shows in what is asked afterwards.
  if (store) await protectFactory(personBucket(store.hash)).catch(() => false)
  return isProtected()
}
