import { isOwnAnswer } from './own-answer.ts'

/**
 * Cache of settings and notices, which contain no personal data. Fresh copies are preferred, but a page must
 * not wait long for them.
 */
const CACHE = 'turno-settings'
const PATIENCE_MS = 3000

/**
 * Returns the network's response. After 3 s, or at once without a network, returns the cached response.
 * Without a cached response it waits for the network.
 */
export async function latestFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  const fresh = fetch(request).then(async (answer) => {
    // Returns the response even if the cache is full.
    if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
    return answer
  })
  // Keeps the worker running: a late response is cached for the next request.
  event.waitUntil(fresh.catch(() => undefined))
  // The result is null without a network or after a timeout.
  const inTime = await Promise.race([fresh.catch(() => null), pause(PATIENCE_MS)])
  if (inTime && isOwnAnswer(request.url, inTime)) return inTime
  return (await cache.match(request.url)) ?? fresh
}

/**
 * Caches a file that a page fetched before this worker controlled it. The app then starts offline after one
 * visit.
 */
export async function cacheIfMissing(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const cache = await caches.open(CACHE)
  if (await cache.match(href)) return
  try {
    const answer = await fetch(href, { cache: 'no-cache' })
    if (isOwnAnswer(href, answer)) await cache.put(href, answer)
  } catch {
    // There is no network or no space. The page's next request caches the file.
  }
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
