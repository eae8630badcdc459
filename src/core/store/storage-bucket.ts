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
  // Stays closed after another tab deleted the database: by default Dexie would recreate it at the next write.
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

/** Deletes the bucket or database `name`. Never throws; check `listFactories` for the result. */
export async function eraseFactory(name: string): Promise<void> {
  const buckets = bucketManager()
  if (buckets) {
    // A bucket that remains is still in `listFactories`.
    await buckets.delete(name).catch(() => undefined)
    return
  }
  await new Promise<void>((resolve) => {
    const db = new Dexie(name)
    // Another tab has the database open: the browser deletes the database once that tab has closed it.
    db.on('blocked', () => resolve())
    // A database that remains is still in `listFactories`.
    db.delete().then(resolve, () => resolve())
  })
}

/**
 * Returns the names of all buckets; without buckets, of all databases. For old Firefox Dexie keeps its own list
 * of them.
 */
export async function listFactories(): Promise<string[]> {
  return bucketManager()?.keys() ?? Dexie.getDatabaseNames()
}
