import Dexie, { type EntityTable } from 'dexie'
import { deviceDatabase } from './device-store.ts'
import type { WorkPlace } from './open-store.ts'
import { serverNow } from './server-clock.ts'
import { eraseFactory, hasBuckets, listFactories, openFactory } from './storage-bucket.ts'
import { createDataKey, openDataKey, rewrapDataKey, type WrappedKey } from './vault.ts'
import { type WorkStore, type WorkTables, workSchema, workStore } from './work-store.ts'

/**
 * What somebody left unfinished on a kiosk: a bucket of its own that the wipe leaves, its key wrapped by the person's
 * password, made only when something is typed, gone when all of it is sent or after 24 h (offline.md, "Keys").
 */
const KEPT_MS = 24 * 60 * 60 * 1000
const PREFIX = 'd-'

type KioskTables = WorkTables & {
  lock: EntityTable<{ id: 'lock'; wrapped: WrappedKey; since: number }, 'id'>
}

/** Key of the drafts, as page and worker hold it in RAM. */
export interface WorkKey {
  key: CryptoKey
  wrapped: WrappedKey
}

function bucketOf(person: string): string {
  return `${PREFIX}${person}`
}

async function openTables(bucket: string): Promise<KioskTables> {
  const db = new Dexie(bucket, {
    indexedDB: await openFactory(bucket),
    IDBKeyRange: globalThis.IDBKeyRange,
    chromeTransactionDurability: 'strict',
  }) as KioskTables
  db.version(1).stores({ ...workSchema, lock: '&id' })
  await db.open()
  return db
}

async function exists(bucket: string): Promise<boolean> {
  return (await listFactories()).includes(bucket)
}

/**
 * The key for this visit: that of what an earlier visit has left, or a new one.
 * @returns 'locked' when another password wrapped what is there
 */
export async function prepareWorkKey(person: string, password: string): Promise<WorkKey | 'locked' | null> {
  if (!hasBuckets()) return null
  await eraseOldWork()
  const bucket = bucketOf(person)
  if (await exists(bucket)) {
    const db = await openTables(bucket)
    const lock = await db.lock.get('lock')
    db.close()
    if (lock) {
      const key = await openDataKey(lock.wrapped, password)
      return key ? { key, wrapped: lock.wrapped } : 'locked'
    }
  }
  return createDataKey(password)
}

/**
 * Opens the way to what lies under a former password: by that password, or, when it is not known any more, by giving
 * it up. @returns whether the way is open
 */
export async function unlockWork(person: string, former: string | null, password: string): Promise<boolean> {
  const bucket = bucketOf(person)
  if (former === null) {
    await eraseFactory(bucket)
    return true
  }
  const db = await openTables(bucket)
  const lock = await db.lock.get('lock')
  const wrapped = lock && (await rewrapDataKey(lock.wrapped, former, password))
  if (lock && wrapped) await db.lock.put({ ...lock, wrapped })
  db.close()
  return Boolean(wrapped)
}

/** The password was changed: what is left from now on, and what lies there already, opens with the new one. */
export async function rewrapWork(person: string, held: WorkKey, from: string, to: string): Promise<void> {
  const wrapped = await rewrapDataKey(held.wrapped, from, to)
  if (!wrapped) return
  held.wrapped = wrapped
  if (!(await hasWork(person))) return
  const db = await openTables(bucketOf(person))
  const lock = await db.lock.get('lock')
  if (lock) await db.lock.put({ ...lock, wrapped })
  db.close()
}

/** Whether an earlier visit of the person has left something; asked without a key. */
export function hasWork(person: string): Promise<boolean> {
  return exists(bucketOf(person))
}

/** `person`: their opaque name on this device. */
export function kioskWorkPlace(person: string, workKey: Promise<WorkKey | 'locked' | null>): WorkPlace {
  const bucket = bucketOf(person)
  let opening: Promise<WorkStore | null> | null = null
  let tables: KioskTables | null = null
  const open = async (): Promise<WorkStore | null> => {
    const held = await workKey
    if (held === null || held === 'locked') return null
    const db = await openTables(bucket)
    tables = db
    if (!(await db.lock.get('lock'))) {
      await db.lock.put({ id: 'lock', wrapped: held.wrapped, since: serverNow() })
    }
    return workStore(db, bucket, held.key)
  }
  const openOnce = () => {
    opening ??= open().catch(() => {
      opening = null
      return null
    })
    return opening
  }
  return {
    find: async () => ((opening ?? (await exists(bucket))) ? openOnce() : null),
    make: openOnce,
    close: () => void closeWhenDone(tables, bucket),
  }
}

/** Nothing unfinished is left: the bucket goes at once. */
async function closeWhenDone(tables: KioskTables | null, bucket: string): Promise<void> {
  if (!tables) return
  const isOver = await isDone(tables).catch(() => false)
  tables.close()
  if (isOver) await eraseFactory(bucket)
}

/** Whatever was confirmed is with the server, also what this visit has not taken note of, and nothing else was typed. */
async function isDone(tables: KioskTables): Promise<boolean> {
  const waiting = await tables.outbox.toArray()
  const ids = waiting.map(({ opId }) => opId)
  const copies = await deviceDatabase.sealed.where('opId').anyOf(ids).toArray()
  const delivered = new Set(copies.filter(({ state }) => state === 'done').map(({ opId }) => opId))
  const drafts = await tables.drafts.toArray()
  return (
    ids.every((id) => delivered.has(id)) &&
    drafts.every(({ state, opId }) => state === 'synced' || (opId !== null && delivered.has(opId)))
  )
}

/** Whatever is older than a day, or has no date, or one in the future. */
export async function eraseOldWork(): Promise<void> {
  const buckets = (await listFactories()).filter((name) => name.startsWith(PREFIX))
  await Promise.allSettled(
    buckets.map(async (bucket) => {
      const db = await openTables(bucket)
      const since = (await db.lock.get('lock'))?.since ?? 0
      db.close()
      const age = serverNow() - since
      if (age < -60_000 || age > KEPT_MS) await eraseFactory(bucket)
    }),
  )
}
