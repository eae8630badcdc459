import { liveQuery } from 'dexie'
import { deviceMode } from './device-mode.ts'
import { nameOnDevice } from './device-store.ts'
import { openStore } from './open-store.ts'
import type { FileTables } from './file-store.ts'
import { noteName, writeNote } from './kept.ts'
import type { PersonStore } from './person-store.ts'
import { isQuotaError } from './room.ts'

/**
 * PDFs that are kept for reading without a network: encrypted, the least recently used deleted first
 * (offline.md, "Storage").
 */
export interface KeptFile {
  id: string
  /** Bytes. */
  size: number
  /** Time in ms at which it was fetched. */
  at: number
}

const CAP_BYTES = 100 * 1024 * 1024
const CAP_SHARE = 0.1

/** Bytes that files may take: 100 MB, or 10 % of what the browser grants if that is less. */
async function budget(): Promise<number> {
  const quota = (await globalThis.navigator?.storage?.estimate?.())?.quota
  return quota ? Math.min(CAP_BYTES, Math.floor(quota * CAP_SHARE)) : CAP_BYTES
}

/**
 * Deletes bytes without a row: no list shows them, no budget counts them, and nobody can open them. Earlier
 * versions left them behind when everything was deleted.
 */
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
 * Keeps a file under `id`; older files go when the budget is full.
 * @param store the one that was open when the file was asked for, because somebody else may be signed in by now
 * @returns false without a store, or without room even so; reading goes on without it
 * @throws when the store was closed since: whoever asked has signed out
 */
export async function keepFile(
  store: PersonStore | null,
  id: string,
  bytes: ArrayBuffer,
  at: number,
): Promise<boolean> {
  if (!store) return false
  const limit = await budget()
  if (bytes.byteLength > limit) return false
  const name = await nameOnDevice(`file|${id}`)
  // Encrypted before the transaction, because waiting inside would end it.
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
    // Deleting rows gives no room back; deleting the whole place does.
    await store.files.erase()
    return write().then(
      () => true,
      // No room even so.
      () => false,
    )
  }
}

/** The file's bytes and the time at which they were fetched; null when it is not on the device. */
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
    // Without room for the note the file is read all the same, and is deleted a little earlier.
    await files.blobs.update(name, { lastUsed: Date.now() }).catch(() => undefined)
    return { bytes, at }
  } catch {
    // Written under another key, or damaged on the disk: it is fetched again.
    return null
  }
}

export async function listFiles(): Promise<KeptFile[]> {
  const store = openStore()
  if (!store) return []
  const files = await store.files.open()
  const rows = await files.blobs.toArray()
  // A file that can't be read counts as absent.
  const metas = await Promise.all(rows.map((row) => store.openFileMeta(row).catch(() => null)))
  return rows.flatMap((row, index) => {
    const meta = metas[index] as { id: string; at: number } | null
    return meta ? [{ id: meta.id, at: meta.at, size: row.size }] : []
  })
}

/** Last known file list of each open store. */
const known = new WeakMap<PersonStore, readonly KeptFile[]>()

/**
 * The list as it was last known, without opening the files' place, which the first picture would wait for: a note of it
 * is read ahead with the start. null: `watchFiles` tells it first, as it tells what has changed since.
 */
export function peekFiles(): readonly KeptFile[] | null {
  const store = openStore()
  if (!store) return null
  const noted = known.get(store) ?? store.peekValue(noteName('kept-files'))
  if (!Array.isArray(noted)) return null
  known.set(store, noted as readonly KeptFile[])
  return noted as readonly KeptFile[]
}

/** For the next start, which on a kiosk is somebody else's. Never throws. */
export async function noteFiles(files: readonly KeptFile[]): Promise<void> {
  const store = openStore()
  if (!store) return
  const isSame = JSON.stringify(known.get(store)) === JSON.stringify(files)
  known.set(store, files)
  if (!isSame && deviceMode() !== 'kiosk') await writeNote(store, 'kept-files', files)
}

/** Calls `next` with the list now and after every change in any tab. @returns how to stop */
export function watchFiles(next: (files: readonly KeptFile[]) => void): () => void {
  // The store was closed or deleted meanwhile, or can't be opened: nothing is on the device.
  const error = () => next([])
  const tell = (files: readonly KeptFile[]) => {
    void noteFiles(files)
    next(files)
  }
  let stop: () => void = () => undefined
  let isStopped = false
  const start = () => {
    if (isStopped) return
    const subscription = liveQuery(listFiles).subscribe({ next: tell, error })
    stop = () => subscription.unsubscribe()
  }
  // Opened before it is watched, because Dexie does not follow a query that has to open a place first.
  void Promise.resolve(openStore()?.files.open()).then(start, error)
  return () => {
    isStopped = true
    stop()
  }
}

/** @param store as in `keepFile` */
export async function dropFile(store: PersonStore | null, id: string): Promise<void> {
  if (store) await erase(await store.files.open(), await nameOnDevice(`file|${id}`))
}
