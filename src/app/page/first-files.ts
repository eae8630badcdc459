/** Files that load after every first render, even when an earlier prefetch loaded them sooner. */
const LATER_FILES = /^\/assets\/(ui_dialogs|workbox-window|app_home|app_session)[-.]/
/**
 * Files that load after the first render. In a wide window they load before, because they contain the drawer.
 */
const DRAWER_FILES = /^\/assets\/app(_shell)?[-.]/

interface FirstRender {
  /** End of the first render, in ms like `performance.now()`. */
  until: number
  named: ReadonlySet<string>
  isWide: boolean
}

/**
 * Returns the built files that a first render needed. The next start fetches these files first, so each
 * unneeded file delays it.
 */
export function firstFiles(
  requests: readonly Pick<PerformanceEntry, 'name' | 'startTime'>[],
  { until, named, isWide }: FirstRender,
): string[] {
  const paths = requests
    .filter(({ startTime }) => startTime <= until)
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => /^\/assets\/.+\.(js|css)$/.test(path) && !named.has(path))
    .filter((path) => !LATER_FILES.test(path) && (isWide || !DRAWER_FILES.test(path)))
  return [...new Set(paths)]
}
