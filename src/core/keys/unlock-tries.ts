import { deviceDatabase, type UnlockTries } from '../store/device-store.ts'

/**
 * Slows down password guesses on the device itself, where no server counts them. After five wrong attempts,
 * each further attempt needs a wait, which doubles up to an hour. Nothing is deleted, and the online sign-in
 * still works. The count is stored before the attempt, because a restart or a crash must not reset it.
 */

const FREE_ATTEMPTS = 5
const FIRST_WAIT_MS = 30_000
const MAX_WAIT_MS = 60 * 60 * 1000

export function waitAfter(tries: number): number {
  return tries < FREE_ATTEMPTS ? 0 : Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - FREE_ATTEMPTS))
}

/**
 * Counts an attempt, unless the person must wait. The attempt counts as wrong until `resetAttempts` is
 * called.
 * @returns time to wait in ms, by this device's clock; 0 when the password may be tried now
 */
export function countAttempt(hash: string): Promise<number> {
  const { people } = deviceDatabase
  return deviceDatabase.transaction('rw', people, async () => {
    const tries = (await people.get(hash))?.tries ?? { count: 0, since: 0, waitMs: 0 }
    const now = Date.now()
    const isSetBack = now < tries.since
    const left = isSetBack ? tries.waitMs : Math.max(0, tries.since + tries.waitMs - now)
    if (left > 0) {
      // If the clock was set back, the stored wait starts again in full.
      if (isSetBack) await people.update(hash, { tries: { ...tries, since: now } })
      return left
    }
    const count = tries.count + 1
    const next: UnlockTries = { count, since: now, waitMs: waitAfter(count) }
    await people.update(hash, { tries: next })
    return 0
  })
}

export async function resetAttempts(hash: string): Promise<void> {
  await deviceDatabase.people.update(hash, { tries: undefined })
}
