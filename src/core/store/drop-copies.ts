import { nameOnDevice } from './device-store.ts'
import { type NoteName, noteName, noteNames } from './kept.ts'
import type { PersonStore } from './person-store.ts'

/** Name of the value with the time of the last handled block, in ms. */
const DROPPED = 'note|copies-dropped'
/** Stored pictures of screens. They contain personal data and are also deleted. */
const pictures: readonly NoteName[] = ['picture-home', 'picture-payslips']

/**
 * Deletes stored responses and files after the server has blocked data of this person (docs/privacy.md). The
 * app fetches them again. Typed and waiting work stays.
 * @param since time of the block, in ms
 * @returns false when it was already done, or nothing is stored
 */
export async function dropCopies(store: PersonStore | null, since: number): Promise<boolean> {
  if (!store) return false
  const done = await store.readValue(DROPPED)
  if (typeof done === 'number' && done >= since) return false
  const own = noteNames.filter((name) => !pictures.includes(name)).map((name) => noteName(name))
  const kept = await Promise.all([...own, DROPPED].map((name) => nameOnDevice(name)))
  await store.db.cache.where('hash').noneOf(kept).delete()
  await store.files.erase()
  // Written last, because the next start must repeat an interrupted run.
  await store.writeValue(DROPPED, since)
  return true
}
