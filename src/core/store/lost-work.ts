import type { Dexie, EntityTable } from 'dexie'
import { deviceMode } from './device-mode.ts'
import { deviceDatabase } from './device-store.ts'
import { openStore } from './open-store.ts'
import { hasBuckets } from './buckets.ts'
import { eraseFactory, makeDatabase } from './storage-bucket.ts'

/**
 * Note outside the person's store with the amount of work that waits in the store. If the browser deletes the
 * store, the app can report the loss. The note contains no personal data. The sealed copies are in the
 * device's database and are still delivered.
 */
interface Note {
  id: 'note'
  /** Number of typed or confirmed steps that existed only on this device. */
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

/** Records how much work waits. Does nothing on a kiosk or in a browser without buckets. */
export async function noteUnsentWork(): Promise<void> {
  const store = openStore()
  if (!store || deviceMode() === 'kiosk') return
  const { drafts } = store.work.db
  const pending = await drafts.filter(({ state }) => state !== 'synced').count()
  const db = await open(store.hash)
  // Skips a person who has signed out, because the note would report a loss at the next visit.
  if (openStore() === store) await db?.notes.put({ id: 'note', pending }).finally(() => db.close())
  else db?.close()
}

/**
 * Returns the number of steps that were lost since the last visit. Must be called once after the store was
 * opened, before anything is written.
 */
export async function countLostWork(): Promise<number> {
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

/** Deletes the note, because discarded work must not be reported as lost. */
export async function eraseWorkNote(hash: string): Promise<void> {
  if (hasBuckets()) await eraseFactory(bucketOf(hash))
}
