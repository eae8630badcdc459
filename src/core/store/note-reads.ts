import { nameOnDevice } from './device-store.ts'
import { type NoteName, noteName, writeNote } from './kept.ts'
import { readLastStart, writeLastStart } from './last-start.ts'
import { openStore } from './open-store.ts'

const MAX_NAMES = 240

/** Picture to store. `value` null keeps the previous picture. */
export interface NotedPicture {
  name: Extract<NoteName, `picture-${string}`>
  value: object | null
}

/**
 * Records the store rows and files that the first paint of `place` used; the next start begins with them
 * (head-start.ts). Runs once per page load, because it ends the recording of reads.
 * @param build identifies the build (URL of its start script), because each build has its own files
 * @param picture picture that the next start shows first
 * @throws when the store cannot be written
 */
export async function noteReads(
  place: string,
  build: string,
  files: readonly string[],
  picture: NotedPicture | null = null,
): Promise<void> {
  const store = openStore()
  if (!store) return
  // A sign-in writes the session without reading it, so the name is added here.
  const names = new Set([noteName('session'), ...store.first.finish()])
  if (picture) {
    names.add(noteName(picture.name))
    if (picture.value) await writeNote(store, picture.name, picture.value)
  }
  const named = await Promise.all([...names].map(async (name) => [await nameOnDevice(name), name] as const))
  const rows = [await nameOnDevice(noteName('first-reads')), ...named.map(([id]) => id)]
  const start = { build, who: store.hash, rows, files, ...(picture && { hasPicture: true }) }
  const last = readLastStart(place)
  // Also checks the store, whose note may be missing after a full disk or an erased store.
  const before = (await store.readValue(noteName('first-reads'))) as object | undefined
  const isNoted = ([id]: readonly [string, string]) => last?.rows.includes(id) && before && id in before
  if (last?.who !== store.hash || !named.every(isNoted))
    await store.changeValue(noteName('first-reads'), (now) => {
      const own = Object.fromEntries(named)
      // Names in use come last, so the limit drops the least recently used names.
      const others = Object.entries((now as object | undefined) ?? {}).filter(([id]) => !(id in own))
      return Object.fromEntries([...others, ...named].slice(-MAX_NAMES))
    })
  if (JSON.stringify(last) === JSON.stringify(start)) return
  if (openStore() === store) writeLastStart(place, start)
}
