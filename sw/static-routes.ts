/**
 * Static routes (`InstallEvent.addRoutes`, Chromium since 123). The browser serves matching requests without
 * this worker: the app does not wait for the worker's start. All other requests go to the fetch handlers of
 * sw.ts. In other browsers all requests go there. The handlers give the same responses.
 */

/** Entry of the precache manifest of vite-plugin-pwa. `url` has no host and no leading slash. */
export interface PrecachedFile {
  url: string
  revision: string | null
  isKiosk?: true
}

export interface Precache {
  cacheName: string
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
/** Event type that TypeScript's own library lacks. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rules: RouterRule[]): Promise<void>
}

const PAGE = 'index.html'
/** Prefix of the page's caches. There is one cache per version, because a route cannot name a revision. */
const PAGE_CACHE = 'turno-page-'

/** Adds the routes at installation, after the files are in the precache. Never fails the installation. */
export async function addStaticRoutes(
  event: Event,
  files: readonly PrecachedFile[],
  precache: Precache,
): Promise<void> {
  const install = event as RoutingInstallEvent
  if (!install.addRoutes) return
  const page = findPage(files)
  const isPageCached = page !== undefined && (await cachePage(pageCache(page), precache))
  try {
    await install.addRoutes(staticRules(files, isPageCached ? page : undefined, precache.cacheName))
  } catch {
    // A browser that rejects the rules uses the fetch handlers.
  }
}

/**
 * Restores the page's cache if the browser has deleted it. Runs at each start of the app and at other events
 * of the worker (sw.ts). When a rule's cache is missing, the browser uses the network instead of this worker.
 * An offline start would then show no app.
 * @returns whether the rule finds the page
 */
export async function restorePage(files: readonly PrecachedFile[], precache: Precache): Promise<boolean> {
  const page = findPage(files)
  const { InstallEvent } = globalThis as { InstallEvent?: { prototype: object } }
  if (!page || !InstallEvent || !('addRoutes' in InstallEvent.prototype)) return false
  const name = pageCache(page)
  return (await caches.match('/', { cacheName: name })) !== undefined || cachePage(name, precache)
}

/** Returns this version's page from its own cache, for the case that the precache has lost it. */
export async function findCachedPage(files: readonly PrecachedFile[]): Promise<Response | undefined> {
  const page = findPage(files)
  return page && caches.match('/', { cacheName: pageCache(page) })
}

export async function pruneStaticPages(files: readonly PrecachedFile[]): Promise<void> {
  const page = findPage(files)
  const current = page && pageCache(page)
  for (const name of await caches.keys())
    if (name.startsWith(PAGE_CACHE) && name !== current) await caches.delete(name)
}

/**
 * Returns the rules, in this order:
 * 1. Calls of services go to the network. The worker handles no POST except the share target, which is a
 * navigation.
 * 2. The page comes from its cache.
 * 3. Hashed files of the precache come from the precache.
 *
 * Files outside the precache have no rule. A rule without a cached file would bypass the handler that caches
 * them (asset-cache.ts).
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

/** Copies the page into its own cache. @returns whether the copy succeeded */
async function cachePage(name: string, precache: Precache): Promise<boolean> {
  try {
    const page = await precache.match(PAGE)
    if (!page) return false
    await (await caches.open(name)).put('/', page)
    return true
  } catch {
    // There is no space. The handler serves the page from the precache.
    return false
  }
}
