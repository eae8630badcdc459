import type { Dexie, EntityTable } from 'dexie'
import { eraseFactory, makeDatabase } from './storage-bucket.ts'
import type { Sealed } from './vault.ts'

/**
 * Stored file of a person, without its bytes. The files have their own bucket: browsers free the space of
 * deleted rows late, but the space of a deleted bucket at once. The bucket is opened when a file is first
 * read or stored, never before the first paint.
 */
interface FileRow {
  id: string
  lastUsed: number
  size: number
  meta: Sealed
}
/** Bytes of a file. Separate from FileRow, because a list of files must not read the bytes. */
interface FileBytesRow {
  id: string
  sealed: Sealed
}
export type FileTables = Dexie & {
  blobs: EntityTable<FileRow, 'id'>
  bytes: EntityTable<FileBytesRow, 'id'>
}

export interface FileStore {
  /** @throws after `close`, because the person has signed out */
  open(): Promise<FileTables>
  /** Deletes all files with their bytes, and creates an empty bucket. Never throws. */
  erase(): Promise<void>
  close(): void
}

export function filesBucket(hash: string): string {
  return `f-${hash}`
}

export function fileStore(hash: string): FileStore {
  let opening: Promise<FileTables> | null = null
  let erasing: Promise<void> = Promise.resolve()
  let isClosed = false

  async function make(): Promise<FileTables> {
    await erasing
    const db = (await makeDatabase(filesBucket(hash))) as FileTables
    db.version(1).stores({ blobs: '&id, lastUsed, size', bytes: '&id' })
    await db.open()
    return db
  }

  /**
   * Opens the bucket. If opening fails, or another tab deletes the bucket, the next caller opens it again.
   */
  function begin(): Promise<FileTables> {
    const current = make()
    opening = current
    const forget = () => {
      if (opening === current) opening = null
    }
    current.then((db) => db.on('close', forget), forget)
    return current
  }

  async function open(): Promise<FileTables> {
    if (isClosed) throw new Error('the store was closed')
    const db = await (opening ?? begin())
    if (isClosed) db.close()
    return db
  }

  async function eraseAll(former: Promise<FileTables> | null): Promise<void> {
    // A bucket that could not be opened has nothing to close.
    const db = await former?.catch(() => null)
    db?.close()
    await eraseFactory(filesBucket(hash))
  }

  return {
    open,
    async erase() {
      erasing = eraseAll(opening)
      opening = null
      await erasing
      // Notifies open lists. A full device may not open even an empty bucket.
      await open()
        .then((files) => files.blobs.clear())
        .catch(() => undefined)
    },
    close() {
      isClosed = true
      void opening?.then(
        (db) => db.close(),
        // A bucket that could not be opened has nothing to close.
        () => undefined,
      )
    },
  }
}
