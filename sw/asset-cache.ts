import { isOwnAnswer } from './own-answer.ts'

/**
 * Cache of built files outside the precache (PDF viewer, charts, English). A cached file never becomes stale,
 * because its name contains a hash. Files are cached at first use, on a kiosk also at installation. A file is
 * deleted when none of the last five builds contains it.
 */
const CACHE = 'turno-assets'
const BUILDS = '/builds.json'

export async function assetsFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  // Returns the response even if the cache is full.
  if (isOwnAnswer(request.url, answer)) await cache.put(request.url, answer.clone()).catch(() => undefined)
  return answer
}

/** Caches files that a page fetched before this worker controlled it, or that it needs offline. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  const own = urls
    .map((url) => new URL(url, self.location.origin))
    .filter((url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/'))
  // A file that cannot be fetched now is fetched at its first use.
  await Promise.allSettled(
    own.map(async (url) => {
      if (!(await caches.match(url.href))) await assetsFirst(new Request(url.href))
    }),
  )
}

/** Caches files that must work offline. @throws when a file cannot be fetched or stored */
export async function cacheRequired(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (await cache.match(url)) return
      const answer = await fetch(url)
      if (!isOwnAnswer(url, answer)) throw new Error(`${url} could not be fetched`)
      await cache.put(url, answer)
    }),
  )
}

/**
 * Deletes files of old builds. Without the list of builds it deletes nothing, because a missing file is
 * worse.
 */
export async function pruneAssets(): Promise<void> {
  try {
    const answer = await fetch(BUILDS, { cache: 'no-cache' })
    const body = await answer.text()
    if (!answer.ok) return
    const { builds } = JSON.parse(body) as { builds: { files: string[] }[] }
    const known = new Set(builds.flatMap((build) => build.files))
    if (known.size === 0) return
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) {
      if (!known.has(new URL(request.url).pathname.slice(1))) await cache.delete(request)
    }
  } catch {
    // There is no network, or the server has no list.
  }
}
