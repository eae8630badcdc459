import { isOwnAnswer } from './own-answer.ts'

/**
 * Built files outside the precache (PDF viewer, charts, English). Their names carry a hash, so a kept file
 * stays right for ever. They are kept on first use, and deleted when none of the last five builds names them
 * any more.
 */
const CACHE = 'turno-assets'
const BUILDS = '/builds.json'

/** The kept file, else the network's answer, which is kept if it is the portal's own. */
export async function assetsFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // No room to keep it: the answer itself is there.
  if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
  return answer
}

/** Keeps what a page fetched before this worker controlled it, or wants to have without a network. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const own = urls
    .map((url) => new URL(url, self.location.origin))
    .filter((url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'))
  // A file that can't be fetched now is fetched when it is used.
  await Promise.allSettled(
    own.map(async (url) => {
      if (!(await caches.match(url.href))) await assetsFirst(new Request(url.href))
    }),
  )
}

/** Keeps what must be there without a network. @throws when a file can't be had, or there is no room for it */
export async function keepForSure(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (await cache.match(url)) return
      const answer = await fetch(url)
      if (!isOwnAnswer(url, answer)) throw new Error(`${url} could not be had`)
      await cache.put(url, answer)
    }),
  )
}

/** Without an answer nothing is deleted: a file too many is better than one too few. */
export async function pruneAssets(): Promise<void> {
  try {
    const answer = await fetch(BUILDS, { cache: 'no-cache' })
    if (!answer.ok) return
    const { builds } = (await answer.json()) as { builds: { files: string[] }[] }
    const known = new Set(builds.flatMap((build) => build.files))
    if (known.size === 0) return
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) {
      if (!known.has(new URL(request.url).pathname.slice(1))) await cache.delete(request)
    }
  } catch {
    // Offline, or a server that keeps no list.
  }
}
