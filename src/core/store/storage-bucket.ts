import Dexie from 'dexie'
import { bucketManager, openBucket } from './buckets.ts'

/**
 * The database `name` in the bucket of that name; without buckets one of the shared databases, which another
 * tab may delete.
 */
export async function makeDatabase(name: string): Promise<Dexie> {
  return databaseIn((await openBucket(name)) ?? globalThis, name)
}

/** The same where the bucket is open already. The database opens with the first question. */
export function databaseIn({ indexedDB }: { indexedDB: IDBFactory }, name: string): Dexie {
  const db = new Dexie(name, {
    indexedDB,
    IDBKeyRange: globalThis.IDBKeyRange,
    chromeTransactionDurability: 'strict',
  })
  // By itself Dexie would close the deleted database and create it anew with the next write.
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) return true
    db.close()
    return false
  })
  return db
}

/**
 * Asks the browser not to delete `name` when room runs short. @returns whether it agreed; true without buckets
 */
export async function protectFactory(name: string): Promise<boolean> {
  return (await openBucket(name))?.persist() ?? true
}

export async function isFactoryProtected(name: string): Promise<boolean> {
  return (await openBucket(name))?.persisted() ?? true
}

/** Deletes everything kept under `name`. Never throws: what is absent counts as deleted. */
export async function eraseFactory(name: string): Promise<void> {
  const buckets = bucketManager()
  if (buckets) {
    // Whether it is gone is checked in the list (`listFactories`).
    await buckets.delete(name).catch(() => undefined)
    return
  }
  await new Promise<void>((resolve) => {
    const db = new Dexie(name)
    // Another tab still has it open: the browser goes on once that tab has closed it.
    db.on('blocked', () => resolve())
    // Whether it is gone is checked in the list (`listFactories`).
    db.delete().then(resolve, () => resolve())
  })
}

/**
 * Names of the existing buckets; without buckets those of the databases, which Dexie remembers for old Firefox.
 */
export async function listFactories(): Promise<string[]> {
  return bucketManager()?.keys() ?? Dexie.getDatabaseNames()
}
