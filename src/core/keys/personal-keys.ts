import type { UserData } from '#contract/login.ts'
import { OFFLINE_UNLOCK_MS } from '#domain/session-time.ts'
import {
  findPerson,
  findPersonByLogin,
  forgetPerson,
  type KnownPerson,
  loginName,
  readSetting,
  savePerson,
  writeSetting,
} from '../store/device-store.ts'
import { filesBucket } from '../store/file-store.ts'
import { dropKey, findKey, keepKey } from './key-keeper.ts'
import { leaveWork, takeUpWork } from '../store/left-work.ts'
import { setOpenStore } from '../store/open-store.ts'
import { type HeadPerson, takeHeadPerson } from '../store/head-start.ts'
import { forgetLastStart } from '../store/last-start.ts'
import {
  erasePersonStore,
  isUnfinished,
  openPersonStore,
  openPersonTables,
  resumePersonStore,
} from '../store/person-store.ts'
import { personName } from './profile.ts'
import { serverNow } from '../transport/server-clock.ts'
import { readSessionNote, type SessionNote } from './session-note.ts'
import { eraseFactory } from '../store/storage-bucket.ts'
import { eraseWitness } from '../store/witness.ts'
import { forgetTries, takeTry } from './unlock-tries.ts'
import { createDataKey, openDataKey, rewrapDataKey } from '../store/vault.ts'

/**
 * Resumes on a person's own phone, whose keys are wrapped by the password and kept until sign-out (offline.md,
 * "Keys"): opens the store of the person whom the page's first look found (head-start.ts). @returns null when
 * it found none
 */
export async function resumeAhead(): Promise<HeadPerson | null> {
  const head = await takeHeadPerson()
  if (head) setOpenStore(resumePersonStore(head))
  return head
}

/** Opens the store of the signed-in person, if the device still has the key. */
export async function resumePersonal(): Promise<string | null> {
  const hash = (await readSetting<string | null>('active')) ?? null
  const key = hash && (await findKey(hash))
  if (!hash || !key) return null
  setOpenStore(await openPersonStore(hash, key))
  return hash
}

/** Former password that wrapped the key: undefined before it is asked for, null when it is forgotten. */
export type Former = string | null | undefined
export type Entered = { hash: string } | 'former-needed' | 'former-wrong'

/** Opens the person's store with the key of their password; the first visit creates both. */
export async function enterPersonal(
  user: UserData,
  name: string,
  password: string,
  former: Former,
): Promise<Entered> {
  const hash = await personName(user)
  await oneAtATime(() => takeUpWork(hash))
  const known = await findPerson(hash)
  let opened = known && (await openDataKey(known.wrappedKey, password))
  if (known && !opened && typeof former === 'string') {
    const wrappedKey = await rewrapDataKey(known.wrappedKey, former, password)
    if (!wrappedKey) return 'former-wrong'
    known.wrappedKey = wrappedKey
    opened = await openDataKey(wrappedKey, password)
  }
  if (known && !opened) {
    if (former === undefined && (await isUnfinished(await openPersonTables(hash)))) return 'former-needed'
    // Data under the old key can't be read any more; it is fetched again.
    await erasePersonStore(hash)
    // The person gave the data up, so the witness must not report a loss.
    if (former === null) await eraseWitness(hash)
  }
  const fresh = opened ? null : await createDataKey(password)
  const key = opened ?? fresh?.key
  const wrappedKey = fresh?.wrapped ?? known?.wrappedKey
  if (!key || !wrappedKey) throw new Error('no data key')
  // Stores every login name, so that any of them opens the store next time.
  const names = [name, user.Folio, user.Nickname, user.Correo].filter((each) => each.trim() !== '')
  const logins = [...new Set([...(known?.logins ?? []), ...(await Promise.all(names.map(loginName)))])]
  await savePerson({ hash, logins, wrappedKey, lastSignIn: serverNow() })
  setOpenStore(await openPersonStore(hash, key))
  // The setting is written first: a key that no setting points to would outlive the session.
  await writeSetting('active', hash)
  await keepKey(hash, key)
  return { hash }
}

export type OfflineEntry =
  | { kind: 'open'; hash: string; note: SessionNote }
  | { kind: 'unknown' }
  | { kind: 'too-long' }
  | { kind: 'wrong' }
  /** Too many wrong passwords: the password was not tried. */
  | { kind: 'wait'; waitMs: number }

/**
 * Opens the store with the password alone, without the server, up to seven days after the last sign-in with it.
 */
export async function enterOffline(name: string, password: string): Promise<OfflineEntry> {
  // Without IndexedDB the device has no stored persons.
  const known = await findPersonByLogin(name).catch(() => undefined)
  // A signed-out person needs the server to sign in, even if unsent work waits here.
  if (!known || known.hasLeftWork) return { kind: 'unknown' }
  if (serverNow() - known.lastSignIn > OFFLINE_UNLOCK_MS) return { kind: 'too-long' }
  const { waitMs, key } = await tryKey(known, password)
  if (waitMs > 0) return { kind: 'wait', waitMs }
  if (key === 'untried') return { kind: 'unknown' }
  if (!key) return { kind: 'wrong' }
  await forgetTries(known.hash)
  const store = await openPersonStore(known.hash, key)
  setOpenStore(store)
  const note = await readSessionNote(store)
  if (note) return { kind: 'open', hash: known.hash, note }
  setOpenStore(null)
  return { kind: 'unknown' }
}

/**
 * Tries a password after counting the attempt. 'untried': the device can't count or try just now, so the
 * password is neither right nor wrong, and the server must be asked.
 */
async function tryKey(
  { hash, wrappedKey }: KnownPerson,
  password: string,
): Promise<{ waitMs: number; key: CryptoKey | null | 'untried' }> {
  try {
    const waitMs = await takeTry(hash)
    return { waitMs, key: waitMs > 0 ? 'untried' : await openDataKey(wrappedKey, password) }
  } catch {
    // No room to count the attempt, or no memory for the key.
    return { waitMs: 0, key: 'untried' }
  }
}

/** Returns the sign-in name of the locked screen's person, or why it is unavailable. */
export async function nameOfLocked(
  hash: string | null,
  password: string,
): Promise<{ kind: 'name'; name: string } | { kind: 'unknown' } | { kind: 'wrong' } | { kind: 'untried' }> {
  const known = hash ? await findPerson(hash) : undefined
  if (!known) return { kind: 'unknown' }
  const { key } = await tryKey(known, password)
  if (key === 'untried') return { kind: 'untried' }
  if (!key) return { kind: 'wrong' }
  await forgetTries(known.hash)
  const store = await openPersonStore(known.hash, key)
  const user = (await readSessionNote(store))?.profile.user
  store.close()
  const name = user?.Folio || user?.Nickname
  return name ? { kind: 'name', name } : { kind: 'unknown' }
}

/** Wraps the data key with the new password. */
export async function rewrapPersonal(hash: string | null, from: string, to: string): Promise<void> {
  const known = hash ? await findPerson(hash) : undefined
  const wrappedKey = known && (await rewrapDataKey(known.wrappedKey, from, to))
  if (known && wrappedKey) await savePerson({ ...known, wrappedKey })
}

const LOCK = 'turno.left-work'
const LOCK_PATIENCE_MS = 5000

/**
 * Runs `work` in one tab at a time: two tabs that sign out, or one that signs out while one signs in, would
 * take each other for a crash half-way.
 * @throws when the tab that holds the lock sleeps; it goes on when it wakes
 */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (locks) await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, work)
  else await work()
}

/** Deletes the key at expiry; the data stay. */
export async function lockPersonal(hash: string): Promise<void> {
  setOpenStore(null)
  await dropKey(hash)
}

/**
 * Sign-out: deletes key, store and wrapped key, except for what the server has not accepted, which stays
 * encrypted under the password (left-work.ts). Each step runs even if another fails.
 */
export async function leavePersonal(hash: string): Promise<void> {
  setOpenStore(null)
  forgetLastStart()
  // A device without room for the setting still names the person, but holds no key. Files can be fetched again.
  await Promise.allSettled([dropKey(hash), writeSetting('active', null), eraseFactory(filesBucket(hash))])
  // Another tab that signs out at the same time deletes the same.
  await oneAtATime(() => eraseLeft(hash)).catch(() => undefined)
}

async function eraseLeft(hash: string): Promise<void> {
  // Unreadable data (such as on a full disk) may be unfinished, so it stays under the password.
  const left = await leaveWork(hash).catch(() => 'there' as const)
  // A failed deletion is harmless: a leftover key opens nothing once the store is deleted below.
  if (left === 'nothing') await Promise.allSettled([forgetPerson(hash), eraseWitness(hash)])
  if (left !== 'there') await erasePersonStore(hash)
}
