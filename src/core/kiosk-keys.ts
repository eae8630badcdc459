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
import { openStore, setOpenStore } from './open-store.ts'
import { openPersonStore, personBucket } from './person-store.ts'
import type { Entered, Former } from './personal-keys.ts'
import { eraseFactory, hasBuckets, listFactories } from './storage-bucket.ts'
import { randomName } from './vault.ts'

/**
 * Keys and store on a kiosk: a random key in RAM of page and worker only, a bucket under a random name, both gone
 * when the person leaves (offline.md, "Keys" and "Kiosk wipe"). Without buckets nothing is kept at all.
 */
export interface HeldKey {
  hash: string
  key: CryptoKey
  /** Of what is unfinished (kiosk-work.ts); null until it is known. */
  work: (WorkKey & WorkSpot) | null
}

/** Where the key outlives a reload of the tab: the worker's RAM, under a ticket that only this tab has. */
export interface KeyHolder {
  put(held: HeldKey): Promise<void>
  take(): Promise<HeldKey | null>
  drop(): Promise<void>
}

let holder: KeyHolder | null = null
let releaseLock: (() => void) | null = null

const LOCK = 'turno.kiosk-person'

/** Stores, keys and counts of people, also of those whose phone it was before it became a kiosk. */
const OF_A_PERSON = /^[uklw]-/

/** Whoever is here, for a change of their password. */
let current: {
  hash: string
  key: CryptoKey
  spot: WorkSpot
  work: Promise<WorkKey | 'locked' | null>
} | null = null

/** The page gives its holder; without one a reload signs out. */
export function setKeyHolder(next: KeyHolder): void {
  holder = next
}

/** Goes on after a reload; first throws away whatever an earlier person's crash or kill has left. */
export async function resumeKiosk(): Promise<string | null> {
  const held = (await holder?.take().catch(() => null)) ?? null
  await sweep(held?.hash ?? null)
  if (!held) return null
  const { work } = held
  const place = work && kioskWorkPlace(work, Promise.resolve(work))
  current = work && { hash: held.hash, key: held.key, spot: work, work: Promise.resolve(work) }
  setOpenStore(await openPersonStore(held.hash, held.key), place)
  await eraseOldWork(work?.bucket ?? null).catch(() => undefined)
  await holdLock()
  return held.hash
}

/** `mark`: the server's, null on a host without; the password wraps what they may leave unfinished, and is not kept. */
export async function enterKiosk(
  mark: string | null,
  password: string,
  former: Former,
): Promise<Entered | { hash: null }> {
  if (!hasBuckets()) return { hash: null }
  const spot = await findSpot(mark)
  if (spot.isFound && former !== undefined && !(await unlockWork(spot.bucket, former, password)))
    return 'former-wrong'
  await eraseOthers(null)
  const hash = randomName()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // A fifth of a second of key stretching, beside what the person sees.
  const workKey = prepareWorkKey(spot.bucket, password).catch(() => null)
  if (spot.isFound && (await workKey) === 'locked') return 'former-needed'
  setOpenStore(await openPersonStore(hash, key), kioskWorkPlace(spot, workKey))
  current = { hash, key, spot, work: workKey }
  await holder?.put({ hash, key, work: null }).catch(() => undefined)
  void workKey.then((work) => {
    const isHere = openStore()?.hash === hash
    if (isHere && work !== null && work !== 'locked')
      void holder
        ?.put({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
        .catch(() => undefined)
  })
  await holdLock()
  return { hash }
}

/** Wraps the key of unfinished work by the new password (offline.md, "Keys"). */
export async function rewrapKiosk(from: string, to: string): Promise<void> {
  const held = current
  const work = await held?.work
  if (!held || !work || work === 'locked') return
  const { hash, key, spot } = held
  await rewrapWork(spot.bucket, work, from, to)
  await holder
    ?.put({ hash, key, work: { ...work, bucket: spot.bucket, tag: spot.tag } })
    .catch(() => undefined)
}

/** Drops the key first, so that whatever is left on the disk can't be read; then erases, and erases again. */
export async function leaveKiosk(): Promise<void> {
  current = null
  setOpenStore(null)
  await holder?.drop().catch(() => undefined)
  await eraseOthers(null)
  releaseLock?.()
  releaseLock = null
}

/** Every person's bucket but one. @returns whether none is left. */
export async function eraseOthers(keep: string | null): Promise<boolean> {
  const kept = keep === null ? null : personBucket(keep)
  const doomed = (await listFactories()).filter((name) => OF_A_PERSON.test(name) && name !== kept)
  await Promise.allSettled(doomed.map(eraseFactory))
  return (await listFactories()).every((name) => !OF_A_PERSON.test(name) || name === kept)
}

/** Not while another tab of this kiosk has somebody signed in: their bucket is not a leftover. */
async function sweep(keep: string | null): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (keep !== null || !locks) {
    await eraseOthers(keep)
    return
  }
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await eraseOthers(null)
  })
}

async function holdLock(): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks || releaseLock) return
  const held = new Promise<void>((resolve) => {
    releaseLock = resolve
  })
  void locks.request(LOCK, { mode: 'shared' }, () => held).catch(() => undefined)
}
