import {
  eraseOldWork,
  findSpot,
  kioskWorkPlace,
  prepareWorkKey,
  rewrapWork,
  unlockWork,
  type WorkKey,
  type WorkSpot,
} from './kiosk-work.ts'
import { noteLeftovers } from './kiosk-leftovers.ts'
import { openStore, setOpenStore } from '../store/open-store.ts'
import { filesBucket } from '../store/file-store.ts'
import { openPersonStore } from '../store/person-store.ts'
import type { EnterResult, FormerPassword } from './personal-keys.ts'
import { erasesBytes, personBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories } from '../store/storage-bucket.ts'
import { randomName } from '../store/vault.ts'

/** Re-exported for mode-change.ts, which loads only this file. */
export { eraseAllWork, hasUndeliveredWork } from './kiosk-work.ts'

/**
 * Key of a person on a kiosk. The key is random and only in the memory of page and worker. The store is a
 * bucket with a random name. Sign-out deletes the key and the store (offline.md, "Keys" and "What really
 * erases"). Nothing is stored in a browser where deletion leaves bytes.
 */
export interface KioskKey {
  hash: string
  key: CryptoKey
  /** Key and bucket of unfinished work (kiosk-work.ts); null until they are known. */
  work: (WorkKey & WorkSpot) | null
}

/** Keeps the key while the tab reloads: in the worker's memory, under a ticket that only this tab has. */
export interface KeyHolder {
  put(held: KioskKey): Promise<void>
  take(): Promise<KioskKey | null>
  drop(): Promise<void>
}

let holder: KeyHolder | null = null
let releaseLock: (() => void) | null = null

const LOCK = 'turno.kiosk-person'

/**
 * Matches names of buckets with personal data, also from before a phone became a kiosk. Does not match
 * unfinished work (kiosk-work.ts).
 */
const PERSON_BUCKET = /^[fuklw]-/

/**
 * Signed-in person. Needed to change the password, and to keep the person's bucket when old work is deleted.
 */
let current: {
  hash: string
  key: CryptoKey
  spot: WorkSpot
  work: Promise<WorkKey | 'locked' | null>
} | null = null

export function setKeyHolder(next: KeyHolder): void {
  holder = next
}

/** Resumes the session after a reload. First deletes data that a crash in an earlier session left behind. */
export async function resumeKiosk(): Promise<string | null> {
  // Without an answer from the worker there is no key, so the person must sign in again.
  const keyToKeep = (await holder?.take().catch(() => null)) ?? null
  await sweep(keyToKeep?.hash ?? null)
  watchOldWork()
  if (!keyToKeep) {
    await sweepOldWork()
    return null
  }
  const { work } = keyToKeep
  const place = work && kioskWorkPlace(work, Promise.resolve(work))
  current = work && { hash: keyToKeep.hash, key: keyToKeep.key, spot: work, work: Promise.resolve(work) }
  setOpenStore(await openPersonStore(keyToKeep.hash, keyToKeep.key), place)
  await sweepOldWork()
  await takeLock()
  return keyToKeep.hash
}

/**
 * Opens a new store for a person who signs in, and finds the person's unfinished work.
 * @param mark the server's mark of the person; null on a host without marks
 * @param password wraps the key of unfinished work; it is not stored
 * @param former earlier password of unfinished work; undefined before it is asked for, null when it is
 * forgotten
 */
export async function enterKiosk(
  mark: string | null,
  password: string,
  former: FormerPassword,
): Promise<EnterResult | { hash: null }> {
  if (!erasesBytes()) return { hash: null }
  const spot = await findSpot(mark)
  if (spot.isFound && former !== undefined && !(await unlockWork(spot.bucket, former, password)))
    return 'former-wrong'
  await wipe(null)
  const hash = randomName()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Runs in the background, because the key derivation takes 0.2 s. Without this key, unfinished work is not
  // stored, and the screen shows a note.
  const workKey = prepareWorkKey(spot.bucket, password).catch(() => null)
  if (spot.isFound && (await workKey) === 'locked') return 'former-needed'
  setOpenStore(await openPersonStore(hash, key), kioskWorkPlace(spot, workKey))
  current = { hash, key, spot, work: workKey }
  await keepInWorker({ hash, key, work: null })
  void workKey.then((work) => {
    const isStillSignedIn = openStore()?.hash === hash
    if (isStillSignedIn && work !== null && work !== 'locked')
      return keepInWorker({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
  })
  await takeLock()
  return { hash }
}

async function keepInWorker(keyToKeep: KioskKey): Promise<void> {
  // If the worker cannot be reached, a reload signs out.
  await holder?.put(keyToKeep).catch(() => undefined)
}

export async function rewrapKiosk(from: string, to: string): Promise<void> {
  const person = current
  const work = await person?.work
  if (!person || !work || work === 'locked') return
  const { hash, key, spot } = person
  await rewrapWork(spot.bucket, work, from, to)
  await keepInWorker({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
}

/** Drops the key first, which makes the data on the disk unreadable. Then deletes the data, with retries. */
export async function leaveKiosk(): Promise<void> {
  current = null
  setOpenStore(null)
  // If the worker cannot be reached, it has lost the key, or gives the key only to this tab within 5 s of a
  // reload.
  await holder?.drop().catch(() => undefined)
  await wipe(null)
  releaseLock?.()
  releaseLock = null
}

/** Delay in ms before the deletion is retried, when the browser still used the data. */
const RETRY_MS = 2000
let retryTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Deletes every person's bucket except those of `keep`. Retries until nothing is left; the sign-in screen
 * shows a note until then. Remaining buckets are unreadable, because their keys are gone.
 */
async function wipe(keep: string | null): Promise<void> {
  clearTimeout(retryTimer)
  // Fails when the browser cannot list the buckets.
  const isClean = await eraseOtherPeople(keep).catch(() => false)
  noteLeftovers(!isClean)
  if (!isClean) retryTimer = setTimeout(() => void sweep(openStore()?.hash ?? null), RETRY_MS)
}

async function eraseOtherPeople(keep: string | null): Promise<boolean> {
  const keptBuckets = keep === null ? [] : [personBucket(keep), filesBucket(keep)]
  const others = async () =>
    (await listFactories()).filter((name) => PERSON_BUCKET.test(name) && !keptBuckets.includes(name))
  await Promise.all((await others()).map(eraseFactory))
  return (await others()).length === 0
}

async function sweep(keep: string | null): Promise<void> {
  if (keep === null) await ifNobodyIsSignedIn(() => wipe(null))
  else await wipe(keep)
}

async function ifNobodyIsSignedIn(work: () => Promise<unknown>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) await work()
  else await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

const SWEEP_MS = 10 * 60_000
let sweepTimer: ReturnType<typeof setInterval> | undefined

/** Deletes old unfinished work regularly, because a kiosk may run for days without a restart. */
function watchOldWork(): void {
  clearInterval(sweepTimer)
  sweepTimer = setInterval(() => void sweepOldWork(), SWEEP_MS)
}

/**
 * Deletes unfinished work older than a day, except the signed-in person's. The worker does the same when no
 * page is open. Never throws.
 */
export async function sweepOldWork(): Promise<void> {
  const ownBucket = current?.spot.bucket
  const swept =
    ownBucket === undefined ? ifNobodyIsSignedIn(() => eraseOldWork(null)) : eraseOldWork(ownBucket)
  // A failed sweep is retried in the next round.
  await swept.catch(() => undefined)
}

async function takeLock(): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks || releaseLock) return
  const whileSignedIn = new Promise<void>((resolve) => {
    releaseLock = resolve
  })
  // The request is rejected when the page closes; no person is signed in then.
  void locks.request(LOCK, { mode: 'shared' }, () => whileSignedIn).catch(() => undefined)
}
