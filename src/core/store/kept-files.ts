import { liveQuery } from 'dexie'
import { deviceMode } from './device-mode.ts'
import { nameOnDevice } from './device-store.ts'
import { openStore } from './open-store.ts'
import type { FileTables } from './file-store.ts'
import { noteName, writeNote } from './kept.ts'
import type { PersonStore } from './person-store.ts'
import { isQuotaError } from './storage-space.ts'

/**
 * File stored encrypted for offline reading, such as a PDF. The least recently used files are deleted first
 * (offline.md, "Storage").
 */
export interface KeptFile {
  id: string
  /** Size in bytes. */
  size: number
  /** Time of the fetch, ms. */
  at: number
}

const CAP_BYTES = 100 * 1024 * 1024
const CAP_SHARE = 0.1

/** Returns the maximum bytes of all files: 100 MB, or 10 % of the browser's quota if that is less. */
async function readBudget(): Promise<number> {
  const quota = (await globalThis.navigator?.storage?.estimate?.())?.quota
  return quota ? Math.min(CAP_BYTES, Math.floor(quota * CAP_SHARE)) : CAP_BYTES
}

/** Deletes file bytes without a row in `blobs`. They are unreadable and count towards no budget. */
export function dropOrphans(files: FileTables): Promise<void> {
  return files.transaction('rw', files.blobs, files.bytes, async () => {
    const listed = await files.blobs.toCollection().primaryKeys()
    await files.bytes.where('id').noneOf(listed).delete()
  })
}

async function makeRoom(files: FileTables, bytes: number, limit: number): Promise<void> {
  await dropOrphans(files)
  const rows = await files.blobs.orderBy('lastUsed').toArray()
  let used = rows.reduce((sum, row) => sum + row.size, 0)
  for (const row of rows) {
    if (used + bytes <= limit) return
    await erase(files, row.id)
    used -= row.size
  }
}

function erase(files: FileTables, id: string): Promise<void> {
  return files.transaction('rw', files.blobs, files.bytes, async () => {
    await files.blobs.delete(id)
    await files.bytes.delete(id)
  })
}

/**
 * Stores a file under `id`, and deletes older files when the budget is full.
 * @param store store that was open when the file was requested, because another person may be signed in by
 * now
 * @returns false without a store or without space; the file can still be shown
 * @throws when the store was closed, because the person has signed out
 */
export async function keepFile(
  store: PersonStore | null,
  id: string,
  bytes: ArrayBuffer,
  at: number,
): Promise<boolean> {
  if (!store) return false
  const limit = await readBudget()
  if (bytes.byteLength > limit) return false
  const name = await nameOnDevice(`file|${id}`)
  // Encrypts before the transaction, because waiting inside would end the transaction.
  const { meta, sealed } = await store.sealFile(name, { id, at }, bytes)
  const write = async () => {
    const files = await store.files.open()
    await files.transaction('rw', files.blobs, files.bytes, async () => {
      await files.bytes.put({ id: name, sealed })
      await files.blobs.put({ id: name, lastUsed: Date.now(), size: bytes.byteLength, meta })
    })
  }
  try {
    await makeRoom(await store.files.open(), bytes.byteLength, limit)
    await write()
    return true
  } catch (error) {
    if (!isQuotaError(error)) throw error
    // Deleting rows does not free space at once. Deleting the whole bucket does.
    await store.files.erase()
    return write().then(
      () => true,
      // There is still no space.
      () => false,
    )
  }
}

/** Returns the file's bytes and the time of their fetch; null when this device has no readable copy. */
export async function readFile(id: string): Promise<{ bytes: ArrayBuffer; at: number } | null> {
  const store = openStore()
  if (!store) return null
  const name = await nameOnDevice(`file|${id}`)
  const files = await store.files.open()
  const [row, body] = await Promise.all([files.blobs.get(name), files.bytes.get(name)])
  if (!row || !body) return null
  try {
    const { at } = (await store.openFileMeta(row)) as { at: number }
    const bytes = await store.openFileBytes(body)
    // If the date cannot be written, the file is only deleted a little earlier.
    await files.blobs.update(name, { lastUsed: Date.now() }).catch(() => undefined)
    return { bytes, at }
  } catch {
    // The file was encrypted with another key, or is damaged. The app fetches it again.
    return null
  }
}

export async function listFiles(): Promise<KeptFile[]> {
  const store = openStore()
  if (!store) return []
  const files = await store.files.open()
  const rows = await files.blobs.toArray()
  // An unreadable file counts as absent.
  const metas = await Promise.all(rows.map((row) => store.openFileMeta(row).catch(() => null)))
  return rows.flatMap((row, index) => {
    const meta = metas[index] as { id: string; at: number } | null
    return meta ? [{ id: meta.id, at: meta.at, size: row.size }] : []
  })
}

const known = new WeakMap<PersonStore, readonly KeptFile[]>()

/**
 * Returns the last known list without opening the bucket, which would delay the first paint. `noteFiles`
 * stores the list as a note, which the first read at the start includes.
 * @returns null while no list is known; `watchFiles` reports the list later
 */
export function peekFiles(): readonly KeptFile[] | null {
  const store = openStore()
  if (!store) return null
  const noted = known.get(store) ?? store.peekValue(noteName('kept-files'))
  if (!Array.isArray(noted)) return null
  known.set(store, noted as readonly KeptFile[])
  return noted as readonly KeptFile[]
}

/** Stores the list for the next start, except on a kiosk, where another person starts next. Never throws. */
export async function noteFiles(files: readonly KeptFile[]): Promise<void> {
  const store = openStore()
  if (!store) return
  const isSame = JSON.stringify(known.get(store)) === JSON.stringify(files)
  known.set(store, files)
  if (!isSame && deviceMode() !== 'kiosk') await writeNote(store, 'kept-files', files)
}

/**
 * Calls `next` with the list now and after every change in any tab.
 * @returns function that stops the calls
 */
export function watchFiles(next: (files: readonly KeptFile[]) => void): () => void {
  // The list is empty when the store was closed, was deleted or cannot be opened.
  const error = () => next([])
  const report = (files: readonly KeptFile[]) => {
    void noteFiles(files)
    next(files)
  }
  let stop: () => void = () => undefined
  let isStopped = false
  const start = () => {
    if (isStopped) return
    const subscription = liveQuery(listFiles).subscribe({ next: report, error })
    stop = () => subscription.unsubscribe()
  }
  // Opens the bucket first, because Dexie does not observe a query that must open its database.
  void Promise.resolve(openStore()?.files.open()).then(start, error)
  return () => {
    isStopped = true
    stop()
  }
}

export async function dropFile(store: PersonStore | null, id: string): Promise<void> {
  if (store) await erase(await store.files.open(), await nameOnDevice(`file|${id}`))
}
