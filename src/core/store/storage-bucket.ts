import Dexie from 'dexie'
import { bucketManager, openBucket } from './buckets.ts'

/** The database `name` in a bucket of that name, or one of the shared ones, which another tab may erase. */
export async function makeDatabase(name: string): Promise<Dexie> {
  return databaseIn((await openBucket(name)) ?? globalThis, name)
}

/** The same, where its place is known already. It opens with the first thing that is asked of it. */
export function databaseIn({ indexedDB }: { indexedDB: IDBFactory }, name: string): Dexie {
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

/** Asks the browser not to throw `name` away when room runs short. @returns whether it agreed; true without buckets. */
export async function protectFactory(name: string): Promise<boolean> {
  return (await openBucket(name))?.persist() ?? true
}

export async function isFactoryProtected(name: string): Promise<boolean> {
  return (await openBucket(name))?.persisted() ?? true
}

/** Erases everything kept under `name`. Never throws: what is not there is already erased. */
export async function eraseFactory(name: string): Promise<void> {
  const buckets = bucketManager()
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
  return bucketManager()?.keys() ?? Dexie.getDatabaseNames()
}
