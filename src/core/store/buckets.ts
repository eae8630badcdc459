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
 * Whether what is erased leaves no bytes, so that a key may lie here. Firefox and WebKit keep each database in files of
 * its own, which go with it; Chromium before its buckets keeps all of them in one place, where erased rows stay. The
 * HTML standard has just these three vendors; a worker knows none, and keeps no key.
 */
export function erasesBytes(): boolean {
  const { vendor } = globalThis.navigator as { vendor?: string }
  return hasBuckets() || /^(Apple|$)/.test(String(vendor))
}

/** Makes it where there is none. `name`: lower case, at most 63 characters. @returns undefined without buckets */
export function openBucket(name: string): Promise<StorageBucket> | undefined {
  return bucketManager()?.open(name, { durability: 'strict' })
}

/** Of a person's store, by their opaque name on this device. */
export function personBucket(hash: string): string {
  return `u-${hash}`
}

/** Of the data key while a session lives (key-keeper.ts). */
export function keyBucket(hash: string): string {
  return `k-${hash}`
}

/** The schema of the device's database and of a person's, as Dexie counts: a browser sees ten times as much. */
export const DEVICE_SCHEMA = 3
export const PERSON_SCHEMA = 3
