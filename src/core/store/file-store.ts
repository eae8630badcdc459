import type { Dexie, EntityTable } from 'dexie'
import { eraseFactory, makeDatabase } from './storage-bucket.ts'
import type { Sealed } from './vault.ts'

/**
 * A person's kept files, in a place of their own. Deleted rows give a full device no room back, because the
 * browser frees their bytes when it likes; a place that is deleted as a whole does so at once. It is opened
 * when a file is first read or kept, never before the first picture.
 */
interface FileRow {
  id: string
  lastUsed: number
  size: number
  meta: Sealed
}
/** Apart from its row, so that listing files reads no file. */
interface FileBytesRow {
  id: string
  sealed: Sealed
}
export type FileTables = Dexie & {
  blobs: EntityTable<FileRow, 'id'>
  bytes: EntityTable<FileBytesRow, 'id'>
}

export interface FileStore {
  /** @throws once it is closed: whoever asked has signed out */
  open(): Promise<FileTables>
  /** Deletes all files with their bytes; the next file creates the place anew. Never throws. */
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

  /** A place that can't be opened, or that another tab has deleted, is created anew for the next caller. */
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
    // A place that could not be opened has nothing to close.
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
      // Opening it tells whoever shows a list. Without room even for an empty place nothing is listed.
      await open()
        .then((files) => files.blobs.clear())
        .catch(() => undefined)
    },
    close() {
      isClosed = true
      void opening?.then(
        (db) => db.close(),
        // A place that could not be opened has nothing to close.
        () => undefined,
      )
    },
  }
}
