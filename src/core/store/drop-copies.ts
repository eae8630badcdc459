import { nameOnDevice } from './device-store.ts'
import { type NoteName, noteName, noteNames } from './kept.ts'
import type { PersonStore } from './person-store.ts'

/** Until when copies were dropped, ms. */
const DROPPED = 'note|copies-dropped'
/** What a picture of a screen shows is a copy, too. */
const pictures: readonly NoteName[] = ['picture-home', 'picture-payslips']

/**
 * The server has blocked something of this person (docs/privacy.md): every answer and file that was kept before goes, and is
 * asked for again. What is typed or waits is their own, and stays.
 * @returns false: it was done already, or nothing is kept here
 */
export async function dropCopies(store: PersonStore | null, since: number): Promise<boolean> {
  if (!store) return false
  const done = await store.readValue(DROPPED)
  if (typeof done === 'number' && done >= since) return false
  const own = noteNames.filter((name) => !pictures.includes(name)).map((name) => noteName(name))
  const kept = await Promise.all([...own, DROPPED].map((name) => nameOnDevice(name)))
  await store.db.cache.where('hash').noneOf(kept).delete()
  await store.files.erase()
  // Last: what broke it off before is done anew at the next start.
  await store.writeValue(DROPPED, since)
  return true
}
