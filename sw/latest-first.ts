import { isOwnAnswer } from './own-answer.ts'

/**
 * Cache of settings and notices. They contain no personal data and should be fresh, but are not worth a long
 * wait.
 */
const CACHE = 'turno-settings'
const PATIENCE_MS = 3000

/**
 * Returns the network's response. After 3 s, or at once without a network, returns the cached response. Without
 * a cached response it waits for the network.
 */
export async function latestFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  const fresh = fetch(request).then(async (answer) => {
    // If the cache is full, the response is still returned.
    if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
    return answer
  })
  // Caches a late response for the next request.
  event.waitUntil(fresh.catch(() => undefined))
  // null: no network, or a timeout.
  const inTime = await Promise.race([fresh.catch(() => null), pause(PATIENCE_MS)])
  if (inTime && isOwnAnswer(request.url, inTime)) return inTime
  return (await cache.match(request.url)) ?? fresh
}

/**
 * Caches a file that a page fetched before this worker controlled it, so that the app starts offline after one
 * visit.
 */
export async function keepFirst(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const cache = await caches.open(CACHE)
  if (await cache.match(href)) return
  try {
    const answer = await fetch(href, { cache: 'no-cache' })
    if (isOwnAnswer(href, answer)) await cache.put(href, answer)
  } catch {
    // No network or no space: the page's next request caches it.
  }
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
