import { isOwnAnswer } from './own-answer.ts'

/** Cache of postal codes by prefix: public lists that change rarely and are needed offline. */
const CACHE = 'turno-postal'

/**
 * Returns the cached list and refreshes it for the next time. Without a cached list it waits for the network.
 */
export async function postalFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  // `no-cache` revalidates the list with its ETag: an unchanged list is not downloaded again.
  const fresh = fetch(new Request(request, { cache: 'no-cache' })).then(async (answer) => {
    // Returns the response even if the cache is full.
    if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
    return answer
  })
  // Keeps the cached list when there is no network.
  event.waitUntil(fresh.catch(() => undefined))
  return (await cache.match(request.url)) ?? fresh
}
