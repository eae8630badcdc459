import type { Dexie, EntityTable } from 'dexie'
import { deviceDatabase, nameOnDevice } from './device-store.ts'
import { filesBucket, type FileStore, fileStore } from './file-store.ts'
import { PERSON_SCHEMA, personBucket } from './buckets.ts'
import { type FirstReads, firstReads } from './first-reads.ts'
import type { HeadPerson } from './head-start.ts'
import { databaseIn, eraseFactory, makeDatabase } from './storage-bucket.ts'
import type { DraftState } from './work-states.ts'
import { type WorkStore, type WorkTables, workSchema, workStore } from './work-store.ts'
import { openBytes, openValue, type Sealed, sealBytes, sealValue } from './vault.ts'

/** Row of the table `cache`: an encrypted value under its opaque name (offline.md, "Store"). */
interface KeptRow {
  hash: string
  sealed: Sealed
}
type Tables = WorkTables & {
  cache: EntityTable<KeptRow, 'hash'>
}

export interface PersonStore {
  readonly hash: string
  readonly db: Tables
  readonly work: WorkStore
  readonly files: FileStore
  readValue(name: string): Promise<unknown>
  /** Returns the early value of `name` (first-reads.ts) without waiting. If undefined, call `readValue`. */
  peekValue(name: string): unknown
  readonly first: FirstReads
  writeValue(name: string, value: unknown): Promise<void>
  /** Replaces the value by `change(value)`, also when other tabs write at the same time. */
  changeValue(name: string, change: (value: unknown) => unknown): Promise<void>
  removeValue(name: string): Promise<void>
  sealFile(id: string, meta: unknown, bytes: ArrayBuffer): Promise<{ meta: Sealed; sealed: Sealed }>
  openFileMeta(row: { id: string; meta: Sealed }): Promise<unknown>
  openFileBytes(row: { id: string; sealed: Sealed }): Promise<ArrayBuffer>
  close(): void
}

/** Opens a person's database without a key, to move or count its encrypted rows. */
export async function openPersonTables(hash: string): Promise<Tables> {
  const db = withSchema(await makeDatabase(personBucket(hash)))
  await db.open()
  return db
}

function withSchema(database: Dexie): Tables {
  const db = database as Tables
  db.version(1).stores({ cache: '&hash', blobs: '&id, lastUsed, size', bytes: '&id' })
  db.version(2).stores(workSchema)
  // Files moved to their own store (file-store.ts). Old files are deleted here and fetched again.
  db.version(PERSON_SCHEMA).stores({ blobs: null, bytes: null })
  return db
}

/**
 * Returns whether the database contains typed or confirmed work that the server does not have. Needs no key,
 * and closes the database. Also counts sealed entries, because a new password ends their grant.
 */
export async function isUnfinished(db: WorkTables): Promise<boolean> {
  try {
    const isOnlyHere = (state: DraftState) =>
      state === 'draft' || state === 'rejected' || state === 'conflict'
    const typed = await db.drafts.filter(({ state }) => isOnlyHere(state)).count()
    const waiting = (await db.outbox.toArray()).map(({ opId }) => opId)
    const sent = deviceDatabase.sealed.where('opId').anyOf(waiting)
    const delivered = await sent.filter(({ state }) => state === 'done').count()
    return typed + waiting.length - delivered > 0
  } finally {
    db.close()
  }
}

export async function openPersonStore(hash: string, key: CryptoKey): Promise<PersonStore> {
  return storeOver(await openPersonTables(hash), hash, key, new Map())
}

/**
 * Returns the store of the person whom the head start found. Does not wait; the database opens at the first
 * query.
 */
export function resumePersonStore({ hash, key, place, values }: HeadPerson): PersonStore {
  return storeOver(withSchema(databaseIn(place, personBucket(hash))), hash, key, values)
}

function storeOver(
  db: Tables,
  hash: string,
  key: CryptoKey,
  ahead: ReadonlyMap<string, unknown>,
): PersonStore {
  const first = firstReads(ahead)
  const files = fileStore(hash)
  const place = (table: string, id: string) => `${hash}|${table}|${id}`
  // A row that another key encrypted counts as absent.
  const openRow = (at: string, sealed: Sealed) => openValue(key, at, sealed).catch(() => undefined)

  return {
    hash,
    db,
    work: workStore(db, hash, key),
    files,
    first,
    peekValue: (name) => first.take(name),
    // After `close` every read and write throws, because a late response must not reach the next person's
    // store.
    async readValue(name) {
      const known = first.take(name)
      if (known !== undefined) return known
      const id = await nameOnDevice(name)
      const row = await db.cache.get(id)
      return row && openRow(place('cache', id), row.sealed)
    },
    // Encrypts before the write, because waiting inside a transaction would end the transaction.
    async writeValue(name, value) {
      first.forget(name)
      const id = await nameOnDevice(name)
      const sealed = await sealValue(key, place('cache', id), value)
      await db.cache.put({ hash: id, sealed })
    },
    async changeValue(name, change) {
      first.forget(name)
      const id = await nameOnDevice(name)
      const at = place('cache', id)
      let isWritten = false
      while (!isWritten) {
        const before = await db.cache.get(id)
        const value = before && (await openRow(at, before.sealed))
        const sealed = await sealValue(key, at, change(value))
        // Waiting for decryption would end the transaction. Comparing the random `iv` of the sealed values
        // detects a change instead.
        isWritten = await db.transaction('rw', db.cache, async () => {
          const now = await db.cache.get(id)
          if (String(now?.sealed.iv) !== String(before?.sealed.iv)) return false
          await db.cache.put({ hash: id, sealed })
          return true
        })
      }
    },
    async removeValue(name) {
      first.forget(name)
      await db.cache.delete(await nameOnDevice(name))
    },
    async sealFile(id, meta, bytes) {
      return {
        meta: await sealValue(key, place('blobs-meta', id), meta),
        sealed: await sealBytes(key, place('bytes', id), bytes),
      }
    },
    openFileMeta: (row) => openValue(key, place('blobs-meta', row.id), row.meta),
    openFileBytes: (row) => openBytes(key, place('bytes', row.id), row.sealed),
    close: () => {
      first.close()
      db.close()
      files.close()
    },
  }
}

export async function erasePersonStore(hash: string): Promise<void> {
  await Promise.all([personBucket(hash), filesBucket(hash)].map(eraseFactory))
}
