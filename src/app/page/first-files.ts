/**
 * Files that load after every first render (scripts/vite/chunks.ts), even if they were fetched early in an idle
 * moment.
 */
const AFTERWARDS = /^\/assets\/(dialog|workbox-window)[-.]/
/** Files that load afterwards, except in a wide window, whose drawer they contain. */
const AFTERWARDS_UNLESS_WIDE = /^\/assets\/later[-.]/

interface Picture {
  /** End of the first render, in ms like `performance.now()`. */
  until: number
  /** Scripts listed in the HTML page. */
  named: ReadonlySet<string>
  isWide: boolean
}

/**
 * Returns the built files that a first render needed. The next start fetches and compiles them first, so one
 * too many delays it.
 */
export function firstFiles(
  asked: readonly Pick<PerformanceEntry, 'name' | 'startTime'>[],
  { until, named, isWide }: Picture,
): string[] {
  const paths = asked
    .filter(({ startTime }) => startTime <= until)
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/assets\/.+\.(js|css)$/.test(path) && !named.has(path))
    .filter((path) => !AFTERWARDS.test(path) && (isWide || !AFTERWARDS_UNLESS_WIDE.test(path)))
  return [...new Set(paths)]
}
