import { setStartOver } from '#parts/lazy-part.ts'
import { noteUnreached } from '#hooks/operations/sync-state.ts'
import { reloadPage } from './reload-page.ts'
import { applyWaiting } from './worker.ts'

/** The build from which this tab has reloaded because a chunk was gone. It names nobody. */
const KEY = 'turno.reload'

/**
 * After a deploy an open page may ask for a chunk that is gone: unsaved work is written down and the page reloads,
 * once for each build: parts that nobody asked for are tried again by themselves, and must not reload it every minute.
 * When that doesn't help, or there is no network, the screen's own failure and retry are shown.
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
 * A server that was away for a moment and is back has the file: the part is asked for again, and what the page says
 * ("No sabemos si se pidió") stays. Where the browser does not name the file, it counts as gone.
 */
async function isGone(event: Event): Promise<boolean> {
  const { payload } = event as { payload?: unknown }
  const file = /\/assets\/[\w.-]+/.exec(String(payload))?.[0]
  if (file === undefined) return true
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    // Some hosts lead whatever they don't have to the app's page.
    return status === 404 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    // Away again: what is on screen stays.
    return false
  }
}

/** A chunk that can't be had because nobody answers is no older build's: what is on screen stays. */
async function isServerThere(): Promise<boolean> {
  try {
    // Not a GET, so the service worker does not answer for it.
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    // No answer: nobody is there, and the screen whose file is missing says so (screen-failure.tsx).
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
    // Without a place to remember it, a reload could go round in circles.
    return true
  }
}
