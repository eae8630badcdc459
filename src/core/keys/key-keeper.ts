import type { Dexie, EntityTable } from 'dexie'
import { erasesBytes, keyBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories, makeDatabase } from '../store/storage-bucket.ts'
import { openValue, sealValue } from '../store/vault.ts'

/**
 * Database of the data key. During a session the key is stored as a CryptoKey in its own bucket, for
 * reopening the app without the password. Expiry and sign-out delete the bucket. Browsers without buckets use
 * a plain database if deleting it leaves no bytes; otherwise the key stays in memory (offline.md, "Keys").
 */
type Tables = Dexie & { keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> }

async function openKeys(hash: string): Promise<Tables> {
  const db = (await makeDatabase(keyBucket(hash))) as Tables
  db.version(1).stores({ keys: '&id' })
  return db
}

/** Stores the key. If the device cannot store a CryptoKey, the next start asks for the password. */
export async function keepKey(hash: string, key: CryptoKey): Promise<void> {
  if (!erasesBytes()) return
  const db = await openKeys(hash)
  try {
    await db.keys.put({ id: 'data', key })
    // The key counts as stored only when the stored copy can be read and can decrypt.
    const stored = await db.keys.get('data')
    const probe = await sealValue(key, 'probe', 'ok')
    if (!stored || (await openValue(stored.key, 'probe', probe)) !== 'ok')
      throw new Error('the stored key could not be read back')
  } catch {
    db.close()
    await dropKey(hash)
  } finally {
    db.close()
  }
}

export async function findKey(hash: string): Promise<CryptoKey | null> {
  // Checks the list first, because opening a missing bucket would create it.
  if (!erasesBytes() || !(await listFactories()).includes(keyBucket(hash))) return null
  const db = await openKeys(hash)
  try {
    return (await db.keys.get('data'))?.key ?? null
  } catch {
    // An unreadable key counts as absent. The app then asks for the password.
    return null
  } finally {
    db.close()
  }
}

export async function dropKey(hash: string): Promise<void> {
  if (erasesBytes()) await eraseFactory(keyBucket(hash))
}
