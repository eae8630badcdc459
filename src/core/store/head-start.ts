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
 * Reads the data of the first paint from the device while the app's code is loading. Does not use Dexie, to
 * stay small. A wrong `isActive` is harmless: a wrong true loads an unneeded chunk, and the session code
 * corrects a wrong false.
 */

export interface DeviceHint {
  /**
   * True when a session is open. Always false on a kiosk, where only the tab knows this
   * (kiosk-key-holder.ts).
   */
  isActive: boolean
  mode: DeviceMode
}

export interface HeadPerson {
  hash: string
  key: CryptoKey
  /**
   * Epoch at the time of the read. A later change means that a session began or ended (session-resume.ts).
   */
  epoch: number
  clockOffset: number
  /**
   * True when the worker ended the session while no page was open. The expiry in the session note is then
   * void.
   */
  isEnded: boolean
  place: { indexedDB: IDBFactory }
  values: ReadonlyMap<string, unknown>
}

const unknown: DeviceHint = { isActive: false, mode: 'personal' }
const STEP = 10

let person: Promise<HeadPerson | null> = Promise.resolve(null)

/** Starts the early reads. Runs before anything else, creates no database and never throws. */
export function startHeadStart(): Promise<DeviceHint> {
  const last = readLastStart()
  const settings = readSettings()
  // Opens the last person's databases in parallel, before the settings show who is signed in.
  const guessed = last ? readPlaces(last.who, last.rows).catch(() => null) : null
  person = settings
    .then((found) => (found ? readPerson(found, last, guessed) : null))
    // The session code reads the rest, or reports the failure.
    .catch(() => null)
  return settings.then((found) => (found === null ? unknown : hintOf(found)))
}

/** Reads the mode for a worker. Does not upgrade the store, because another app version may still use it. */
export async function isKioskStore(): Promise<boolean> {
  return (await readSettings())?.mode === 'kiosk'
}

/**
 * Returns the last picture of this screen (note-reads.ts). Must run before `takeHeadPerson`, which clears key
 * and values from memory.
 * @returns null when nobody is signed in, the session has expired, or this screen has no picture
 */
export async function lastPicture(): Promise<unknown> {
  const found = await person
  const session = found?.values.get('note|session') as { expiresAt?: unknown } | undefined
  if (!found || found.isEnded || !(Number(session?.expiresAt) > Date.now() + found.clockOffset)) return null
  return [...found.values].find(([name]) => name.startsWith('note|picture-'))?.[1] ?? null
}

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
  /** Deadline of the session; null after its end, undefined when it was never written. */
  endsAt: unknown
  /** False when the store must be upgraded first. */
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
    // Storage is blocked (private mode) or damaged. The session code handles this.
    return null
  }
}

/** @returns null when nobody is signed in, or when the session code must read the device */
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
      // A value that another key encrypted counts as absent.
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
  rows: unknown[]
}

/**
 * Reads a person's key and store without creating them.
 * @returns null when the key or the store is missing
 */
async function readPlaces(hash: string, ids: readonly string[]): Promise<Places | null> {
  if (!erasesBytes()) return null
  const buckets = await bucketManager()?.keys()
  const isThere = (name: string) => buckets?.includes(name) !== false
  if (!isThere(keyBucket(hash)) || !isThere(personBucket(hash))) return null
  const [key, store] = await Promise.all([readKey(hash), readStore(hash, ids)])
  return key && store && { key, ...store }
}

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

/** Opens the database `name` in the bucket of that name; null when it does not exist. */
async function openIn(
  name: string,
): Promise<{ place: { indexedDB: IDBFactory }; opened: IDBDatabase } | null> {
  const place = (await openBucket(name)) ?? globalThis
  const opened = await openExisting(place.indexedDB, name)
  return opened && { place, opened }
}

function openExisting(factory: IDBFactory, name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = factory.open(name)
    // Aborts the creation of a missing database.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(null)
    request.onsuccess = () => resolve(request.result)
  })
}

function readRows(database: IDBDatabase, table: string, ids: readonly string[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction(table)
    const requests = ids.map((id): IDBRequest<unknown> => reading.objectStore(table).get(id))
    reading.oncomplete = () => resolve(requests.map(({ result }) => result))
    reading.onabort = () => reject(reading.error ?? new Error('the rows could not be read'))
    database.close()
  })
}
