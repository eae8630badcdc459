/**
 * Bucket of the Storage Buckets API. Deleting a bucket erases its bytes at once, offline and while another tab is open,
 * and touches no other person's bucket (offline.md, "What really erases"). Browsers without this API use plain
 * databases.
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
 * Returns whether deletion leaves no bytes. Only then may the device store a key. Firefox and WebKit delete a
 * database together with its files. Chromium without buckets stores all databases in one place, where deleted
 * rows remain. The HTML standard allows only these three vendors. A worker without buckets stores no key, because it
 * can't read the vendor.
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
 * Dexie schema versions of the device's and of a person's database. The browser's version is ten times as high.
 */
export const DEVICE_SCHEMA = 3
export const PERSON_SCHEMA = 3
