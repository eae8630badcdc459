import type { Dexie, EntityTable } from 'dexie'
import { deviceMode } from './device-mode.ts'
import { deviceDatabase } from './device-store.ts'
import { openStore } from './open-store.ts'
import { hasBuckets } from './buckets.ts'
import { eraseFactory, makeDatabase } from './storage-bucket.ts'

/**
 * Remembers, apart from the person's store, how much work waited in it. If the browser throws that store away,
 * the person is told that something is missing (offline.md, "Outbox"). The note is only a hint and names
 * nobody. The sealed copies lie in the device's own store and are delivered all the same.
 */
interface Note {
  id: 'note'
  /** Typed or confirmed steps that existed nowhere else. */
  pending: number
}

type Tables = Dexie & { notes: EntityTable<Note, 'id'> }

function bucketOf(hash: string): string {
  return `w-${hash}`
}

async function open(hash: string): Promise<Tables | null> {
  if (!hasBuckets()) return null
  const db = (await makeDatabase(bucketOf(hash))) as Tables
  db.version(1).stores({ notes: '&id' })
  return db
}

/** Writes the note; on a person's own phone only. */
export async function witnessWork(): Promise<void> {
  const store = openStore()
  if (!store || deviceMode() === 'kiosk') return
  const { drafts } = store.work.db
  const pending = await drafts.filter(({ state }) => state !== 'synced').count()
  const db = await open(store.hash)
  // A person who has left meanwhile has given the work up: the note would report a loss at their next visit.
  if (openStore() === store) await db?.notes.put({ id: 'note', pending }).finally(() => db.close())
  else db?.close()
}

/**
 * How many steps are missing since the last visit; 0 when all are there. Called once after the store was
 * opened, before anything is written.
 */
export async function missingWork(): Promise<number> {
  const store = openStore()
  if (!store || deviceMode() === 'kiosk') return 0
  const { drafts, outbox } = store.work.db
  const left = (await drafts.count()) + (await outbox.count())
  if (left > 0) return 0
  const db = await open(store.hash)
  const note = await db?.notes.get('note').finally(() => db.close())
  const pending = note?.pending ?? 0
  const onTheWay = await deviceDatabase.sealed.where('owner').equals(store.hash).count()
  return Math.max(0, pending - onTheWay)
}

/** At sign-out: nothing is missing from what was given up. */
export async function eraseWitness(hash: string): Promise<void> {
  if (hasBuckets()) await eraseFactory(bucketOf(hash))
}
