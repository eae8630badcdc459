import { join } from 'node:path'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Tx } from '../db/connect.ts'
import { looseFiles } from '../db/schema/document-files.ts'
import { demoFile, isDemoKey } from '../db/seed/demo-files.ts'
import type { ServiceSources } from '../services.ts'
import { s3Storage } from './s3-storage.ts'
import { folderStorage, newKey, type Storage } from './storage.ts'

/** Longer than any upload can take between its file and its row. */
const LOOSE_FOR_MS = 60 * 60_000

/**
 * Files whose places are known to the database alone. A file is written before the transaction that points to it, and
 * counts as loose until that transaction claims it: whatever breaks, it is either pointed to or swept away.
 */
export interface FileRoom {
  /** Outside a transaction. @returns the key of a loose file */
  keep(bytes: Uint8Array, now: Date): Promise<string>
  /** In the transaction that points to it. */
  claim(tx: Tx, key: string): Promise<void>
  /** In the transaction that gives it up; the sweep removes it. */
  release(tx: Tx, key: string, now: Date): Promise<void>
  /** Outside a transaction: removes a file that was not claimed. One that was stays. */
  drop(key: string): Promise<void>
  /** null when it is gone. */
  read(key: string): Promise<Uint8Array | null>
  /** Removes what has been loose for an hour. */
  sweep(now: Date, batch: number): Promise<void>
}

export async function createFileRoom({ db, environment }: ServiceSources): Promise<FileRoom> {
  return openFileRoom(db, await openStorage(environment))
}

async function openStorage({ s3, dataDir }: ServiceSources['environment']): Promise<Storage> {
  return s3 === null ? folderStorage(join(dataDir, 'files')) : s3Storage(s3)
}

export function openFileRoom(db: Database, storage: Storage): FileRoom {
  async function removeDoomed(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await storage.remove(key)
      await db.delete(looseFiles).where(eq(looseFiles.key, key))
    }
  }
  return {
    async keep(bytes, now) {
      const key = newKey()
      await db.insert(looseFiles).values({ key, since: now })
      await storage.put(key, bytes)
      return key
    },
    async claim(tx, key) {
      const mine = and(eq(looseFiles.key, key), eq(looseFiles.isDoomed, false))
      const rows = await tx.delete(looseFiles).where(mine).returning({ key: looseFiles.key })
      if (rows.length === 0) throw new Error('the file was swept before it was claimed')
    },
    async release(tx, key, now) {
      if (!isDemoKey(key)) await tx.insert(looseFiles).values({ key, since: now })
    },
    async drop(key) {
      // A claim that is under way holds the row: this waits for it, and then finds nothing.
      const rows = await db
        .update(looseFiles)
        .set({ isDoomed: true })
        .where(eq(looseFiles.key, key))
        .returning({ key: looseFiles.key })
      await removeDoomed(rows.map((row) => row.key))
    },
    read: (key) => (isDemoKey(key) ? demoFile(key) : storage.get(key)),
    async sweep(now, batch) {
      const old = db
        .select({ key: looseFiles.key })
        .from(looseFiles)
        .where(lt(looseFiles.since, new Date(now.getTime() - LOOSE_FOR_MS)))
        .limit(batch)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(looseFiles)
        .set({ isDoomed: true })
        .where(inArray(looseFiles.key, old))
        .returning({ key: looseFiles.key })
      await removeDoomed(rows.map((row) => row.key))
    },
  }
}
