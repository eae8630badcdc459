import { noteReads } from '#core/store/note-reads.ts'
import { BUILD } from './early.ts'

/**
 * Notes what this start has read and fetched, so that the next one begins with it.
 * @param drawnAt when its screen stood there: ms as `performance.now()` counts
 * @throws where nothing can be noted
 */
export function noteStart(place: string, drawnAt: number): Promise<void> {
  return noteReads(place, BUILD, filesUntil(drawnAt))
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
