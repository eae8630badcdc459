import type { UserData } from '#contract/identity/login.ts'
import { OFFLINE_UNLOCK_MS } from '#domain/identity/session-time.ts'
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
import { setAsideWork, restoreWork } from '../store/left-work.ts'
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
import { eraseWorkNote } from '../store/lost-work.ts'
import { resetAttempts, countAttempt } from './unlock-tries.ts'
import { createDataKey, openDataKey, rewrapDataKey } from '../store/vault.ts'

/**
 * Opens the store of the person whom the head start found (head-start.ts). On a phone the password wraps the
 * data key, which stays until sign-out (offline.md, "Keys").
 * @returns null when the head start found no person
 */
export async function resumeHeadStart(): Promise<HeadPerson | null> {
  const head = await takeHeadPerson()
  if (head) setOpenStore(resumePersonStore(head))
  return head
}

export async function resumePersonal(): Promise<string | null> {
  const hash = (await readSetting<string | null>('active')) ?? null
  const key = hash && (await findKey(hash))
  if (!hash || !key) return null
  setOpenStore(await openPersonStore(hash, key))
  return hash
}

/** Former password that wraps the key; undefined before it is asked for, null when it is forgotten. */
export type FormerPassword = string | null | undefined
export type EnterResult = { hash: string } | 'former-needed' | 'former-wrong'

export async function enterPersonal(
  user: UserData,
  name: string,
  password: string,
  former: FormerPassword,
): Promise<EnterResult> {
  const hash = await personName(user)
  await oneAtATime(() => restoreWork(hash))
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
    // Data under the old key are unreadable from now on. The app fetches them again.
    await erasePersonStore(hash)
    // The person has discarded the work, so its loss must not be reported.
    if (former === null) await eraseWorkNote(hash)
  }
  const fresh = opened ? null : await createDataKey(password)
  const key = opened ?? fresh?.key
  const wrappedKey = fresh?.wrapped ?? known?.wrappedKey
  if (!key || !wrappedKey) throw new Error('the data key is missing')
  // Stores every login name, because the next offline sign-in may use any of them.
  const names = [name, user.Folio, user.Nickname, user.Correo].filter((each) => each.trim() !== '')
  const logins = [...new Set([...(known?.logins ?? []), ...(await Promise.all(names.map(loginName)))])]
  // Passkeys open the former data key, so a fresh one ends them on this device.
  const passkeys = opened ? (known?.passkeys ?? []) : []
  await savePerson({ hash, logins, wrappedKey, lastSignIn: serverNow(), passkeys })
  await openAndKeep(hash, key)
  return { hash }
}

async function openAndKeep(hash: string, key: CryptoKey): Promise<void> {
  setOpenStore(await openPersonStore(hash, key))
  // Writes the setting first, because a key without the setting would never be deleted.
  await writeSetting('active', hash)
  await keepKey(hash, key)
}

/** Opens a known person's store with the key that a passkey opened, after a sign-in with the server. */
export async function enterWithKey(hash: string, key: CryptoKey): Promise<{ hash: string }> {
  await oneAtATime(() => restoreWork(hash))
  const person = await findPerson(hash)
  if (!person) throw new Error('the person of the passkey is unknown on this device')
  await savePerson({ ...person, lastSignIn: serverNow(), tries: undefined })
  await openAndKeep(hash, key)
  return { hash }
}

export type OfflineEntry =
  | { kind: 'open'; hash: string; note: SessionNote }
  | { kind: 'unknown' }
  | { kind: 'too-long' }
  | { kind: 'wrong' }
  /** Too many wrong passwords came before. This password was not tried. */
  | { kind: 'wait'; waitMs: number }

/** Opens the store offline with only the password, up to seven days after the last online sign-in. */
export async function enterOffline(name: string, password: string): Promise<OfflineEntry> {
  // Without IndexedDB the device knows no persons.
  const known = await findPersonByLogin(name).catch(() => undefined)
  // A signed-out person must sign in online, even when unsent work waits on this device.
  if (!known || known.hasLeftWork) return { kind: 'unknown' }
  if (serverNow() - known.lastSignIn > OFFLINE_UNLOCK_MS) return { kind: 'too-long' }
  const { waitMs, key } = await tryKey(known, password)
  if (waitMs > 0) return { kind: 'wait', waitMs }
  if (key === 'untried') return { kind: 'unknown' }
  if (!key) return { kind: 'wrong' }
  await resetAttempts(known.hash)
  return openOfflineWithKey(known.hash, key)
}

/** Opens a person's stored data without a network. The caller must check the limit of seven days. */
export async function openOfflineWithKey(hash: string, key: CryptoKey): Promise<OfflineEntry> {
  const store = await openPersonStore(hash, key)
  setOpenStore(store)
  const note = await readSessionNote(store)
  if (note) return { kind: 'open', hash, note }
  setOpenStore(null)
  return { kind: 'unknown' }
}

/**
 * Counts an attempt, then tries the password. The key is 'untried' when the attempt must wait, or could not
 * be counted or made. The password may then be correct.
 */
async function tryKey(
  { hash, wrappedKey }: KnownPerson,
  password: string,
): Promise<{ waitMs: number; key: CryptoKey | null | 'untried' }> {
  try {
    const waitMs = await countAttempt(hash)
    return { waitMs, key: waitMs > 0 ? 'untried' : await openDataKey(wrappedKey, password) }
  } catch {
    // There is no space to count the attempt, or too little memory to derive the key.
    return { waitMs: 0, key: 'untried' }
  }
}

export async function nameOfLocked(
  hash: string | null,
  password: string,
): Promise<{ kind: 'name'; name: string } | { kind: 'unknown' } | { kind: 'wrong' } | { kind: 'untried' }> {
  const known = hash ? await findPerson(hash) : undefined
  if (!known) return { kind: 'unknown' }
  const { key } = await tryKey(known, password)
  if (key === 'untried') return { kind: 'untried' }
  if (!key) return { kind: 'wrong' }
  await resetAttempts(known.hash)
  const store = await openPersonStore(known.hash, key)
  const user = (await readSessionNote(store))?.profile.user
  store.close()
  const name = user?.Folio || user?.Nickname
  return name ? { kind: 'name', name } : { kind: 'unknown' }
}

export async function rewrapPersonal(hash: string | null, from: string, to: string): Promise<void> {
  const known = hash ? await findPerson(hash) : undefined
  const wrappedKey = known && (await rewrapDataKey(known.wrappedKey, from, to))
  if (known && wrappedKey) await savePerson({ ...known, wrappedKey })
}

const LOCK = 'turno.left-work'
const LOCK_PATIENCE_MS = 5000

/**
 * Runs `work` in one tab at a time. Two tabs that sign in or out at once would treat each other's unfinished
 * steps as the remains of a crash.
 * @throws after 5 s when another tab holds the lock, for example because it sleeps
 */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (locks) await locks.request(LOCK, { signal: AbortSignal.timeout(LOCK_PATIENCE_MS) }, work)
  else await work()
}

export async function lockPersonal(hash: string): Promise<void> {
  setOpenStore(null)
  await dropKey(hash)
}

/**
 * Deletes the key and the store at sign-out. Deletes the wrapped key too, when the server has accepted all
 * work. Otherwise the work stays, encrypted under the password (left-work.ts). Each step runs even when
 * another fails.
 */
export async function leavePersonal(hash: string): Promise<void> {
  setOpenStore(null)
  forgetLastStart()
  // If the setting cannot be written, it still names the person, but the key is gone.
  await Promise.allSettled([dropKey(hash), writeSetting('active', null), eraseFactory(filesBucket(hash))])
  // If the lock is not free, another tab is signing in or out. Data that it does not delete stay encrypted
  // under the password.
  await oneAtATime(() => eraseLeft(hash)).catch(() => undefined)
}

async function eraseLeft(hash: string): Promise<void> {
  // Unreadable data, for example on a full disk, may contain unfinished work. They stay, encrypted under the
  // password.
  const left = await setAsideWork(hash).catch(() => 'there' as const)
  // A failed deletion is harmless, because the remaining key opens nothing after the store is deleted below.
  if (left === 'nothing') await Promise.allSettled([forgetPerson(hash), eraseWorkNote(hash)])
  if (left !== 'there') await erasePersonStore(hash)
}
