/** Come after every first picture (scripts/vite/chunks.ts), however early an idle moment has fetched them. */
const AFTERWARDS = /^\/assets\/(dialog|workbox-window)[-.]/
/** The same, but for the drawer of a wide window, which lies there. */
const AFTERWARDS_UNLESS_WIDE = /^\/assets\/later[-.]/

interface Picture {
  /** When it stood there: ms as `performance.now()` counts. */
  until: number
  /** Scripts that the page itself names. */
  named: ReadonlySet<string>
  isWide: boolean
}

/** Built files that a picture needed. The next start fetches and compiles each before its own: one too many delays it. */
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
