/**
 * Bucket of the Storage Buckets API. Deleting a bucket erases its bytes at once, also offline and while
 * another tab is open (offline.md, "What really erases"). Browsers without this API use plain databases.
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
 * Returns whether deletion leaves no bytes; only then may the device store a key. Firefox and WebKit delete a
 * database together with its files. Chromium without buckets keeps deleted rows in shared files. The HTML
 * standard allows only these three vendors. A worker cannot read the vendor, so a worker without buckets
 * stores no key.
 */
export function erasesBytes(): boolean {
  const { vendor } = globalThis.navigator as { vendor?: string }
  return hasBuckets() || /^(Apple|$)/.test(String(vendor))
}

/**
 * Opens or creates a bucket.
 * @param name lower case, at most 63 characters
 * @returns undefined in browsers without buckets
 */
export function openBucket(name: string): Promise<StorageBucket> | undefined {
  return bucketManager()?.open(name, { durability: 'strict' })
}

export function personBucket(hash: string): string {
  return `u-${hash}`
}

export function keyBucket(hash: string): string {
  return `k-${hash}`
}

/**
 * Dexie schema versions of the device's and of a person's database. IndexedDB's own version is ten times as
 * high.
 */
export const DEVICE_SCHEMA = 3
export const PERSON_SCHEMA = 3
