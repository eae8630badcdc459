import type { Page, Request } from '@playwright/test'

const QUIET_MS = 120
const inFlight = new WeakMap<Page, Set<Request>>()

/** Starts counting the page's requests. `settled` does not see requests that began before the first call. */
export function watch(page: Page): Set<Request> {
  const known = inFlight.get(page)
  if (known) return known
  const open = new Set<Request>()
  inFlight.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/**
 * Waits until no request was open for 120 ms. Playwright's 'networkidle' would wait 500 ms. After 10 s it
 * prints the open requests and returns.
 */
export async function settled(page: Page): Promise<void> {
  const open = watch(page)
  const until = Date.now() + 10_000
  for (let quietSince = Date.now(); Date.now() < until; ) {
    await page.waitForTimeout(30)
    if (open.size > 0) quietSince = Date.now()
    else if (Date.now() - quietSince >= QUIET_MS) return
  }
  console.warn(`Still open at ${page.url()}: ${[...open].map((request) => request.url()).join(' ')}`)
}

export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}
