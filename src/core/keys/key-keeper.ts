import type { Dexie, EntityTable } from 'dexie'
import { erasesBytes, keyBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories, makeDatabase } from '../store/storage-bucket.ts'
import { openValue, sealValue } from '../store/vault.ts'

/**
 * While the session lives the data key also lies as a CryptoKey in a bucket of its own, so that reopening the app
 * asks nothing; the bucket goes at expiry and at logout. Without buckets it is a database, where erasing one leaves no
 * bytes, and RAM only elsewhere (offline.md, "Keys").
 */
type Tables = Dexie & { keys: EntityTable<{ id: string; key: CryptoKey }, 'id'> }

async function openKeys(hash: string): Promise<Tables> {
  const db = (await makeDatabase(keyBucket(hash))) as Tables
  db.version(1).stores({ keys: '&id' })
  return db
}

/** Puts the key aside. Some systems can't store a CryptoKey: then nothing is stored and the password is asked next time. */
export async function keepKey(hash: string, key: CryptoKey): Promise<void> {
  if (!erasesBytes()) return
  const db = await openKeys(hash)
  try {
    await db.keys.put({ id: 'data', key })
    // Put, get, decrypt: only a key that comes back working counts.
    const stored = await db.keys.get('data')
    const probe = await sealValue(key, 'probe', 'ok')
    if (!stored || (await openValue(stored.key, 'probe', probe)) !== 'ok')
      throw new Error('key did not come back')
  } catch {
    // It can't be kept: the password is asked next time.
    db.close()
    await dropKey(hash)
  } finally {
    db.close()
  }
}

export async function findKey(hash: string): Promise<CryptoKey | null> {
  // Looking for it makes no place for one.
  if (!erasesBytes() || !(await listFactories()).includes(keyBucket(hash))) return null
  const db = await openKeys(hash)
  try {
    return (await db.keys.get('data'))?.key ?? null
  } catch {
    // What can't be read back is as good as none: the password is asked.
    return null
  } finally {
    db.close()
  }
}

export async function dropKey(hash: string): Promise<void> {
  if (erasesBytes()) await eraseFactory(keyBucket(hash))
}
