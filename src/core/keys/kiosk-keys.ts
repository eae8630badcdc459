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
import type { Entered, Former } from './personal-keys.ts'
import { erasesBytes, personBucket } from '../store/buckets.ts'
import { eraseFactory, listFactories } from '../store/storage-bucket.ts'
import { randomName } from '../store/vault.ts'

/** Re-exported for a change of the device's mode, which loads this file alone. */
export { eraseAllWork, isWorkLeft } from './kiosk-work.ts'

/**
 * Keys and store on a kiosk: a random key in the RAM of page and worker only, and a bucket under a random name.
 * Both are gone when the person leaves (offline.md, "Keys" and "Kiosk wipe"). Where deleting would leave bytes,
 * nothing is kept.
 */
export interface HeldKey {
  hash: string
  key: CryptoKey
  /** Key and place of unfinished work (kiosk-work.ts); null until they are known. */
  work: (WorkKey & WorkSpot) | null
}

/** Holds the key over a reload of the tab: in the worker's RAM, under a ticket that only this tab has. */
export interface KeyHolder {
  put(held: HeldKey): Promise<void>
  take(): Promise<HeldKey | null>
  drop(): Promise<void>
}

let holder: KeyHolder | null = null
let releaseLock: (() => void) | null = null

const LOCK = 'turno.kiosk-person'

/** Stores, keys and counts of people, including those of former owners of a phone that became a kiosk. */
const OF_A_PERSON = /^[fuklw]-/

/** The person who is signed in, for a change of their password. */
let current: {
  hash: string
  key: CryptoKey
  spot: WorkSpot
  work: Promise<WorkKey | 'locked' | null>
} | null = null

/** Set by the page; without a holder a reload signs out. */
export function setKeyHolder(next: KeyHolder): void {
  holder = next
}

/** Goes on after a reload. First it deletes what a crash or kill in an earlier person's session has left. */
export async function resumeKiosk(): Promise<string | null> {
  // A worker that does not answer has no key: somebody signs in again.
  const held = (await holder?.take().catch(() => null)) ?? null
  await sweep(held?.hash ?? null)
  watchOldWork()
  if (!held) {
    await sweepOldWork()
    return null
  }
  const { work } = held
  const place = work && kioskWorkPlace(work, Promise.resolve(work))
  current = work && { hash: held.hash, key: held.key, spot: work, work: Promise.resolve(work) }
  setOpenStore(await openPersonStore(held.hash, held.key), place)
  await sweepOldWork()
  await holdLock()
  return held.hash
}

/**
 * @param mark the server's mark of the person, null on a host without marks
 * @param password wraps what they may leave unfinished; it is not kept
 */
export async function enterKiosk(
  mark: string | null,
  password: string,
  former: Former,
): Promise<Entered | { hash: null }> {
  if (!erasesBytes()) return { hash: null }
  const spot = await findSpot(mark)
  if (spot.isFound && former !== undefined && !(await unlockWork(spot.bucket, former, password)))
    return 'former-wrong'
  await wipe(null)
  const hash = randomName()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Stretching the key takes a fifth of a second, beside what the person sees. Without that key nothing
  // unfinished is kept, and the screen says so.
  const workKey = prepareWorkKey(spot.bucket, password).catch(() => null)
  if (spot.isFound && (await workKey) === 'locked') return 'former-needed'
  setOpenStore(await openPersonStore(hash, key), kioskWorkPlace(spot, workKey))
  current = { hash, key, spot, work: workKey }
  await handToWorker({ hash, key, work: null })
  void workKey.then((work) => {
    const isHere = openStore()?.hash === hash
    if (isHere && work !== null && work !== 'locked')
      return handToWorker({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
  })
  await holdLock()
  return { hash }
}

async function handToWorker(held: HeldKey): Promise<void> {
  // A worker that can't be told: a reload will sign out.
  await holder?.put(held).catch(() => undefined)
}

/** Wraps the key of unfinished work with the new password (offline.md, "Keys"). */
export async function rewrapKiosk(from: string, to: string): Promise<void> {
  const held = current
  const work = await held?.work
  if (!held || !work || work === 'locked') return
  const { hash, key, spot } = held
  await rewrapWork(spot.bucket, work, from, to)
  await handToWorker({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
}

/** Drops the key first, so that nothing left on the disk can be read; then deletes, and deletes again. */
export async function leaveKiosk(): Promise<void> {
  current = null
  setOpenStore(null)
  // A worker that can't be told has no key any more, or drops it when nobody asks for it within five seconds.
  await holder?.drop().catch(() => undefined)
  await wipe(null)
  releaseLock?.()
  releaseLock = null
}

/** The browser was still busy with what was to be deleted. */
const AGAIN_MS = 2000
let again: ReturnType<typeof setTimeout> | undefined

/**
 * Deletes every person's bucket except `keep`. What could not be deleted can't be read, because its key is
 * gone. The sign-in screen says so, and it is tried again until nothing is left.
 */
async function wipe(keep: string | null): Promise<void> {
  clearTimeout(again)
  // The browser does not even list the buckets.
  const isClean = await eraseOthers(keep).catch(() => false)
  noteLeftovers(!isClean)
  if (!isClean) again = setTimeout(() => void sweep(openStore()?.hash ?? null), AGAIN_MS)
}

/** @returns whether none is left */
async function eraseOthers(keep: string | null): Promise<boolean> {
  const kept = keep === null ? [] : [personBucket(keep), filesBucket(keep)]
  const others = async () =>
    (await listFactories()).filter((name) => OF_A_PERSON.test(name) && !kept.includes(name))
  await Promise.all((await others()).map(eraseFactory))
  return (await others()).length === 0
}

/** Deletes leftovers, unless another tab of this kiosk has somebody signed in: their bucket is none. */
async function sweep(keep: string | null): Promise<void> {
  if (keep === null) await whileNobodyIsHere(() => wipe(null))
  else await wipe(keep)
}

/** Runs `work` only while nobody is signed in on this kiosk, in any tab. */
async function whileNobodyIsHere(work: () => Promise<unknown>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) await work()
  else await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

const SWEEP_MS = 10 * 60_000
let sweeping: ReturnType<typeof setInterval> | undefined

/** A kiosk may run for days without a start: unfinished work is also swept on a timer. */
function watchOldWork(): void {
  clearInterval(sweeping)
  sweeping = setInterval(() => void sweepOldWork(), SWEEP_MS)
}

/**
 * Deletes unfinished work older than a day, except that of the signed-in person. The worker does it, too, when
 * no page is open. Never throws.
 */
export async function sweepOldWork(): Promise<void> {
  const here = current?.spot.bucket
  const swept = here === undefined ? whileNobodyIsHere(() => eraseOldWork(null)) : eraseOldWork(here)
  // A failed sweep is retried at the next round.
  await swept.catch(() => undefined)
}

async function holdLock(): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks || releaseLock) return
  const held = new Promise<void>((resolve) => {
    releaseLock = resolve
  })
  // Rejected when the page goes away: then nobody is signed in.
  void locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined)
}
