import { prepareUpdate } from '#core/update-readiness.ts'

/** When this tab last reloaded because a chunk of an older build was gone. A time names nobody. */
const KEY = 'turno.reload'
const ONCE_IN_MS = 60_000

/**
 * After a deploy an open page may ask for a chunk that is gone: unsaved work is written down and the page reloads,
 * once. When that doesn't help, or there is no network, the screen's own failure and retry are shown.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || reloadedJustNow()) return
    void prepareUpdate().then(() => window.location.reload())
  })
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
