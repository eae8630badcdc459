import type { Dexie, EntityTable } from 'dexie'
import { eraseFactory, makeDatabase } from './storage-bucket.ts'
import type { Sealed } from './vault.ts'

/**
 * Where a person's kept files lie: apart from everything else of theirs, because rows that are deleted give a full
 * device no room back (the browser frees their bytes when it likes), and a place that is deleted as a whole does so at
 * once. It is opened when a file is first read or kept, never before the first picture.
 */
interface FileRow {
  id: string
  lastUsed: number
  size: number
  meta: Sealed
}
/** Apart from its row, so that a list of files reads no file. */
interface FileBytesRow {
  id: string
  sealed: Sealed
}
export type FileTables = Dexie & {
  blobs: EntityTable<FileRow, 'id'>
  bytes: EntityTable<FileBytesRow, 'id'>
}

export interface FileStore {
  /** @throws once it is closed: who asked has left */
  open(): Promise<FileTables>
  /** All files go, with their bytes; what is kept next makes the place anew. Never throws. */
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

  /** One that can't be opened, or that another tab has erased, is made anew for whoever asks next. */
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
    // One that could not be opened has nothing to close.
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
      // Whoever shows a list hears of it by this. Where there is no room even for an empty one, nothing is listed.
      await open()
        .then((files) => files.blobs.clear())
        .catch(() => undefined)
    },
    close() {
      isClosed = true
      void opening?.then(
        (db) => db.close(),
        // One that could not be opened has nothing to close.
        () => undefined,
      )
    },
  }
}
