import { setStartOver } from '#parts/lazy-part.ts'
import { noteUnreached } from '#hooks/operations/sync-state.ts'
import { reloadPage } from './reload-page.ts'
import { applyWaiting } from './worker.ts'

/** Storage key of the build from which this tab has reloaded because a chunk was missing; no personal data. */
const KEY = 'turno.reload'

/**
 * After a deploy, a chunk of the open page may be missing: unsaved work is stored and the page reloads. Only
 * once per build, because parts that are retried automatically must not reload it every minute. If that does
 * not help, or offline, the screen shows its failure with a retry.
 */
export function reloadOnceWhenStale(): void {
  // Failed checks count as no; reloadOnce does not throw.
  window.addEventListener('vite:preloadError', (event) => void reloadOnce(event))
  setStartOver(startOver)
}

/** Retries a failed part in a new page, with the waiting version if there is one. */
async function startOver(): Promise<boolean> {
  if (!navigator.onLine || !(await isServerThere())) return false
  if (!(await applyWaiting())) await reloadPage()
  return true
}

async function reloadOnce(event: Event): Promise<void> {
  if (!navigator.onLine || !(await isServerThere()) || !(await isGone(event)) || hasReloaded()) return
  await reloadPage()
}

/**
 * Returns whether the server lacks the file. A server that was briefly unreachable has it: the part is
 * requested again, and a message on the page ("No sabemos si se pidió") stays. When the browser does not name
 * the file, it counts as missing.
 */
async function isGone(event: Event): Promise<boolean> {
  const { payload } = event as { payload?: unknown }
  const file = /\/assets\/[\w.-]+/.exec(String(payload))?.[0]
  if (file === undefined) return true
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    // Some hosts answer unknown paths with the page of the app.
    return status === 404 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    // Unreachable again: the page stays.
    return false
  }
}

/**
 * Returns whether the server answers. A chunk that is missing because nothing answers is no sign of an older
 * build: the page stays.
 */
async function isServerThere(): Promise<boolean> {
  try {
    // Not a GET, so the service worker does not answer for it.
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    // No answer: the screen whose file is missing shows it (screen-failure.tsx).
    noteUnreached('offline')
    return false
  }
}

function hasReloaded(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  const build = script?.src ?? 'unknown'
  try {
    if (sessionStorage.getItem(KEY) === build) return true
    sessionStorage.setItem(KEY, build)
    return false
  } catch {
    // Without storage, the page could reload endlessly.
    return true
  }
}
