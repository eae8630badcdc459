import Dexie from 'dexie'

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

/**
 * Whether what is erased leaves no bytes, so that a key may lie here. Firefox and WebKit keep each database in files of
 * its own, which go with it; Chromium before its buckets keeps all of them in one place, where erased rows stay. The
 * HTML standard has just these three vendors; a worker knows none, and keeps no key.
 */
export function erasesBytes(): boolean {
  const { vendor } = globalThis.navigator as { vendor?: string }
  return hasBuckets() || /^(Apple|$)/.test(String(vendor))
}

/** The database `name` in a bucket of that name, or one of the shared ones, which another tab may erase. */
export async function makeDatabase(name: string): Promise<Dexie> {
  const { indexedDB } = (await openBucket(name)) ?? globalThis
  const db = new Dexie(name, {
    indexedDB,
    IDBKeyRange: globalThis.IDBKeyRange,
    chromeTransactionDurability: 'strict',
  })
  // Dexie alone would close it, too, but make it anew with the next thing that is written.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true
    db.close()
    return false
  })
  return db
}

/** `name`: lower case, at most 63 characters. */
function openBucket(name: string): Promise<StorageBucket> | undefined {
  return manager()?.open(name, { durability: 'strict' })
}

/** Asks the browser not to throw `name` away when room runs short. @returns whether it agreed; true without buckets. */
export async function protectFactory(name: string): Promise<boolean> {
  return (await openBucket(name))?.persist() ?? true
}

export async function isFactoryProtected(name: string): Promise<boolean> {
  return (await openBucket(name))?.persisted() ?? true
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
    const db = new Dexie(name)
    // A tab that is busy with it still: the browser goes on once that has closed it.
    db.on('blocked', () => resolve())
    // Whether it is gone is asked of the list (`listFactories`).
    db.delete().then(resolve, () => resolve())
  })
}

/** Names of the buckets that exist; where there are none, of the databases, which Dexie remembers for old Firefox. */
export async function listFactories(): Promise<string[]> {
  return manager()?.keys() ?? Dexie.getDatabaseNames()
}
