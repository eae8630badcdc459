import {
  eraseOldWork,
  hasWork,
  kioskWorkPlace,
  prepareWorkKey,
  rewrapWork,
  unlockWork,
  type WorkKey,
} from './kiosk-work.ts'
import { openStore, setOpenStore } from './open-store.ts'
import { openPersonStore, personBucket } from './person-store.ts'
import type { Entered, Former } from './personal-keys.ts'
import { eraseFactory, hasBuckets, listFactories } from './storage-bucket.ts'
import { randomBytes } from './vault.ts'

/**
 * Keys and store on a kiosk: a random key in RAM of page and worker only, a bucket under a random name, both gone
 * when the person leaves (offline.md, "Keys" and "Kiosk wipe"). Without buckets nothing is kept at all.
 */
export interface HeldKey {
  hash: string
  key: CryptoKey
  /** Of what is unfinished (kiosk-work.ts), with the person's opaque name; null until it is known. */
  work: (WorkKey & { person: string }) | null
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

/** Whoever is here, for a change of their password. */
let current: {
  hash: string
  key: CryptoKey
  person: string
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
  const place = work && kioskWorkPlace(work.person, Promise.resolve(work))
  current = work && { hash: held.hash, key: held.key, person: work.person, work: Promise.resolve(work) }
  setOpenStore(await openPersonStore(held.hash, held.key), place)
  await eraseOldWork().catch(() => undefined)
  await holdLock()
  return held.hash
}

/** `person`: their opaque name on this device; the password wraps what they may leave unfinished, and is not kept. */
export async function enterKiosk(
  person: string,
  password: string,
  former: Former,
): Promise<Entered | { hash: null }> {
  if (!hasBuckets()) return { hash: null }
  if (former !== undefined && !(await unlockWork(person, former, password))) return 'former-wrong'
  await eraseOthers(null)
  const hash = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // A fifth of a second of key stretching, beside what the person sees.
  const workKey = prepareWorkKey(person, password).catch(() => null)
  if ((await hasWork(person)) && (await workKey) === 'locked') return 'former-needed'
  setOpenStore(await openPersonStore(hash, key), kioskWorkPlace(person, workKey))
  current = { hash, key, person, work: workKey }
  await holder?.put({ hash, key, work: null }).catch(() => undefined)
  void workKey.then((work) => {
    const isHere = openStore()?.hash === hash
    if (isHere && work !== null && work !== 'locked')
      void holder?.put({ hash, key, work: { ...work, person } }).catch(() => undefined)
  })
  await holdLock()
  return { hash }
}

/** Wraps the key of unfinished work by the new password (offline.md, "Keys"). */
export async function rewrapKiosk(from: string, to: string): Promise<void> {
  const held = current
  const work = await held?.work
  if (!held || !work || work === 'locked') return
  await rewrapWork(held.person, work, from, to)
  const { hash, key, person } = held
  await holder?.put({ hash, key, work: { ...work, person } }).catch(() => undefined)
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
  const doomed = (await listFactories()).filter((name) => /^[uk]-/.test(name) && name !== kept)
  await Promise.allSettled(doomed.map(eraseFactory))
  return (await listFactories()).every((name) => !/^[uk]-/.test(name) || name === kept)
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
