import type { PushedMessage } from '#core/push/push-message.ts'
import { showAppBadge } from '#core/push/app-badge.ts'
import { loadConfig } from '#core/transport/config.ts'
import { readSetting } from '#core/store/device-store.ts'
import { type NotificationKind, notificationTag } from '#domain/notifications/notification-kinds.ts'
import { readPush } from './read-push.ts'
import { en } from './texts.en.ts'
import { es, type PushWords } from './texts.es.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Tag of notifications about this worker's own deliveries. The server's notification about the same
 * deliveries replaces them.
 */
export const OWN_DELIVERY_TAG = 'turno.delivery'
const UNKNOWN_TAG = 'turno'
const SUBSCRIBE_MS = 10_000

interface NewsData {
  /** Id of the notification (GEN-15); 0 for none. */
  id?: number
  path?: string
}

/**
 * Returns the texts in the person's language. A page stores the language (app/home/notification-watch.tsx).
 */
export async function readTexts(): Promise<typeof es> {
  // Uses Spanish, the language of most people, when the setting is missing.
  return (await readSetting('locale').catch(() => 'es')) === 'en' ? en : es
}

async function isKiosk(): Promise<boolean> {
  // Without the setting, the device was never set up as a kiosk.
  return (await readSetting('mode').catch(() => 'personal')) === 'kiosk'
}

/**
 * Shows a notification for every push, even an unreadable one. Otherwise the browser ends the subscription. A
 * kiosk shows none and ends its subscription.
 */
export async function receivePush(data: PushMessageData | null): Promise<void> {
  if (await isKiosk()) return leaveKiosk()
  const news = readPush(data)
  await showOfKind(news?.kind ?? null, news?.id)
  await postToPages({ type: 'pushed', kind: news?.kind ?? 'unknown' })
}

/** Ends a former person's subscription on a device that became a kiosk. */
async function leaveKiosk(): Promise<void> {
  // A browser that lacks push has no subscription.
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null)
  // The server deletes the subscription when its next push fails.
  await subscription?.unsubscribe().catch(() => false)
}

/** @param kind null for an unreadable push or an unknown kind */
export async function showOfKind(kind: NotificationKind | null, id = 0): Promise<void> {
  const words = await readTexts()
  if (kind === 'step-delivered' || kind === 'step-rejected') await closeTagged(OWN_DELIVERY_TAG)
  await showNews(
    kind === null ? words.unknown : words.kinds[kind],
    kind === null ? UNKNOWN_TAG : notificationTag(kind, id),
    kind === 'session-closing' ? {} : { id },
  )
}

export async function showNews(words: PushWords, tag: string, data: NewsData): Promise<void> {
  if (Notification.permission !== 'granted' || (await isKiosk())) return
  const { title, body } = words
  const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification(title, { tag, data, ...pictures, ...(body ? { body } : {}) })
  await updateBadge()
}

let counting: Promise<void> | null = null
let isCountStale = false

/**
 * Sets the app's badge to the number of visible notifications. An open app replaces it with the number on its
 * bell. Pushes that arrive during a count share one further count.
 */
function updateBadge(): Promise<void> {
  isCountStale = true
  counting ??= countShown().finally(() => {
    counting = null
  })
  return counting
}

async function countShown(): Promise<void> {
  while (isCountStale) {
    isCountStale = false
    await showAppBadge((await self.registration.getNotifications()).length)
  }
}

export async function closeTagged(tag: string): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close()
}

export async function closeNotifications(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close()
  await showAppBadge(0)
}

/** Updates the badge after a notification was dismissed. An open app sets the badge itself. */
export async function updateBadgeAfterClose(): Promise<void> {
  if ((await pages()).length === 0) await updateBadge()
}

export async function openNotified(notification: Notification): Promise<void> {
  notification.close()
  const path = pathOf((notification.data ?? {}) as NewsData)
  const windows = await pages()
  const seen = windows.find(({ visibilityState }) => visibilityState === 'visible')
  const open = seen ?? windows[0]
  if (!open) {
    await self.clients.openWindow(urlOf(path ?? '/Inicio'))
    return
  }
  // Ignores an error: some browsers do not always allow `focus`. The page is open in any case.
  await open.focus().catch(() => undefined)
  // Stays on the page without a path. At "session-closing" the person may have typed something there.
  if (path === null) return
  // A page that this worker does not control cannot be navigated.
  const moved = await open.navigate(urlOf(path)).catch(() => null)
  // If the browser does not open a window either, the person finds the item in the app's notifications.
  if (!moved) await self.clients.openWindow(urlOf(path)).catch(() => null)
}

/**
 * Returns the path of a notification; null to stay on the page. After sign-in the app finds the item by its
 * id.
 */
function pathOf({ id, path }: NewsData): string | null {
  if (typeof path === 'string') return path
  if (typeof id !== 'number') return null
  return id > 0 ? `/Notificaciones/${id}` : '/Notificaciones'
}

function urlOf(path: string): string {
  return new URL(`/#${path}`, self.location.origin).href
}

function pages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

async function postToPages(message: PushedMessage): Promise<void> {
  for (const page of await pages()) page.postMessage(message)
}

/** Renews a changed push subscription. An open page, or the next page, sends it to the server. */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  try {
    if (!event.newSubscription && !(await isKiosk())) await subscribeAgain(event.oldSubscription)
  } catch {
    // There is no network, or the permission was withdrawn. The app detects the missing subscription.
  }
  await postToPages({ type: 'push-changed' })
}

async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const applicationServerKey =
    old?.options.applicationServerKey ?? (await loadConfig()).vapidPublicKey ?? null
  if (applicationServerKey === null) return
  const subscribing = self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await Promise.race([subscribing, new Promise((resolve) => setTimeout(resolve, SUBSCRIBE_MS))])
}
