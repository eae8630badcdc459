import { readLastStart, writeLastStart } from '#core/store/last-start.ts'
import { changeNote, noteName } from '#core/store/kept.ts'
import { nameOnDevice } from '#core/store/device-store.ts'
import { openStore } from '#core/store/open-store.ts'
import { BUILD } from './early.ts'

/** Names of rows that are remembered, over all screens. */
const MOST_NAMES = 240

/**
 * Notes what this start has read and fetched, so that the next one begins with it (head-start.ts).
 * @param drawnAt when its screen stood there: ms as `performance.now()` counts
 * @throws where nothing can be noted
 */
export async function noteStart(place: string, drawnAt: number): Promise<void> {
  const store = openStore()
  if (!store) return
  // Whoever has just signed in has written the session, and not read it.
  const names = new Set([noteName('session'), ...store.first.finish()])
  const named = await Promise.all([...names].map(async (name) => [await nameOnDevice(name), name] as const))
  const rows = [await nameOnDevice(noteName('first-reads')), ...named.map(([id]) => id)]
  const start = { build: BUILD, who: store.hash, rows, files: filesUntil(drawnAt) }
  const last = readLastStart(place)
  if (JSON.stringify(last) === JSON.stringify(start)) return
  if (named.some(([id]) => !last?.rows.includes(id)))
    await changeNote(store, 'first-reads', (before) => {
      const known = Object.entries({ ...(before as object | undefined), ...Object.fromEntries(named) })
      return Object.fromEntries(known.slice(-MOST_NAMES))
    })
  // Whoever has left meanwhile leaves nothing.
  if (openStore() === store) writeLastStart(place, start)
}

/** Built files that were asked for by then, without those that the page itself names. */
function filesUntil(drawnAt: number): string[] {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const own = new Set(scripts.map(({ src }) => new URL(src).pathname))
  const paths = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= drawnAt)
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\/.+\.(js|css)$/.test(pathname))
    .map(({ pathname }) => pathname)
  return [...new Set(paths)].filter((path) => !own.has(path))
}
