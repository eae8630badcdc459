import { openStore } from './open-store.ts'
import { personBucket } from './buckets.ts'
import { isFactoryProtected, protectFactory } from './storage-bucket.ts'

/**
 * Whether the browser may delete what is kept here when room runs short (offline.md, "Storage"). A person's
 * bucket and the shared store with the sealed copies are protected one by one.
 */

/** Workers can't ask for protection, so their type library lacks `persist`. */
type Storage = Pick<StorageManager, 'persisted'> & { persist?: () => Promise<boolean> }

function storage(): Storage | null {
  return (globalThis.navigator?.storage as Storage | undefined) ?? null
}

/** @returns null when this browser does not tell */
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

/**
 * Asks the browser to protect it; some browsers ask the person. @returns whether all of it is protected now;
 * null as above
 */
export async function protect(): Promise<boolean | null> {
  const store = openStore()
  // A refusal shows in the question afterwards.
  await storage()
    ?.persist?.()
    .catch(() => false)
  // A refusal shows in the question afterwards.
  if (store) await protectFactory(personBucket(store.hash)).catch(() => false)
  return isProtected()
}
