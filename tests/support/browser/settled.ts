import type { Page } from '@playwright/test'

const QUIET_MS = 120
const inFlight = new WeakMap<Page, Set<unknown>>()

/** Counts the page's requests from now on, else `settled` knows of none that began before it; later calls change nothing. */
export function watch(page: Page): Set<unknown> {
  const known = inFlight.get(page)
  if (known) return known
  const open = new Set<unknown>()
  inFlight.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/** Nothing is on its way, and nothing began for an eighth of a second: 'networkidle' waits half a second on each screen. */
export async function settled(page: Page): Promise<void> {
  const open = watch(page)
  const until = Date.now() + 10_000
  for (let quietSince = Date.now(); Date.now() < until; ) {
    await page.waitForTimeout(30)
    if (open.size > 0) quietSince = Date.now()
    else if (Date.now() - quietSince >= QUIET_MS) return
  }
}

/** Waits until the worker has everything that a start without a network needs. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}
