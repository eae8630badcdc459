import { nameOnDevice } from './device-store.ts'
import { type NoteName, noteName, noteNames } from './kept.ts'
import type { PersonStore } from './person-store.ts'

/** Until when copies were dropped, ms. */
const DROPPED = 'note|copies-dropped'
/** Pictures of screens, which are copies of data, too. */
const pictures: readonly NoteName[] = ['picture-home', 'picture-payslips']

/**
 * Deletes stored answers and files after the server has blocked data of this person (docs/privacy.md). They are
 * fetched again. Typed and waiting work stays.
 * @returns false when it was done already, or nothing is stored here
 */
export async function dropCopies(store: PersonStore | null, since: number): Promise<boolean> {
  if (!store) return false
  const done = await store.readValue(DROPPED)
  if (typeof done === 'number' && done >= since) return false
  const own = noteNames.filter((name) => !pictures.includes(name)).map((name) => noteName(name))
  const kept = await Promise.all([...own, DROPPED].map((name) => nameOnDevice(name)))
  await store.db.cache.where('hash').noneOf(kept).delete()
  await store.files.erase()
  // Written last, so that an interrupted run is repeated at the next start.
  await store.writeValue(DROPPED, since)
  return true
}
