/**
 * Files that load after every first render (scripts/vite/plan-chunks.ts), even if they were prefetched in an
 * idle moment.
 */
const AFTERWARDS = /^\/assets\/(ui_dialogs|workbox-window|app_home|app_session)[-.]/
/** Files that load after the first render, except in a wide window, because they contain its drawer. */
const AFTERWARDS_UNLESS_WIDE = /^\/assets\/app(_shell)?[-.]/

interface Picture {
  /** End of the first render, in ms like `performance.now()`. */
  until: number
  /** Scripts listed in the HTML page. */
  named: ReadonlySet<string>
  isWide: boolean
}

/**
 * Returns the built files that a first render needed. The next start fetches and compiles these first, so
 * each unneeded file delays it.
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
