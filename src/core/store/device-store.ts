import Dexie, { type EntityTable, type Table } from 'dexie'
import { DEVICE_SCHEMA } from './buckets.ts'
import { forgetLastStart } from './last-start.ts'
import { opaqueName, randomBytes, randomName, type WrappedKey } from './vault.ts'
import { type CopyState, nextCopy } from './work-states.ts'

/** Wrong passwords since the last correct password, with times of the device's clock (unlock-tries.ts). */
export interface UnlockTries {
  count: number
  /** Device time in ms of the last attempt. */
  since: number
  /** Wait after the last attempt, in ms. */
  waitMs: number
}

/**
 * Copy of a person's data key on a phone, wrapped for a passkey (offline.md, "Keys").
 * - prf: by the authenticator's PRF extension. Also opens without a network.
 * - server: by a key that the server returns when the passkey signs in.
 */
export interface PasskeyWrap extends WrappedKey {
  /** Credential id, base64url. Random, so it names nobody. */
  id: string
  source: 'prf' | 'server'
  /** Input of the PRF. */
  prfSalt: Uint8Array<ArrayBuffer>
}

/**
 * Person who has signed in on this device. The device's database contains only opaque names and no readable
 * personal data, so no wipe deletes it.
 */
export interface KnownPerson {
  /** Opaque name of the person on this device and of the person's bucket. */
  hash: string
  /** Opaque names of the person's login names: number, nickname and mail. */
  logins: string[]
  wrappedKey: WrappedKey
  /** Server time in ms of the last online sign-in. */
  lastSignIn: number
  tries?: UnlockTries | undefined
  /** True when a separate database contains unsent work since the sign-out (left-work.ts). */
  hasLeftWork?: boolean
  /** Copies of the data key that the person's passkeys open (passkey-wraps.ts). */
  passkeys?: PasskeyWrap[]
}

interface Setting {
  key:
    | 'salt'
    | 'active'
    | 'mode'
    | 'epoch'
    | 'clock-offset'
    /** Server time in ms at which the current session ends, for the worker; null without a session. */
    | 'session-ends'
    /** Hosts and operations whose bare 401 has reloaded the page (session-signals.ts). */
    | 'reloaded-after-401'
    | 'locale'
    | 'delivery-lease'
    | `delivery-beat-${number}`
    | 'plain-delivery-lease'
    | `plain-delivery-beat-${number}`
    /** Random tokens by which servers recognise this device (known-device.ts). */
    | 'known-devices'
    | 'recovery-request'
    | 'delivery-key'
    /** Operations that a server did not know, by server address (unsupported-watch.ts). */
    | 'lacking'
  value: unknown
}

/**
 * Request that waits for delivery, encrypted for the server (offline.md, "Store"). A reader of the disk sees
 * time, form and step of a confirmation, but neither content nor author.
 */
export interface SealedRow {
  seq?: number
  opId: string
  /** Opaque name of a queue whose copies must arrive in order. */
  stream: string
  owner: string
  form: string
  step: string
  operation: string
  /** Envelope; '' after delivery, and when the envelope is stored in pieces. */
  jwe: string
  /**
   * Only for an envelope that is too large for one request. `sha256` is the hash of the whole envelope,
   * `sent` the number of pieces that the server has.
   */
  pieces?: { count: number; sha256: string; sent: number } | null
  /**
   * Ticket for sealed delivery (ticket-stock.ts). Only the server can read it, so the ticket does not reveal
   * its owner. null when none was available, and after delivery; absent in older rows.
   */
  ticket?: string | null
  wifiOnly?: boolean
  /** True when the server does not know the operation yet. */
  isLacked?: boolean
  /** True when the last attempt got an answer of a server that cannot accept anything now, such as 503 or 507. */
  isPutOff?: boolean
  /**
   * 'stray': the copy cannot be delivered, and its author's entry no longer exists (strays.ts). Strays block
   * no other copy.
   */
  state: CopyState
  fence: number
  attempts: number
  /** Device time in ms before which the copy is not sent. */
  dueAt: number
  /** Server time in ms of the copy's confirmation, later of its delivery. */
  at: number
}

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
const UNKNOWN_OWNER = 'n-'
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

/** Returns the device's random salt, which never changes. Cached, because every opaque name needs it. */
function deviceSalt(): Promise<Uint8Array<ArrayBuffer>> {
  salt ??= readSalt().catch((cause: unknown) => {
    salt = null
    throw cause
  })
  return salt
}

/**
 * Reads or creates the salt in one transaction, because two tabs that start together must get the same salt.
 */
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
 * Returns the epoch, a number that grows when a session begins or ends on this device. A page that slept
 * compares it before it shows anything again.
 */
export async function readEpoch(): Promise<number> {
  return (await readSetting<number>('epoch')) ?? 0
}

/**
 * Raises the epoch.
 * @param isEnd true when no person is signed in any more. The same transaction then clears the deadline,
 * because no tab may see only one of the two changes.
 * @returns the new epoch
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
 * Handles copies whose owner this device cannot find any more. Queued and sending copies stay in their order,
 * under a new random owner name. All others are deleted.
 */
export async function forgetOwners(isKnownOwner: (owner: string) => boolean): Promise<void> {
  const { sealed, pieces } = database
  const fresh = new Map<string, string>()
  const renamed = (name: string) => {
    const known = fresh.get(name) ?? `${UNKNOWN_OWNER}${randomName()}`
    fresh.set(name, known)
    return known
  }
  await database.transaction('rw', sealed, pieces, async () => {
    for (const row of await sealed.toArray()) {
      if (isKnownOwner(row.owner) || row.seq === undefined) continue
      if (nextCopy(row, 'forgotten') === 'gone') {
        await sealed.delete(row.seq)
        await pieces.where('opId').equals(row.opId).delete()
      } else if (!row.owner.startsWith(UNKNOWN_OWNER)) {
        await sealed.update(row.seq, { owner: renamed(row.owner), stream: renamed(row.stream) })
      }
    }
  })
}
