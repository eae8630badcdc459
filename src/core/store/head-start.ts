import {
  bucketManager,
  DEVICE_SCHEMA,
  erasesBytes,
  keyBucket,
  openBucket,
  PERSON_SCHEMA,
  personBucket,
} from './buckets.ts'
import type { DeviceMode } from './device-mode.ts'
import { type LastStart, readLastStart } from './last-start.ts'
import { openValue, type Sealed } from './vault.ts'

/**
 * What the first picture needs of the device, read while the app's code is still on its way: without Dexie, in one file
 * with nothing but this. A wrong yes costs a chunk, a wrong no is put right by the session code itself.
 */

/** What decides the first picture. */
export interface DeviceHint {
  /** Somebody's session was open here. Always false on a kiosk, where the tab alone knows (kiosk-key-holder.ts). */
  isActive: boolean
  mode: DeviceMode
}

/** On a phone whose session goes on: what resuming it asks of the device. */
export interface HeadPerson {
  hash: string
  key: CryptoKey
  /** Of the device when this was read: another one by now, and the session has ended (session-resume.ts). */
  epoch: number
  clockOffset: number
  /** The worker has ended the session while no page was open; what its note says of the time is void. */
  isEnded: boolean
  /** Where the person's database lies. */
  place: { indexedDB: IDBFactory }
  /** What was read at the last start of this place, by the name that it was asked for. */
  values: ReadonlyMap<string, unknown>
}

const unknown: DeviceHint = { isActive: false, mode: 'personal' }
/** Dexie's versions, as a browser counts them. */
const STEP = 10

let person: Promise<HeadPerson | null> = Promise.resolve(null)

/** Asked before anything else. Leaves no database behind where there was none, and never throws. */
export function startAhead(): Promise<DeviceHint> {
  const last = readLastStart()
  const settings = readSettings()
  // Whose phone it is says the device alone; where their places are opened meanwhile, opening three takes as long as one.
  const guessed = last ? readPlaces(last.who, last.rows).catch(() => null) : null
  person = settings
    .then((found) => (found ? readPerson(found, last, guessed) : null))
    // What can't be read ahead is read by the session code, or found wanting there.
    .catch(() => null)
  return settings.then((found) => (found === null ? unknown : hintOf(found)))
}

/** For a worker, which may be one that another version installs beside: the store is read as it is, and not updated. */
export async function isKioskStore(): Promise<boolean> {
  return (await readSettings())?.mode === 'kiosk'
}

/**
 * The last picture of this screen (note-reads.ts); null where nobody is here, their session's time is up, or this screen
 * noted none. Asked with the start, before somebody takes what was read: key and answers stay in memory no longer than that.
 */
export async function lastPicture(): Promise<unknown> {
  const found = await person
  const session = found?.values.get('note|session') as { expiresAt?: unknown } | undefined
  if (!found || found.isEnded || !(Number(session?.expiresAt) > Date.now() + found.clockOffset)) return null
  return [...found.values].find(([name]) => name.startsWith('note|picture-'))?.[1] ?? null
}

/** For the first who resumes the session, once: later ones ask the device anew. */
export function takeHeadPerson(): Promise<HeadPerson | null> {
  const taken = person
  person = Promise.resolve(null)
  return taken
}

interface Settings {
  active: unknown
  mode: unknown
  epoch: unknown
  clockOffset: unknown
  /** null: over; undefined: never written. */
  endsAt: unknown
  /** false: an update of the store comes first. */
  isCurrent: boolean
}

function hintOf({ active, mode }: Settings): DeviceHint {
  return { isActive: Boolean(active), mode: mode === 'kiosk' ? 'kiosk' : 'personal' }
}

async function readSettings(): Promise<Settings | null> {
  try {
    const database = await openExisting(globalThis.indexedDB, 'portal')
    if (!database?.objectStoreNames.contains('settings')) {
      database?.close()
      return null
    }
    const names = ['active', 'mode', 'epoch', 'clock-offset', 'session-ends']
    const rows = await readRows(database, 'settings', names)
    const [active, mode, epoch, clockOffset, endsAt] = rows.map(
      (row) => (row as { value?: unknown } | undefined)?.value,
    )
    return { active, mode, epoch, clockOffset, endsAt, isCurrent: database.version === DEVICE_SCHEMA * STEP }
  } catch {
    // Forbidden here (private mode), or it can't be read: the session code finds out.
    return null
  }
}

/** @returns null when nobody is here, or the session code must look for itself */
async function readPerson(
  { active: hash, mode, isCurrent, epoch, clockOffset, endsAt }: Settings,
  last: LastStart | null,
  guessed: Promise<Places | null> | null,
): Promise<HeadPerson | null> {
  if (typeof hash !== 'string' || mode === 'kiosk' || !isCurrent) return null
  const isGuessed = last?.who === hash
  const ids = isGuessed ? last.rows : []
  const places = await (isGuessed ? guessed : readPlaces(hash, ids))
  if (!places) return null
  const { key, place, rows } = places
  const opened = await Promise.all(
    ids.map(async (id, at) => {
      const sealed = (rows[at] as { sealed?: Sealed } | undefined)?.sealed
      // What was written under another key is as good as absent.
      return sealed && (await openValue(key, `${hash}|cache|${id}`, sealed).catch(() => undefined))
    }),
  )
  const names = namesIn(opened[0])
  const values = new Map<string, unknown>()
  for (const [at, id] of ids.entries()) {
    const name = names[id]
    if (at > 0 && name !== undefined && opened[at] !== undefined) values.set(name, opened[at])
  }
  const device = {
    epoch: Number(epoch ?? 0),
    clockOffset: Number(clockOffset ?? 0),
    isEnded: endsAt === null,
  }
  return { hash, key, ...device, place, values }
}

interface Places {
  key: CryptoKey
  place: { indexedDB: IDBFactory }
  /** In the order of the names that were asked for. */
  rows: unknown[]
}

/** Key and store of a person. @returns null where one is missing, and is not made by looking for it */
async function readPlaces(hash: string, ids: readonly string[]): Promise<Places | null> {
  if (!erasesBytes()) return null
  const buckets = await bucketManager()?.keys()
  const isThere = (name: string) => buckets?.includes(name) !== false
  if (!isThere(keyBucket(hash)) || !isThere(personBucket(hash))) return null
  const [key, store] = await Promise.all([readKey(hash), readStore(hash, ids)])
  return key && store && { key, ...store }
}

/** The first row: under which name each of the others is asked for (first-reads.ts). */
function namesIn(value: unknown): Record<string, string> {
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
}

async function readKey(hash: string): Promise<CryptoKey | null> {
  const database = await openIn(keyBucket(hash))
  if (!database?.opened.objectStoreNames.contains('keys')) {
    database?.opened.close()
    return null
  }
  const [row] = await readRows(database.opened, 'keys', ['data'])
  return (row as { key?: CryptoKey } | undefined)?.key ?? null
}

async function readStore(
  hash: string,
  ids: readonly string[],
): Promise<{ place: { indexedDB: IDBFactory }; rows: unknown[] } | null> {
  const database = await openIn(personBucket(hash))
  if (database?.opened.version !== PERSON_SCHEMA * STEP) {
    database?.opened.close()
    return null
  }
  return { place: database.place, rows: await readRows(database.opened, 'cache', ids) }
}

/** The database `name` in the bucket of that name; null where there is none. */
async function openIn(
  name: string,
): Promise<{ place: { indexedDB: IDBFactory }; opened: IDBDatabase } | null> {
  const place = (await openBucket(name)) ?? globalThis
  const opened = await openExisting(place.indexedDB, name)
  return opened && { place, opened }
}

/** Without a version nothing is updated: it may wait behind another tab's update, but is never told that it is blocked. */
function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = factory.open(name)
    // No database yet: leave none behind.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(null)
    request.onsuccess = () => resolve(request.result)
  })
}

/** Closes it: whoever wants to update or erase it waits for nobody. */
function readRows(database: IDBDatabase, table: string, ids: readonly string[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction(table)
    const requests = ids.map((id): IDBRequest<unknown> => reading.objectStore(table).get(id))
    reading.oncomplete = () => resolve(requests.map(({ result }) => result))
    reading.onabort = () => reject(reading.error ?? new Error('not read'))
    database.close()
  })
}
