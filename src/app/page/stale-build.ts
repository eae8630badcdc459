import { setPageReload } from '#parts/lazy-part.ts'
import { noteUnreached } from '#hooks/operations/sync-state.ts'
import { reloadPage } from './reload-page.ts'
import { applyWaiting } from './worker.ts'

/** Storage key of the build from which this tab has reloaded because of a missing chunk; not personal data. */
const RELOADED_BUILD_KEY = 'turno.reload'

/**
 * Stores unsaved work and reloads the page when a chunk is missing after a deploy. Reloads only once per build,
 * because parts that retry automatically must not reload the page every minute. If the reload does not help, or
 * offline, the screen shows its failure with a retry.
 */
export function reloadOnceWhenStale(): void {
  // Failed checks count as no; reloadOnce does not throw.
  window.addEventListener('vite:preloadError', (event) => void reloadOnce(event))
  setPageReload(reloadWithUpdate)
}

async function reloadWithUpdate(): Promise<boolean> {
  if (!navigator.onLine || !(await isServerReachable())) return false
  if (!(await applyWaiting())) await reloadPage()
  return true
}

async function reloadOnce(event: Event): Promise<void> {
  if (!navigator.onLine || !(await isServerReachable()) || !(await isMissing(event)) || hasReloaded()) return
  await reloadPage()
}

/**
 * Returns whether the server lacks the file, because only then a reload helps. After a short network loss, the
 * part is requested again without a reload, which would discard messages on the page. A file that the browser
 * does not name counts as missing.
 */
async function isMissing(event: Event): Promise<boolean> {
  const { payload } = event as { payload?: unknown }
  const file = /\/assets\/[\w.-]+/.exec(String(payload))?.[0]
  if (file === undefined) return true
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    // Some hosts answer unknown paths with the page of the app.
    return status === 404 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    // The server is unreachable again, so the page stays open.
    return false
  }
}

/**
 * Returns whether the server answers. If not, a missing chunk is no sign of a new build, and the page stays
 * open.
 */
async function isServerReachable(): Promise<boolean> {
  try {
    // HEAD instead of GET, so that the service worker does not answer.
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    // The screen whose file is missing shows the failure (screen-failure.tsx).
    noteUnreached('offline')
    return false
  }
}

function hasReloaded(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const build = script?.src ?? 'unknown'
  try {
    if (sessionStorage.getItem(RELOADED_BUILD_KEY) === build) return true
    sessionStorage.setItem(RELOADED_BUILD_KEY, build)
    return false
  } catch {
    // Without storage the page does not reload, because it could reload endlessly.
    return true
  }
}
