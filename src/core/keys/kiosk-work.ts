import type { EntityTable } from 'dexie'
import { deviceDatabase, forgetOwners } from '../store/device-store.ts'
import type { WorkPlace } from '../store/open-store.ts'
import { noteServerDate, serverNow } from '../transport/server-clock.ts'
import { eraseFactory, listFactories, makeDatabase } from '../store/storage-bucket.ts'
import {
  createDataKey,
  openDataKey,
  opaqueName,
  randomBytes,
  randomName,
  rewrapDataKey,
  type WrappedKey,
} from '../store/vault.ts'
import { type WorkStore, type WorkTables, workSchema, workStore } from '../store/work-store.ts'

/**
 * Unfinished work of a person on a kiosk, in its own bucket with a random name (offline.md, "Keys"). The
 * person's password wraps the key. The first typed character creates the bucket. The bucket is deleted when
 * all work is sent, or after 24 h. The app finds the bucket by a mark that the server sends only to its
 * owner. Reading the disk and guessing employee numbers therefore cannot assign a bucket to a person.
 */

/** Maximum age of unfinished work in ms. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const PREFIX = 'd-'

/** Mark of the person, hashed with the bucket's salt. Two buckets of one person cannot be linked. */
export interface WorkTag {
  salt: Uint8Array<ArrayBuffer>
  name: string
}

interface Lock {
  id: 'lock'
  wrapped: WrappedKey
  since: number
  /** null on a host without marks; the bucket then cannot be found again. Absent in older stores. */
  tag?: WorkTag | null
}

type KioskTables = WorkTables & { lock: EntityTable<Lock, 'id'> }

/** Key of the drafts. The page and the worker keep the key only in memory. */
export interface WorkKey {
  key: CryptoKey
  wrapped: WrappedKey
}

export interface WorkSpot {
  bucket: string
  tag: WorkTag | null
}

async function openTables(bucket: string): Promise<KioskTables> {
  const db = (await makeDatabase(bucket)) as KioskTables
  db.version(1).stores({ ...workSchema, lock: '&id' })
  await db.open()
  return db
}

async function exists(bucket: string): Promise<boolean> {
  return (await listFactories()).includes(bucket)
}

/**
 * Finds the bucket of an earlier visit of the person, or names a new bucket. First deletes buckets that are
 * older than a day or cannot be found again.
 */
export async function findSpot(mark: string | null): Promise<WorkSpot & { isFound: boolean }> {
  await eraseOldWork(null)
  for (const { bucket, lock } of mark === null ? [] : await readLocks()) {
    const tag = lock === 'unreadable' ? null : lock?.tag
    if (tag && (await nameOf(mark, tag.salt)) === tag.name) return { bucket, tag, isFound: true }
  }
  const salt = randomBytes(16)
  const tag = mark === null ? null : { salt, name: await nameOf(mark, salt) }
  return { bucket: `${PREFIX}${randomName()}`, tag, isFound: false }
}

function nameOf(mark: string | null, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  return opaqueName(salt, `kiosk-work|${mark}`)
}

/**
 * Opens the key of an earlier visit's bucket, or creates a new key.
 * @returns 'locked' when another password wrapped the key
 */
export async function prepareWorkKey(bucket: string, password: string): Promise<WorkKey | 'locked'> {
  const lock = (await exists(bucket)) ? await readLock(bucket) : undefined
  if (!lock) return createDataKey(password)
  const key = await openDataKey(lock.wrapped, password)
  return key ? { key, wrapped: lock.wrapped } : 'locked'
}

async function readLock(bucket: string): Promise<Lock | undefined> {
  const db = await openTables(bucket)
  try {
    return await db.lock.get('lock')
  } finally {
    db.close()
  }
}

/**
 * Reads the locks of all buckets. `lock` is 'unreadable' when the browser cannot open the bucket, whose age
 * is then unknown.
 */
async function readLocks(): Promise<{ bucket: string; lock: Lock | 'unreadable' | undefined }[]> {
  const read = async (bucket: string) => {
    // The database is damaged, or the browser is too busy to open it.
    const lock = await readLock(bucket).catch(() => 'unreadable' as const)
    return { bucket, lock }
  }
  return Promise.all((await listWork()).map(read))
}

async function listWork(): Promise<string[]> {
  return (await listFactories()).filter((name) => name.startsWith(PREFIX))
}

/**
 * Rewraps the key of work that a former password protects. Deletes the work when this password is forgotten.
 * @param former null when it is forgotten
 * @returns true when the work was rewrapped or deleted; false when `former` is wrong
 */
export async function unlockWork(bucket: string, former: string | null, password: string): Promise<boolean> {
  if (former === null) {
    await eraseFactory(bucket)
    return true
  }
  const db = await openTables(bucket)
  try {
    const lock = await db.lock.get('lock')
    const wrapped = lock && (await rewrapDataKey(lock.wrapped, former, password))
    if (lock && wrapped) await db.lock.put({ ...lock, wrapped })
    return Boolean(wrapped)
  } finally {
    db.close()
  }
}

export async function rewrapWork(bucket: string, workKey: WorkKey, from: string, to: string): Promise<void> {
  const wrapped = await rewrapDataKey(workKey.wrapped, from, to)
  if (!wrapped) return
  workKey.wrapped = wrapped
  if (!(await exists(bucket))) return
  const db = await openTables(bucket)
  try {
    const lock = await db.lock.get('lock')
    if (lock) await db.lock.put({ ...lock, wrapped })
  } finally {
    db.close()
  }
}

export function kioskWorkPlace(
  { bucket, tag }: WorkSpot,
  workKey: Promise<WorkKey | 'locked' | null>,
): WorkPlace {
  let opening: Promise<WorkStore | null> | null = null
  let tables: KioskTables | null = null
  const open = async (): Promise<WorkStore | null> => {
    const ownKey = await workKey
    if (ownKey === null || ownKey === 'locked') return null
    const db = await openTables(bucket)
    tables = db
    if (!(await db.lock.get('lock'))) {
      await db.lock.put({ id: 'lock', wrapped: ownKey.wrapped, since: serverNow(), tag })
    }
    return workStore(db, bucket, ownKey.key)
  }
  const openOnce = () => {
    // Storage failed. The caller reports the failure, and the next call retries.
    opening ??= open().catch(() => {
      opening = null
      return null
    })
    return opening
  }
  return {
    name: bucket,
    canReturn: tag !== null,
    find: async () => ((opening ?? (await exists(bucket))) ? openOnce() : null),
    make: openOnce,
    close: () => void closeWhenDone(tables, bucket),
  }
}

async function closeWhenDone(tables: KioskTables | null, bucket: string): Promise<void> {
  if (tables && (await isBucketDone(tables))) await eraseFactory(bucket)
}

async function isBucketDone(tables: KioskTables): Promise<boolean> {
  // An unreadable bucket may contain unfinished work, so it stays until it is a day old.
  const isFinished = await isDone(tables).catch(() => false)
  tables.close()
  return isFinished
}

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

export async function hasUndeliveredWork(): Promise<boolean> {
  for (const bucket of await listWork()) {
    // An unreadable bucket may contain unfinished work.
    const tables = await openTables(bucket).catch(() => null)
    if (tables === null || !(await isBucketDone(tables))) return true
  }
  return false
}

/**
 * Deletes all unfinished work.
 * @throws when a bucket could not be deleted
 */
export async function eraseAllWork(): Promise<void> {
  await Promise.all((await listWork()).map(eraseFactory))
  if ((await listWork()).length > 0) throw new Error('unfinished work could not be erased')
}

const TIME_REQUEST_MS = 3000

/**
 * Asks the server for its time.
 * @returns whether the server itself answered, and no other server's page
 */
async function askTime(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_REQUEST_MS)
    const response = await fetch(new URL('/api/salud', globalThis.location.origin), {
      cache: 'no-store',
      signal,
    })
    await response.json()
    noteServerDate(response.headers.get('date'))
    return true
  } catch {
    // There is no network, or another server's page answered.
    return false
  }
}

/**
 * Deletes buckets that are older than a day or dated in the future, and buckets without a tag. Without a tag
 * a bucket cannot be found again, and older versions gave it a name that could be guessed. Asks for the
 * server's time first, because the device's clock may be wrong. Without an answer, buckets dated in the
 * future stay. Then deletes the sealed copies of the deleted buckets, except unsent copies.
 * @param keep bucket of the signed-in person
 */
export async function eraseOldWork(keep: string | null): Promise<void> {
  const locks = (await readLocks()).flatMap(({ bucket, lock }) =>
    bucket === keep || lock === 'unreadable' ? [] : [{ bucket, lock }],
  )
  const isOff = ({ lock }: { lock: Lock | undefined }) => {
    const age = serverNow() - (lock?.since ?? 0)
    return age > MAX_AGE_MS || age < -60_000
  }
  const isTold = locks.some(isOff) && (await askTime())
  const doomed = locks.filter(
    (one) => !one.lock?.tag || (isOff(one) && (isTold || serverNow() > one.lock.since)),
  )
  await Promise.all(doomed.map(({ bucket }) => eraseFactory(bucket)))
  const left = new Set((await listFactories()).concat(keep ?? []))
  await forgetOwners((owner) => left.has(owner))
}
