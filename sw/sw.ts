import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CONFIG_PATH } from '#contract/protocol/app-config.ts'
import { assetsFirst, cacheAssets, pruneAssets } from './asset-cache.ts'
import { deliverInBackground, SYNC_TAG } from './background-delivery.ts'
import { answerKeyMessage, isKeyMessage } from './kiosk-key.ts'
import { cacheOnKiosk } from './kiosk-files.ts'
import { sweepKiosk } from './kiosk-sweep.ts'
import { cacheIfMissing, latestFirst } from './latest-first.ts'
import { lostPage } from './lost-page.ts'
import { isOwnAnswer, isOwnPage } from './own-answer.ts'
import { postalFirst } from './postal-first.ts'
import { updateBadgeAfterClose, openNotified, receivePush, renewSubscription } from './push.ts'
import { answerSessionMessage, endDueSession, isSessionMessage } from './session-end.ts'
import { answerShared, isShareRequest, isSharedMessage, receiveShared } from './shared-files.ts'
import {
  addStaticRoutes,
  restorePage,
  findCachedPage,
  type PrecachedFile,
  pruneStaticPages,
} from './static-routes.ts'

declare const self: ServiceWorkerGlobalScope

// The worker handles only GET requests (offline.md, "Service worker"): on iOS, forwarded POST bodies arrived
// empty. workbox-routing registers GET routes by default. The only exception is the share target below.

const files = self.__WB_MANIFEST as PrecachedFile[]
const precached = files.filter(({ isKiosk }) => !isKiosk)
const ofKiosks = files.filter(({ isKiosk }) => isKiosk).map(({ url }) => url)
const scripts = precached.map(({ url }) => url).filter((url) => url.endsWith('.js'))
const precache = new PrecacheController({
  // Fails the installation when a file cannot be stored. The active version stays, and the browser retries
  // later.
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        // Stores the original response: browsers do not cache compiled code for a copied response
        // (docs/decisions/app.md).
        if (!isOwnAnswer(request.url, response)) return null
        const isPage = new URL(request.url).pathname === '/index.html'
        return !isPage || (await isOwnPage(response, scripts)) ? response : null
      },
    },
  ],
})
precache.addToCacheList(precached)
cleanupOutdatedCaches()
registerRoute(new PrecacheRoute(precache))

const kept = { cacheName: precache.strategy.cacheName, match: (url: string) => precache.matchPrecache(url) }

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([precache.install(event), cacheOnKiosk(ofKiosks)]).then(() =>
      addStaticRoutes(event, precached, kept),
    ),
  )
})

/** Paths that never get the app's page: services, documents, metrics. */
const NOT_THE_SHELL = [/^\/api\//, /\.php$/i, /^\/generate-/, /^\/metrics/, /^\/config\.json$/, /\.pdf$/i]

const shell = precache.createHandlerBoundToURL('index.html')
registerRoute(
  new NavigationRoute(
    // Without network and precache, uses the static route's copy of the page, or else the error page.
    (options) => shell(options).catch(async () => (await findCachedPage(precached)) ?? lostPage()),
    { denylist: NOT_THE_SHELL },
  ),
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => assetsFirst(request),
)

registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin && (url.pathname === CONFIG_PATH || url.pathname === '/datasets/notices.json'),
  ({ request, event }) => {
    // Restores the page here, because each start requests the settings.
    event.waitUntil(restorePage(precached, kept))
    return latestFirst(request, event)
  },
)

// Matches any host, because the postal service may have its own host. The lists contain no personal data.
registerRoute(
  ({ url }) => /^\/api\/codigos-postales\/[0-9]{2}$/.test(url.pathname),
  ({ request, event }) => postalFirst(request, event),
)

// Files shared by another app stay on the device: the worker handles this POST, not the server.
self.addEventListener('fetch', (event) => {
  if (isShareRequest(event.request, self.location.origin)) event.respondWith(receiveShared(event.request))
})

self.addEventListener('activate', (event) => {
  // Claims the page: the first visit already works offline. A later worker is activated only when its pages
  // are ready (SKIP_WAITING) or closed.
  event.waitUntil(
    Promise.all([self.clients.claim(), ...clearUp(event), pruneAssets(), cacheIfMissing(CONFIG_PATH)]),
  )
})

function clearUp(event: ExtendableEvent): Promise<unknown>[] {
  const { installing, waiting } = self.registration
  return installing || waiting ? [] : [precache.activate(event), pruneStaticPages(precached)]
}

self.addEventListener('message', (event) => {
  if (isKeyMessage(event.data)) return answerKeyMessage(event.data, event.ports, Date.now())
  if (isSharedMessage(event.data)) return answerShared(event.data.id, event.ports)
  if (isSessionMessage(event.data)) return event.waitUntil(answerSessionMessage(event.data))
  const message = event.data as { type?: unknown; urls?: unknown } | null
  // Keeps the active version when a kiosk's files cannot be fetched.
  if (message?.type === 'SKIP_WAITING') {
    event.waitUntil(cacheOnKiosk(ofKiosks).then(() => self.skipWaiting()))
  }
  if (message?.type === 'KEEP_KIOSK') event.waitUntil(cacheOnKiosk(ofKiosks))
  if (message?.type === 'KEEP_ASSETS' && Array.isArray(message.urls)) {
    event.waitUntil(cacheAssets(message.urls.filter((url) => typeof url === 'string')))
  }
})

/** Event type that TypeScript's own library lacks. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent
  if (tag === SYNC_TAG)
    (event as SyncEvent).waitUntil(
      endDueSession()
        // Delivers even if ending the session fails: sealed delivery needs no session. The next page ends the
        // session.
        .catch(() => undefined)
        .then(deliverInBackground),
    )
})

self.addEventListener('push', (event) => {
  event.waitUntil(
    endDueSession()
      // Shows the notification even if ending the session fails: every push must show one.
      .catch(() => undefined)
      .then(() => receivePush(event.data)),
  )
})

for (const woken of ['activate', 'message', 'sync', 'push'] as const)
  self.addEventListener(woken, (event: Event) =>
    (event as ExtendableEvent).waitUntil(
      Promise.all([
        sweepKiosk(Date.now()),
        // Restores the page's cache before the next start needs it, because a page may stay open for days.
        restorePage(precached, kept).catch(() => undefined),
      ]),
    ),
  )

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotified(event.notification))
})

self.addEventListener('notificationclose', (event) => {
  event.waitUntil(updateBadgeAfterClose())
})
