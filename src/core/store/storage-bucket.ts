import Dexie from 'dexie'
import { bucketManager, openBucket } from './buckets.ts'

export async function makeDatabase(name: string): Promise<Dexie> {
  return databaseIn((await openBucket(name)) ?? globalThis, name)
}

export function databaseIn({ indexedDB }: { indexedDB: IDBFactory }, name: string): Dexie {
  const db = new Dexie(name, {
    indexedDB,
    IDBKeyRange: globalThis.IDBKeyRange,
    chromeTransactionDurability: 'strict',
  })
  // Closes the database when another tab deletes it. By default Dexie would recreate it at the next write.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true
    db.close()
    return false
  })
  return db
}

/**
 * Asks the browser not to delete the bucket `name` when space runs short.
 * @returns whether the browser agreed; true in browsers without buckets
 */
export async function protectFactory(name: string): Promise<boolean> {
  return (await openBucket(name))?.persist() ?? true
}

export async function isFactoryProtected(name: string): Promise<boolean> {
  return (await openBucket(name))?.persisted() ?? true
}

/** Deletes the bucket or database `name`. Never throws; `listFactories` shows the result. */
export async function eraseFactory(name: string): Promise<void> {
  const buckets = bucketManager()
  if (buckets) {
    // `listFactories` still contains a bucket that could not be deleted.
    await buckets.delete(name).catch(() => undefined)
    return
  }
  await new Promise<void>((resolve) => {
    const db = new Dexie(name)
    // Another tab has the database open. The browser deletes the database when that tab has closed it.
    db.on('blocked', () => resolve())
    // `listFactories` still contains a database that could not be deleted.
    db.delete().then(resolve, () => resolve())
  })
}

/**
 * Returns the names of all buckets, or of all databases in browsers without buckets. Dexie keeps its own list
 * for old versions of Firefox.
 */
export async function listFactories(): Promise<string[]> {
  return bucketManager()?.keys() ?? Dexie.getDatabaseNames()
}
