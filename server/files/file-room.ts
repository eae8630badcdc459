import { join } from 'node:path'
import { and, eq, inArray, lt, or, sum } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { looseFiles } from '../db/schema/document-files.ts'
import { users } from '../db/schema/people.ts'
import type { ServiceSources } from '../db/sources.ts'
import type { DiskFloor } from './disk-floor.ts'
import { FileRefused } from './file-refused.ts'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, newKey, type OpenFile, type Storage } from './storage.ts'

/** Longer than any upload can take between its file and its row. */
const LOOSE_FOR_MS = 60 * 60_000
/** Time left to a reader who has just found the file's key, after the file was given up. */
const DOOMED_FOR_MS = 60_000
/** Loose bytes that one person may have; the job frees them after a minute. */
const LOOSE_BYTES_EACH = 40 * 1_048_576
/** Files of one call that are written side by side: each waits for the disk, or for the bucket. */
const AT_ONCE = 8
const LOOK_AT_DISK_BYTES = 8 * 1_048_576

/**
 * Files whose places are known to the database alone. A file is written before the transaction that points to it, and
 * counts as loose until that transaction claims it: whatever breaks, it is either pointed to or swept away.
 */
export interface FileRoom {
  /** Before a large file is heard, or rows of one are written. @throws DiskFull */
  requireDisk(coming?: number): Promise<void>
  /**
   * Outside a transaction.
   * @param ownerId whose loose bytes they are
   * @returns the key of a loose file
   * @throws FileRefused when that person has too many of them; DiskFull
   */
  keep(bytes: Uint8Array, now: Date, ownerId?: number): Promise<string>
  /** Many at once, of nobody's share: written a few at a time. @returns their keys, in the same order */
  keepAll(files: readonly Uint8Array[], now: Date): Promise<string[]>
  /** A large one, of nobody's share, as it arrives: never whole in the memory. @returns the key of a loose file */
  keepPieces(pieces: AsyncIterable<Uint8Array>, now: Date): Promise<string>
  /** Claims it in the transaction of the row that points to it. */
  claim(tx: Tx, key: string): Promise<void>
  claimAll(tx: Tx, keys: readonly string[]): Promise<void>
  /**
   * Releases it in the transaction that gives it up; the sweep removes it a minute later. @param share whose
   * bytes they were
   */
  release(tx: Tx, key: string, now: Date, share?: Share): Promise<void>
  /** Outside a transaction: removes a file that was not claimed. A claimed one stays. */
  drop(key: string): Promise<void>
  /** null when it is gone. */
  read(key: string): Promise<Uint8Array | null>
  /** A file to read from disk, for whoever closes it; null when it is gone. */
  open(key: string): Promise<OpenFile | null>
  /** Removes what was given up a minute ago, and what has been loose for an hour. @returns how many files */
  sweep(now: Date, batch: number): Promise<number>
}

/** Files that are stored nowhere: they are drawn when somebody opens one. */
export interface DrawnFiles {
  has(key: string): boolean
  draw(key: string): Promise<Uint8Array | null>
}

const nothingDrawn: DrawnFiles = { has: () => false, draw: async () => null }

interface Share {
  /** users.id */
  ownerId: number
  bytes: number
}

export async function createFileRoom(
  { db, environment }: ServiceSources,
  drawn: DrawnFiles,
  disk: Pick<DiskFloor, 'require'>,
): Promise<FileRoom> {
  return openFileRoom(db, await openStorage(environment), drawn, disk)
}

/** Bytes by their key, for whoever copies them: nothing of the rows that point there. */
export async function openStorage({ s3, dataDir }: ServiceSources['environment']): Promise<Storage> {
  return s3 === null ? folderStorage(join(dataDir, 'files')) : s3Storage(s3)
}

export function openFileRoom(
  db: Database,
  storage: Storage,
  drawn: DrawnFiles = nothingDrawn,
  disk: Pick<DiskFloor, 'require'> = { require: async () => undefined },
): FileRoom {
  async function removeDoomed(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await storage.remove(key)
      await db.delete(looseFiles).where(eq(looseFiles.key, key))
    }
  }
  /** On a full disk they would take up its room for an hour, and each new try as much again. */
  async function forget(keys: readonly string[]): Promise<void> {
    try {
      await removeDoomed(keys)
    } catch {
      // Of a storage that is away: what failed first is told, and the sweep removes them.
    }
  }
  async function claimAll(tx: Tx, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    const mine = and(inArray(looseFiles.key, [...keys]), eq(looseFiles.isDoomed, false))
    const rows = await tx.delete(looseFiles).where(mine).returning({ key: looseFiles.key })
    if (rows.length < keys.length) throw new Error('a file was swept before it was claimed')
  }
  return {
    requireDisk: (coming) => disk.require(coming),
    async keep(bytes, now, ownerId) {
      await disk.require(bytes.length)
      const key = newKey()
      const row = { key, since: now, bytes: bytes.length }
      if (ownerId === undefined) await db.insert(looseFiles).values(row)
      else await db.transaction((tx) => reserve(tx, { ...row, ownerId }))
      try {
        await storage.put(key, bytes)
      } catch (cause) {
        // It may lie there all the same: it stays loose until the sweep, but is nobody's share, or whoever comes again
        // while the storage is away would use theirs up.
        await db.update(looseFiles).set({ ownerId: null }).where(eq(looseFiles.key, key))
        throw cause
      }
      return key
    },
    async keepAll(files, now) {
      await disk.require(files.reduce((sum, { length }) => sum + length, 0))
      const kept = files.map((bytes) => ({ key: newKey(), since: now, bytes: bytes.length }))
      if (kept.length > 0) await db.insert(looseFiles).values(kept)
      const keys = kept.map(({ key }) => key)
      try {
        for (let start = 0; start < files.length; start += AT_ONCE) {
          const some = files.slice(start, start + AT_ONCE)
          const puts = some.map((bytes, index) => storage.put(keys[start + index] ?? '', bytes))
          // Of those side by side each is over before one that failed is told.
          for (const put of await Promise.allSettled(puts)) if (put.status === 'rejected') throw put.reason
        }
      } catch (cause) {
        await forget(keys)
        throw cause
      }
      return keys
    },
    claim: (tx, key) => claimAll(tx, [key]),
    claimAll,
    async release(tx, key, now, share) {
      if (!drawn.has(key)) await tx.insert(looseFiles).values({ key, since: now, isDoomed: true, ...share })
    },
    async drop(key) {
      // A claim under way holds the row: this waits for it, and then finds nothing.
      const rows = await db
        .update(looseFiles)
        .set({ isDoomed: true })
        .where(eq(looseFiles.key, key))
        .returning({ key: looseFiles.key })
      await removeDoomed(rows.map((row) => row.key))
    },
    async keepPieces(pieces, now) {
      await disk.require()
      const key = newKey()
      await db.insert(looseFiles).values({ key, since: now, bytes: 0 })
      await storage.putPieces(key, watched(pieces, disk))
      return key
    },
    open: (key) => storage.open(key),
    read: (key) => (drawn.has(key) ? drawn.draw(key) : storage.get(key)),
    async sweep(now, batch) {
      const old = db
        .select({ key: looseFiles.key })
        .from(looseFiles)
        .where(
          or(
            lt(looseFiles.since, new Date(now.getTime() - LOOSE_FOR_MS)),
            and(looseFiles.isDoomed, lt(looseFiles.since, new Date(now.getTime() - DOOMED_FOR_MS))),
          ),
        )
        .limit(batch)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(looseFiles)
        .set({ isDoomed: true })
        .where(inArray(looseFiles.key, old))
        .returning({ key: looseFiles.key })
      await removeDoomed(rows.map((row) => row.key))
      return rows.length
    },
  }
}

/** Others write meanwhile, and of a file of unknown length nobody knows whether it fits. @throws DiskFull */
async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  disk: Pick<DiskFloor, 'require'>,
): AsyncGenerator<Uint8Array> {
  let since = 0
  for await (const piece of pieces) {
    since += piece.length
    if (since >= LOOK_AT_DISK_BYTES) {
      since = 0
      await disk.require()
    }
    yield piece
  }
}

/** Called before the bytes are written; several uploads of one person are counted one after the other. */
async function reserve(
  tx: Tx,
  row: { key: string; since: Date; bytes: number; ownerId: number },
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.ownerId)).for('no key update')
  const [loose] = await tx
    .select({ bytes: sum(looseFiles.bytes) })
    .from(looseFiles)
    .where(eq(looseFiles.ownerId, row.ownerId))
  if (Number(loose?.bytes ?? 0) + row.bytes > LOOSE_BYTES_EACH) throw new FileRefused('tooManyAtOnce')
  await tx.insert(looseFiles).values(row)
}
