import { isOwnAnswer } from './own-answer.ts'

/** Postal codes by prefix: public lists that change now and then and are wanted without a network. */
const CACHE = 'turno-postal'

/** The kept list at once, while a new one is fetched for the next time; without a kept one, the network's. */
export async function postalFirst(request: Request, event: ExtendableEvent): Promise<Response> {
  const cache = await caches.open(CACHE)
  // no-cache: the etag saves the bytes of an unchanged list.
  const fresh = fetch(new Request(request, { cache: 'no-cache' })).then(async (answer) => {
    // No room to keep it: the answer itself is there.
    if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
    return answer
  })
  // Without a network the kept list stays as it is.
  event.waitUntil(fresh.catch(() => undefined))
  return (await cache.match(request.url)) ?? fresh
}
