import Dexie, { type EntityTable, type Table } from 'dexie'
import { DEVICE_SCHEMA } from './buckets.ts'
import { forgetLastStart } from './last-start.ts'
import { opaqueName, randomBytes, randomName, type WrappedKey } from './vault.ts'
import { type CopyState, nextCopy } from './work-states.ts'

/** Wrong passwords since the last right one, by the device's clock (unlock-tries.ts). */
export interface UnlockTries {
  count: number
  /** Device time in ms of the last attempt. */
  since: number
  /** Lock in ms after the last attempt. */
  waitMs: number
}

/**
 * A person who has signed in on this device. Nothing in the device's own store names anybody or holds readable
 * personal data, and no wipe deletes it.
 */
export interface KnownPerson {
  /** Opaque name of the person on this device, and of their bucket. */
  hash: string
  /** Opaque names of what they typed to sign in: number, nickname or mail. */
  logins: string[]
  wrappedKey: WrappedKey
  /** Server time in ms of the last sign-in with the server. */
  lastSignIn: number
  tries?: UnlockTries | undefined
  /** Unsent work waits in a separate database since their sign-out (left-work.ts). */
  hasLeftWork?: boolean
}

interface Setting {
  key:
    | 'salt'
    | 'active'
    | 'mode'
    | 'epoch'
    | 'clock-offset'
    /** Server time in ms at which the present session ends, for the worker; null without a session. */
    | 'session-ends'
    /** Hosts and operations that answered a bare 401, for which the page was reloaded (session-signals.ts). */
    | 'reloaded-after-401'
    /** The worker's language (hooks/worker-locale.ts). */
    | 'locale'
    /** Lease of the sender that delivers, with its end (delivery-lead.ts). */
    | 'delivery-lease'
    | `delivery-beat-${number}`
    | 'plain-delivery-lease'
    | `plain-delivery-beat-${number}`
    /** Random texts by which servers recognise this device (known-device.ts). */
    | 'known-devices'
    /** Random name of the last request for a recovery code (recovery.ts). */
    | 'recovery-request'
    /** The server's public key, for days without a network. */
    | 'delivery-key'
    /** Operations that a server did not know, by server address (lacking-watch.ts). */
    | 'lacking'
  value: unknown
}

/**
 * A request that waits for delivery, encrypted to the server (offline.md, "Store"). A reader of the device
 * sees the time, form and step of a confirmation, but neither content nor author.
 */
export interface SealedRow {
  seq?: number
  opId: string
  /** Opaque name of a line whose copies must arrive in order. */
  stream: string
  /** Opaque name of the author on this device. */
  owner: string
  form: string
  step: string
  /** The operation's number in the contract, which tells how to read the answer. */
  operation: string
  /** '' after delivery, and while the envelope lies in pieces. */
  jwe: string
  /**
   * For an envelope too large for one request: the number of pieces, the hash of all of them, and how many the
   * server has.
   */
  pieces?: { count: number; sha256: string; sent: number } | null
  /**
   * Ticket for sealed delivery (ticket-stock.ts), which only the server can read, so it tells nobody whose it
   * is. null: none was at hand; absent in rows of an app from before tickets.
   */
  ticket?: string | null
  /** Waits while the device is on mobile data. */
  wifiOnly?: boolean
  /** The server does not know its operation yet. */
  isLacked?: boolean
  /** stray: nobody can deliver it and its author's record is gone (strays.ts); it holds up nothing. */
  state: CopyState
  /** Number of the lease under which it was last sent. */
  fence: number
  attempts: number
  /** Device time in ms before which it is not sent. */
  dueAt: number
  /** Server time in ms of its confirmation, then of its delivery. */
  at: number
}

/** A part of an envelope, as long as one request may be. */
export interface PieceRow {
  opId: string
  n: number
  text: string
}

export const deviceDatabase = new Dexie('portal', { chromeTransactionDurability: 'strict' }) as Dexie & {
  settings: EntityTable<Setting, 'key'>
  people: EntityTable<KnownPerson, 'hash'>
  sealed: EntityTable<SealedRow, 'seq'>
  pieces: Table<PieceRow, [string, number]>
}
const database = deviceDatabase
/** Prefix of the owner's name of a copy whose author this device has forgotten. */
const NOBODY = 'n-'
database.version(1).stores({ settings: '&key', people: '&hash' })
database.version(2).stores({ sealed: '++seq, &opId, owner' })
database.version(DEVICE_SCHEMA).stores({ pieces: '&[opId+n], opId' })

export async function readSetting<T>(key: Setting['key']): Promise<T | undefined> {
  return (await database.settings.get(key))?.value as T | undefined
}

export async function writeSetting(key: Setting['key'], value: unknown): Promise<void> {
  await database.settings.put({ key, value })
}

let salt: Promise<Uint8Array<ArrayBuffer>> | null = null

/** The device's random salt, which never changes. Every name needs it, so the page remembers it. */
function deviceSalt(): Promise<Uint8Array<ArrayBuffer>> {
  salt ??= readSalt().catch((cause: unknown) => {
    salt = null
    throw cause
  })
  return salt
}

/** Created once; two tabs that start together get the same one. */
async function readSalt(): Promise<Uint8Array<ArrayBuffer>> {
  const fresh = randomBytes(32)
  return database.transaction('rw', database.settings, async () => {
    const stored = await database.settings.get('salt')
    if (stored) return stored.value as Uint8Array<ArrayBuffer>
    await database.settings.add({ key: 'salt', value: fresh })
    return fresh
  })
}

export async function nameOnDevice(text: string): Promise<string> {
  return opaqueName(await deviceSalt(), text)
}

export async function findPerson(hash: string): Promise<KnownPerson | undefined> {
  return database.people.get(hash)
}

/** The person who signed in on this device with this name before. */
export async function findPersonByLogin(login: string): Promise<KnownPerson | undefined> {
  const name = await loginName(login)
  return database.people.filter((person) => person.logins.includes(name)).first()
}

export async function savePerson(person: KnownPerson): Promise<void> {
  await database.people.put(person)
}

export async function forgetPerson(hash: string): Promise<void> {
  await database.people.delete(hash)
}

/**
 * Deletes the opaque names and wrapped keys of all who used this device, and what lets servers recognise it;
 * for a device that becomes a kiosk.
 */
export async function forgetEverybody(): Promise<void> {
  await database.transaction('rw', database.settings, database.people, async () => {
    await database.people.clear()
    await database.settings.put({ key: 'active', value: null })
    await database.settings.bulkDelete(['known-devices', 'recovery-request'])
  })
  forgetLastStart()
  await forgetOwners(() => false)
}

export function loginName(login: string): Promise<string> {
  return nameOnDevice(`login|${login.trim().toLowerCase()}`)
}

/**
 * A number that grows whenever a session ends on this device. A page that slept compares it before it shows
 * anything again.
 */
export async function readEpoch(): Promise<number> {
  return (await readSetting<number>('epoch')) ?? 0
}

/**
 * @param isEnd nobody is signed in from now on; in the same write, so that no tab sees the one without the
 * other
 */
export async function raiseEpoch(isEnd = false): Promise<number> {
  return database.transaction('rw', database.settings, async () => {
    const stored = await database.settings.get('epoch')
    const value = Number(stored?.value ?? 0) + 1
    await database.settings.put({ key: 'epoch', value })
    if (isEnd) await writeSetting('session-ends', null)
    return value
  })
}

/**
 * On a kiosk: copies that no person here can claim any more. Those still to be sent stay, in their order, under
 * a name that leads to nobody; the others are deleted.
 */
export async function forgetOwners(isHere: (owner: string) => boolean): Promise<void> {
  const { sealed, pieces } = database
  const fresh = new Map<string, string>()
  const renamed = (name: string) => {
    const known = fresh.get(name) ?? `${NOBODY}${randomName()}`
    fresh.set(name, known)
    return known
  }
  await database.transaction('rw', sealed, pieces, async () => {
    for (const row of await sealed.toArray()) {
      if (isHere(row.owner) || row.seq === undefined) continue
      if (nextCopy(row, 'forgotten') === 'gone') {
        await sealed.delete(row.seq)
        await pieces.where('opId').equals(row.opId).delete()
      } else if (!row.owner.startsWith(NOBODY)) {
        await sealed.update(row.seq, { owner: renamed(row.owner), stream: renamed(row.stream) })
      }
    }
  })
}
