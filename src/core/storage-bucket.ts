/**
 * Storage Buckets where the browser has them: deleting one erases its bytes at once, offline and with another
 * tab open, and leaves the other people's alone (offline.md, "What really erases"). Elsewhere: plain databases.
 */
interface StorageBucket {
  indexedDB: IDBFactory
  persist(): Promise<boolean>
  persisted(): Promise<boolean>
}
interface StorageBucketManager {
  open(name: string, options?: { durability?: 'strict' | 'relaxed' }): Promise<StorageBucket>
  keys(): Promise<string[]>
  delete(name: string): Promise<void>
}

function manager(): StorageBucketManager | null {
  return (
    (globalThis.navigator as { storageBuckets?: StorageBucketManager } | undefined)?.storageBuckets ?? null
  )
}

export function hasBuckets(): boolean {
  return manager() !== null
}

/** The IndexedDB factory of the bucket `name` (lower case, at most 63 characters), or the shared one. */
export async function openFactory(name: string): Promise<IDBFactory> {
  const buckets = manager()
  if (!buckets) return globalThis.indexedDB
  return (await buckets.open(name, { durability: 'strict' })).indexedDB
}

/** Asks the browser not to throw `name` away when room runs short. @returns whether it agreed; true without buckets. */
export async function protectFactory(name: string): Promise<boolean> {
  const bucket = await manager()?.open(name, { durability: 'strict' })
  return bucket ? bucket.persist() : true
}

export async function isFactoryProtected(name: string): Promise<boolean> {
  const bucket = await manager()?.open(name, { durability: 'strict' })
  return bucket ? bucket.persisted() : true
}

/** Erases everything kept under `name`. Never throws: what is not there is already erased. */
export async function eraseFactory(name: string): Promise<void> {
  const buckets = manager()
  if (buckets) {
    // Whether it is gone is asked of the list (`listFactories`).
    await buckets.delete(name).catch(() => undefined)
    return
  }
  await new Promise<void>((resolve) => {
    const request = globalThis.indexedDB.deleteDatabase(name)
    request.onsuccess = request.onerror = request.onblocked = () => resolve()
  })
}

/** Names of the buckets that exist; empty where there are none. */
export async function listFactories(): Promise<string[]> {
  return (await manager()?.keys()) ?? []
}
