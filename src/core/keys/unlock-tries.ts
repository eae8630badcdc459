import { deviceDatabase, type UnlockTries } from '../store/device-store.ts'

/**
 * Slows down guessing a password on the device itself, where no server counts: after five wrong ones each
 * further one waits longer. Nothing is destroyed, and signing in with the server stays possible. The count lies
 * beside the person's wrapped key, so a restart does not reset it, and is raised before a password is tried, so
 * a kill does not either.
 */
const FREE_TRIES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 60 * 60 * 1000

/**
 * ms to wait before the next try: 30 s after the fifth wrong one, twice as long after each further one, 1 h at
 * most.
 */
export function waitAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - FREE_TRIES))
}

/**
 * @returns ms to wait, by this device's clock; 0: this password may be tried, and counts as wrong until it was
 * right
 */
export function takeTry(hash: string): Promise<number> {
  const { people } = deviceDatabase
  return deviceDatabase.transaction('rw', people, async () => {
    const tries = (await people.get(hash))?.tries ?? { count: 0, since: 0, waitMs: 0 }
    const now = Date.now()
    const isSetBack = now < tries.since
    const left = isSetBack ? tries.waitMs : Math.max(0, tries.since + tries.waitMs - now)
    if (left > 0) {
      // A clock that was set back starts the same wait anew: nobody gains by it, and nobody waits longer than
      // that.
      if (isSetBack) await people.update(hash, { tries: { ...tries, since: now } })
      return left
    }
    const count = tries.count + 1
    const next: UnlockTries = { count, since: now, waitMs: waitAfter(count) }
    await people.update(hash, { tries: next })
    return 0
  })
}

/** Called when the password was right. */
export async function forgetTries(hash: string): Promise<void> {
  await deviceDatabase.people.update(hash, { tries: undefined })
}
