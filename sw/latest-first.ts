import { isOwnAnswer } from './own-answer.ts'

/** Settings and notices: small, without personal data, wanted fresh, but never worth a long wait. */
const CACHE = 'turno-settings'
const PATIENCE_MS = 3000

/**
 * The network's answer; after 3 s, or at once without a network, the answer from last time. If there is none,
 * the network is waited for.
 */
export async function latestFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  const fresh = fetch(request).then(async (answer) => {
    // No room to keep it: the answer itself is there.
    if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
    return answer
  })
  // A late answer is still kept for the next time.
  event.waitUntil(fresh.catch(() => undefined))
  // null: no network, or not in time.
  const inTime = await Promise.race([fresh.catch(() => null), pause(PATIENCE_MS)])
  if (inTime && isOwnAnswer(request.url, inTime)) return inTime
  return (await cache.match(request.url)) ?? fresh
}

/**
 * Keeps what a page fetched before this worker controlled it, so that one visit is enough for a start without a
 * network.
 */
export async function keepFirst(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const cache = await caches.open(CACHE)
  if (await cache.match(href)) return
  try {
    const answer = await fetch(href, { cache: 'no-cache' })
    if (isOwnAnswer(href, answer)) await cache.put(href, answer)
  } catch {
    // No network or no room: the page's next request keeps it.
  }
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
