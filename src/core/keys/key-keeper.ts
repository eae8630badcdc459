import type { Dexie, EntityTable } from 'dexie'
import { erasesBytes, keyBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories, makeDatabase } from '../store/storage-bucket.ts'
import { openValue, sealValue } from '../store/vault.ts'

/**
 * Stores the data key during a session, as a CryptoKey in its own bucket, so that the app can be reopened
 * without the password. The bucket is deleted at expiry and at sign-out. Browsers without buckets use a
 * database, if its deletion leaves no bytes; otherwise the key stays in RAM (offline.md, "Keys").
 */
type Tables = Dexie & { keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> }

async function openKeys(hash: string): Promise<Tables> {
  const db = (await makeDatabase(keyBucket(hash))) as Tables
  db.version(1).stores({ keys: '&id' })
  return db
}

/** If the device can't store a CryptoKey, the next start asks for the password. */
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
  // Checks the list first, because opening a bucket would create it.
  if (!erasesBytes() || !(await listFactories()).includes(keyBucket(hash))) return null
  const db = await openKeys(hash)
  try {
    return (await db.keys.get('data'))?.key ?? null
  } catch {
    // An unreadable key counts as absent: the app asks for the password.
    return null
  } finally {
    db.close()
  }
}

export async function dropKey(hash: string): Promise<void> {
  if (erasesBytes()) await eraseFactory(keyBucket(hash))
}
