/**
 * Static routes (`InstallEvent.addRoutes`, Chromium since 123): the browser answers by itself what it would wake this
 * worker for, so a start does not wait for the worker's own start. What no route names, and every browser without
 * static routes, goes to the fetch handlers of sw.ts, which give the same answers.
 */

/** A file of the worker's list: `url` without its host, as vite-plugin-pwa writes it. */
export interface PrecachedFile {
  url: string
  revision: string | null
  /** Only for kiosks (vite.config.ts). */
  isKiosk?: true
}

/** Cache of the precached files. */
export interface Precache {
  cacheName: string
  /** Returns the cached response of a file. */
  match(url: string): Promise<Response | undefined>
}

type Source = 'network' | { cacheName: string }
interface Condition {
  urlPattern?: { pathname: string; search?: string }
  requestMethod?: string
  requestMode?: string
  or?: Condition[]
}
interface RouterRule {
  condition: Condition
  source: Source
}
/** Not in TypeScript's own library. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>
}

const PAGE = 'index.html'
/** Prefix of the page's caches, one per version: a route can't name a revision. */
const PAGE_CACHE = 'turno-page-'

/** At installation, once the files lie in the precache; never fails it. */
export async function addStaticRoutes(
  event: Event,
  files: readonly PrecachedFile[],
  precache: Precache,
): Promise<void> {
  const install = event as RoutingInstallEvent
  if (!install.addRoutes) return
  const page = findPage(files)
  const isPageKept = page !== undefined && (await keepPage(pageCache(page), precache))
  try {
    await install.addRoutes(staticRules(files, isPageKept ? page : undefined, precache.cacheName))
  } catch {
    // A browser that reads the rules otherwise goes on with the handlers.
  }
}

/**
 * Whenever this worker is woken: a page's cache that the browser gave up has its page again. A rule that finds nothing
 * sends the browser to the network past this worker, so the next start without one would show no app.
 * @returns whether a rule finds it
 */
export async function bringBackPage(files: readonly PrecachedFile[], precache: Precache): Promise<boolean> {
  const page = findPage(files)
  const { InstallEvent } = globalThis as { InstallEvent?: { prototype: object } }
  if (!page || !InstallEvent || !('addRoutes' in InstallEvent.prototype)) return false
  const name = pageCache(page)
  return (await caches.match('/', { cacheName: name })) !== undefined || keepPage(name, precache)
}

/** Returns this version's page when the precache has lost it. */
export async function keptPage(files: readonly PrecachedFile[]): Promise<Response | undefined> {
  const page = findPage(files)
  return page && caches.match('/', { cacheName: pageCache(page) })
}

/** Deletes pages of former versions at activation. */
export async function pruneStaticPages(files: readonly PrecachedFile[]): Promise<void> {
  const page = findPage(files)
  const current = page && pageCache(page)
  for (const name of await caches.keys())
    if (name.startsWith(PAGE_CACHE) && name !== current) await caches.delete(name)
}

/**
 * Three rules: a service's call (the worker touches no POST but the share target, which is a navigation) goes to the
 * network; the page and each file of the precache come from their caches. Files outside the precache have no rule: a
 * cache that lacks one would send the browser to the network past the handler that keeps them (asset-cache.ts).
 */
export function staticRules(
  files: readonly PrecachedFile[],
  page: PrecachedFile | undefined,
  cacheName: string,
): RouterRule[] {
  const hashed = files.filter(({ url, revision }) => revision === null && url.startsWith('assets/'))
  const rules: RouterRule[] = [
    { condition: { requestMethod: 'POST', requestMode: 'cors' }, source: 'network' },
  ]
  if (page) {
    const condition = {
      urlPattern: { pathname: '/', search: '' },
      requestMode: 'navigate',
      requestMethod: 'GET',
    }
    rules.push({ condition, source: { cacheName: pageCache(page) } })
  }
  if (hashed.length > 0) {
    const or = hashed.map(({ url }) => ({ urlPattern: { pathname: `/${url}` } }))
    rules.push({ condition: { or }, source: { cacheName } })
  }
  return rules
}

function findPage(files: readonly PrecachedFile[]): PrecachedFile | undefined {
  return files.find(({ url }) => url === PAGE)
}

function pageCache({ revision }: PrecachedFile): string {
  return `${PAGE_CACHE}${revision ?? ''}`
}

/** @returns whether it lies there under its address */
async function keepPage(name: string, precache: Precache): Promise<boolean> {
  try {
    const page = await precache.match(PAGE)
    if (!page) return false
    await (await caches.open(name)).put('/', page)
    return true
  } catch {
    // No room: the handler answers the page from the precache.
    return false
  }
}
