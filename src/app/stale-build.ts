import { prepareUpdate } from '#core/update-readiness.ts'

/** When this tab last reloaded because a chunk of an older build was gone. A time names nobody. */
const KEY = 'turno.reload'
const ONCE_IN_MS = 60_000

/**
 * After a deploy an open page may ask for a chunk that is gone: unsaved work is written down and the page reloads,
 * once. When that doesn't help, or there is no network, the screen's own failure and retry are shown.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce())
}

async function reloadOnce(): Promise<void> {
  if (!navigator.onLine || !(await isServerThere()) || reloadedJustNow()) return
  await prepareUpdate()
  window.location.reload()
}

/** A chunk that can't be had because nobody answers is no older build's: what is on screen stays. */
async function isServerThere(): Promise<boolean> {
  try {
    // Not a GET, so the service worker does not answer for it.
    const { ok } = await fetch('/sw.js', { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    // No answer: nobody is there.
    return false
  }
}

function reloadedJustNow(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < ONCE_IN_MS) return true
    sessionStorage.setItem(KEY, String(Date.now()))
    return false
  } catch {
    // Without a place to remember it, a reload could go round in circles.
    return true
  }
}
