import type { Dexie, EntityTable } from 'dexie'
import { erasesBytes, keyBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories, makeDatabase } from '../store/storage-bucket.ts'
import { openValue, sealValue } from '../store/vault.ts'

/**
 * Keeps the data key, as a CryptoKey in a bucket of its own, while the session lives, so that reopening the app
 * asks for nothing. The bucket is deleted at expiry and at sign-out. Without buckets it is a database where
 * deleting leaves no bytes; where neither exists the key stays in RAM (offline.md, "Keys").
 */
type Tables = Dexie & { keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> }

async function openKeys(hash: string): Promise<Tables> {
  const db = (await makeDatabase(keyBucket(hash))) as Tables
  db.version(1).stores({ keys: '&id' })
  return db
}

/**
 * Stores the key. On a system that can't store a CryptoKey nothing is stored, and the password is asked for
 * next time.
 */
export async function keepKey(hash: string, key: CryptoKey): Promise<void> {
  if (!erasesBytes()) return
  const db = await openKeys(hash)
  try {
    await db.keys.put({ id: 'data', key })
    // Only a key that is read back and decrypts counts as stored.
    const stored = await db.keys.get('data')
    const probe = await sealValue(key, 'probe', 'ok')
    if (!stored || (await openValue(stored.key, 'probe', probe)) !== 'ok')
      throw new Error('key did not come back')
  } catch {
    // The key can't be stored: the password is asked for next time.
    db.close()
    await dropKey(hash)
  } finally {
    db.close()
  }
}

export async function findKey(hash: string): Promise<CryptoKey | null> {
  // Opening a bucket would create it, so the list is asked first.
  if (!erasesBytes() || !(await listFactories()).includes(keyBucket(hash))) return null
  const db = await openKeys(hash)
  try {
    return (await db.keys.get('data'))?.key ?? null
  } catch {
    // A key that can't be read back counts as none: the password is asked for.
    return null
  } finally {
    db.close()
  }
}

export async function dropKey(hash: string): Promise<void> {
  if (erasesBytes()) await eraseFactory(keyBucket(hash))
}
