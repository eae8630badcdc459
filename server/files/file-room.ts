import { join } from 'node:path'
import { and, eq, inArray, lt, or, sum } from 'drizzle-orm'
import type { Database, Tx } from '../db/connection.ts'
import { looseFiles } from '../db/schema/document-files.ts'
import { users } from '../db/schema/people.ts'
import type { ServiceSources } from '../db/sources.ts'
import type { DiskFloor } from './disk-floor.ts'
import { FileRefused } from './file-refused.ts'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, newKey, type OpenFile, type Storage } from './storage.ts'

const LOOSE_FOR_MS = 60 * 60_000
/** Time in ms for which a released file stays, for a reader who has just read its key. */
const DOOMED_FOR_MS = 60_000
/** Maximum unclaimed bytes of one person, including released files. */
const LOOSE_BYTES_EACH = 40 * 1_048_576
const AT_ONCE = 8
const LOOK_AT_DISK_BYTES = 8 * 1_048_576

/**
 * File storage whose keys only the database knows. A file is written before the transaction with its row and
 * stays unclaimed until then. After a crash it is either claimed or the cleanup deletes it.
 */
export interface FileRoom {
  /** Checks the free space before a large upload or an import. @throws DiskFull */
  requireDisk(coming?: number): Promise<void>
  /**
   * Stores a file, outside a transaction.
   * @param ownerId person whose quota of unclaimed bytes includes the file
   * @returns the key of the unclaimed file
   * @throws FileRefused above that quota; DiskFull
   */
  keep(bytes: Uint8Array, now: Date, ownerId?: number): Promise<string>
  /** Stores many files without a quota, a few at a time. @returns their keys in the same order */
  keepAll(files: readonly Uint8Array[], now: Date): Promise<string[]>
  /** Stores a large file while it arrives, without a quota. @returns the key of the unclaimed file */
  keepPieces(pieces: AsyncIterable<Uint8Array>, now: Date): Promise<string>
  claim(tx: Tx, key: string): Promise<void>
  claimAll(tx: Tx, keys: readonly string[]): Promise<void>
  /**
   * Releases the file in the transaction that removes its row. The cleanup deletes it a minute later.
   * @param share owner and size, for the quota of unclaimed bytes
   */
  release(tx: Tx, key: string, now: Date, share?: Share): Promise<void>
  /** Deletes an unclaimed file, outside a transaction. Keeps a claimed file. */
  drop(key: string): Promise<void>
  /** Returns null for a missing file. */
  read(key: string): Promise<Uint8Array | null>
  /** Opens a file for reading. The caller closes it. Returns null for a missing file. */
  open(key: string): Promise<OpenFile | null>
  /** Deletes files released a minute ago or unclaimed for an hour. @returns their number */
  sweep(now: Date, batch: number): Promise<number>
}

export interface DrawnFiles {
  has(key: string): boolean
  draw(key: string): Promise<Uint8Array | null>
}

const nothingDrawn: DrawnFiles = { has: () => false, draw: async () => null }

interface Share {
  /** users.id of the owner, whose quota of unclaimed bytes includes the file. */
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

/** Opens the storage of bytes by key, without the rows that use them, for backups. */
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
  /**
   * Deletes the files of a failed call. Otherwise they would use up a full disk for an hour, and each retry
   * would add more.
   */
  async function forget(keys: readonly string[]): Promise<void> {
    try {
      await removeDoomed(keys)
    } catch {
      // The storage is unreachable. The caller reports the first error, and the cleanup deletes the files.
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
        // The file may exist anyway, so it stays unclaimed until the cleanup. Without an owner it counts
        // towards nobody's quota, which retries would otherwise exhaust.
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
          // Waits for all parallel writes before it reports a failure.
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
      // Waits for a concurrent claim, which locks the row. After a claim the row no longer exists.
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

/** Checks the disk between pieces: others write too, and the file's length is unknown. @throws DiskFull */
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

/** Reserves a key before the bytes are written. Concurrent uploads of one person are counted one by one. */
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
