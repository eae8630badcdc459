import { nameOnDevice } from './device-store.ts'
import { type NoteName, noteName, writeNote } from './kept.ts'
import { readLastStart, writeLastStart } from './last-start.ts'
import { openStore } from './open-store.ts'

/** Names of rows that are remembered, over all screens. */
const MOST_NAMES = 240

/** `value` null: the one before stays. */
export interface NotedPicture {
  name: Extract<NoteName, `picture-${string}`>
  value: object | null
}

/**
 * Notes what the first picture of `place` has read of the open store, and which files it fetched: the next start begins
 * with it (head-start.ts). Once a page: nothing is noted after it.
 * @param build of the page: another one has other files
 * @param picture shown by the next start before anything else
 * @throws where nothing can be noted
 */
export async function noteReads(
  place: string,
  build: string,
  files: readonly string[],
  picture: NotedPicture | null = null,
): Promise<void> {
  const store = openStore()
  if (!store) return
  // Whoever has just signed in has written the session, and not read it.
  const names = new Set([noteName('session'), ...store.first.finish()])
  if (picture) {
    names.add(noteName(picture.name))
    if (picture.value) await writeNote(store, picture.name, picture.value)
  }
  const named = await Promise.all([...names].map(async (name) => [await nameOnDevice(name), name] as const))
  const rows = [await nameOnDevice(noteName('first-reads')), ...named.map(([id]) => id)]
  const start = { build, who: store.hash, rows, files, ...(picture && { hasPicture: true }) }
  const last = readLastStart(place)
  // The store is asked as well: a note that found no room, or went with a store that was erased, is noted again.
  const before = (await store.readValue(noteName('first-reads'))) as object | undefined
  const isNoted = ([id]: readonly [string, string]) => last?.rows.includes(id) && before && id in before
  if (last?.who !== store.hash || !named.every(isNoted))
    await store.changeValue(noteName('first-reads'), (now) => {
      const own = Object.fromEntries(named)
      // Names in use come last: what is over the limit is what nobody has asked for the longest.
      const others = Object.entries((now as object | undefined) ?? {}).filter(([id]) => !(id in own))
      return Object.fromEntries([...others, ...named].slice(-MOST_NAMES))
    })
  if (JSON.stringify(last) === JSON.stringify(start)) return
  // Whoever has left meanwhile leaves nothing.
  if (openStore() === store) writeLastStart(place, start)
}
