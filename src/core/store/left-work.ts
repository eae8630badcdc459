import type { Table } from 'dexie'
import { findPerson, savePerson } from './device-store.ts'
import { openPersonTables } from './person-store.ts'
import { eraseFactory, makeDatabase, protectFactory } from './storage-bucket.ts'
import { type WorkTables, workSchema } from './work-store.ts'

/**
 * Keeps work that the server has not accepted when a person signs out of a phone. The work moves to a
 * separate database, encrypted under the password. All other data of the person are deleted (offline.md,
 * "Keys"). The move copies encrypted rows, so it needs no key.
 */

function leftName(hash: string): string {
  return `l-${hash}`
}

export async function openSetAsideWork(hash: string): Promise<WorkTables> {
  const db = (await makeDatabase(leftName(hash))) as WorkTables
  db.version(1).stores(workSchema)
  await db.open()
  return db
}

export type SetAsideResult =
  | 'nothing'
  | 'moved'
  /** The move failed. The work is in the person's database, which must stay. */
  | 'there'

/**
 * Moves unsent work out of the person's database.
 * @throws when the database cannot be read; the database must then stay
 */
export async function setAsideWork(hash: string): Promise<SetAsideResult> {
  // Another tab has already signed out and moved the work out of the person's database.
  if ((await findPerson(hash))?.hasLeftWork) return 'moved'
  const from = await openPersonTables(hash)
  try {
    if (!(await isAnythingLeft(from))) {
      // Removes the remains of a sign-out that crashed before `hasLeftWork` was saved.
      await eraseFactory(leftName(hash))
      return 'nothing'
    }
    // Deletes cached responses first, to free space and to keep only work if the move fails. If this deletion
    // fails, the responses are deleted later with the database, or stay encrypted under the password.
    await from.cache.clear().catch(() => undefined)
    await moveAway(hash, from)
    return 'moved'
  } catch {
    // There is no space, or the store is damaged. The work stays in the person's database.
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
  // Asks for persistent storage. A refusal is harmless.
  await protectFactory(leftName(hash)).catch(() => false)
  const person = await findPerson(hash)
  if (!person) throw new Error('the person of the unsent work is unknown on this device')
  await savePerson({ ...person, hasLeftWork: true })
}

/** Moves the work back into the person's database. Overwrites the rows of an interrupted move. */
export async function restoreWork(hash: string): Promise<void> {
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
  const left = await openSetAsideWork(hash)
  const [from, to] = way === 'out' ? [own, left] : [left, own]
  try {
    for (const name of ['drafts', 'receipts', 'outbox'] as const) {
      // The browser may have failed to delete the copy of an earlier sign-out. The person's database is
      // newer.
      if (way === 'out' && (await to.table(name).count()) > 0) await to.table(name).clear()
      await copyTable(from.table(name), to.table(name))
    }
  } finally {
    left.close()
  }
}

/** Copies one row at a time, because all waiting files together may exceed the memory of a small phone. */
async function copyTable(from: Table, to: Table): Promise<void> {
  for (const key of await from.toCollection().primaryKeys()) {
    const row: unknown = await from.get(key)
    if (row !== undefined) await to.put(row)
  }
}
