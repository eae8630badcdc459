/**
 * Storage Buckets, where the browser has them: deleting one erases its bytes at once, offline and with another tab
 * open, and leaves the other people's alone (offline.md, "What really erases"). Elsewhere: plain databases.
 */
export interface StorageBucket {
  indexedDB: IDBFactory
  persist(): Promise<boolean>
  persisted(): Promise<boolean>
}
interface StorageBucketManager {
  open(name: string, options?: { durability?: 'strict' | 'relaxed' }): Promise<StorageBucket>
  keys(): Promise<string[]>
  delete(name: string): Promise<void>
}

export function bucketManager(): StorageBucketManager | null {
  return (
    (globalThis.navigator as { storageBuckets?: StorageBucketManager } | undefined)?.storageBuckets ?? null
  )
}

export function hasBuckets(): boolean {
  return bucketManager() !== null
}

/**
 * Returns whether deletion leaves no bytes, so that the device may store a key. Firefox and WebKit delete a
 * database's own files with it. Chromium before buckets keeps all databases in one place, where deleted rows
 * stay. The HTML standard has only these three vendors. A worker has no vendor, so it stores no key.
 */
export function erasesBytes(): boolean {
  const { vendor } = globalThis.navigator as { vendor?: string }
  return hasBuckets() || /^(Apple|$)/.test(String(vendor))
}

/** Opens or creates a bucket. `name`: lower case, at most 63 characters. @returns undefined without buckets */
export function openBucket(name: string): Promise<StorageBucket> | undefined {
  return bucketManager()?.open(name, { durability: 'strict' })
}

/** Returns the bucket name of a person's store. @param hash their opaque name on this device */
export function personBucket(hash: string): string {
  return `u-${hash}`
}

/** Returns the bucket name of the data key during a session (key-keeper.ts). */
export function keyBucket(hash: string): string {
  return `k-${hash}`
}

/** The schema of the device's database and of a person's, as Dexie counts: a browser sees ten times as much. */
export const DEVICE_SCHEMA = 3
export const PERSON_SCHEMA = 3
