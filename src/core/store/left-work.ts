import type { Table } from 'dexie'
import { findPerson, savePerson } from './device-store.ts'
import { openPersonTables } from './person-store.ts'
import { eraseFactory, makeDatabase, protectFactory } from './storage-bucket.ts'
import { type WorkTables, workSchema } from './work-store.ts'

/**
 * Work that the server has not accepted when its owner signs out of a phone. It stays, under their password, in
 * a database of its own, while everything else of theirs is deleted (offline.md, "Keys": as on a kiosk). It is
 * moved in its encrypted form, so no key is needed.
 */

function leftName(hash: string): string {
  return `l-${hash}`
}

export async function openLeft(hash: string): Promise<WorkTables> {
  const db = (await makeDatabase(leftName(hash))) as WorkTables
  db.version(1).stores(workSchema)
  await db.open()
  return db
}

export type Left =
  /** Nothing waits. */
  | 'nothing'
  /** It lies in a place of its own now; the person's database can be deleted. */
  | 'moved'
  /** It could not be moved, and lies in the person's database, which must stay. */
  | 'there'

/** @throws when the person's database can't be read now; it must stay, too */
export async function leaveWork(hash: string): Promise<Left> {
  // Another tab has signed out before; what it has moved can't be seen in the person's database.
  if ((await findPerson(hash))?.hasLeftWork) return 'moved'
  const from = await openPersonTables(hash)
  try {
    if (!(await isAnythingLeft(from))) {
      // Left by a sign-out that was killed before it was noted.
      await eraseFactory(leftName(hash))
      return 'nothing'
    }
    // Answers go first, to make room, and so that nothing but work stays whatever happens. On a disk where not
    // even that can be written they are deleted with the database, or stay under the password.
    await from.cache.clear().catch(() => undefined)
    await moveAway(hash, from)
    return 'moved'
  } catch {
    // No room, or a damaged store: the work is safe where it is.
    await eraseFactory(leftName(hash))
    return 'there'
  } finally {
    from.close()
  }
}

async function isAnythingLeft({ drafts, outbox }: WorkTables): Promise<boolean> {
  return (await outbox.count()) > 0 || (await drafts.filter(({ state }) => state !== 'synced').count()) > 0
}

async function moveAway(hash: string, from: WorkTables): Promise<void> {
  await eraseFactory(leftName(hash))
  await copyWork(from, hash, 'out')
  // Protected as the person's own place was; a refusal changes nothing.
  await protectFactory(leftName(hash)).catch(() => false)
  const person = await findPerson(hash)
  if (!person) throw new Error('nobody could find it again')
  await savePerson({ ...person, hasLeftWork: true })
}

/**
 * Moves the work back into the person's database; rows that an interrupted move has left there are written once
 * more.
 */
export async function takeUpWork(hash: string): Promise<void> {
  const person = await findPerson(hash)
  if (!person?.hasLeftWork) return
  const to = await openPersonTables(hash)
  try {
    await copyWork(to, hash, 'back')
  } finally {
    to.close()
  }
  await eraseFactory(leftName(hash))
  await savePerson({ ...person, hasLeftWork: false })
}

async function copyWork(own: WorkTables, hash: string, way: 'out' | 'back'): Promise<void> {
  const left = await openLeft(hash)
  const [from, to] = way === 'out' ? [own, left] : [left, own]
  try {
    for (const name of ['drafts', 'receipts', 'outbox'] as const) {
      // Left by an earlier sign-out, when the browser was too busy to delete it: the person's own place is
      // newer.
      if (way === 'out' && (await to.table(name).count()) > 0) await to.table(name).clear()
      await copyTable(from.table(name), to.table(name))
    }
  } finally {
    left.close()
  }
}

/** One row at a time: the files that wait may be larger together than a small phone's memory. */
async function copyTable(from: Table, to: Table): Promise<void> {
  for (const key of await from.toCollection().primaryKeys()) {
    const row: unknown = await from.get(key)
    if (row !== undefined) await to.put(row)
  }
}
