import type { PushedMessage } from '#core/push/push-message.ts'
import { showAppBadge } from '#core/push/app-badge.ts'
import { loadConfig } from '#core/transport/config.ts'
import { readSetting } from '#core/store/device-store.ts'
import { type NotificationKind, notificationTag } from '#domain/notification-kinds.ts'
import { readPush } from './read-push.ts'
import { en } from './texts.en.ts'
import { es, type PushWords } from './texts.es.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Tag of notifications about what this worker has delivered by itself; the server's notification about the same
 * replaces them.
 */
export const OWN_DELIVERY_TAG = 'turno.delivery'
const UNKNOWN_TAG = 'turno'
const SUBSCRIBE_MS = 10_000

/** A notification's data: the item to which it leads, or the screen. */
interface NewsData {
  /** GEN-15's id; 0: none. */
  id?: number
  path?: string
}

/** The words in the person's language, as far as the worker has been told (hooks/worker-locale.ts). */
export async function wordsHere(): Promise<typeof es> {
  // Without the setting: the language of most people.
  return (await readSetting('locale').catch(() => 'es')) === 'en' ? en : es
}

async function isKiosk(): Promise<boolean> {
  // Without the setting no kiosk was ever set up here.
  return (await readSetting('mode').catch(() => 'personal')) === 'kiosk'
}

/**
 * Shows something for every push, whatever is in it, because the browser takes the subscription away otherwise.
 * Never throws.
 */
export async function receivePush(data: PushMessageData | null): Promise<void> {
  if (await isKiosk()) return leaveKiosk()
  const news = readPush(data)
  await showOfKind(news?.kind ?? null, news?.id)
  await tellPages({ type: 'pushed', kind: news?.kind ?? 'unknown' })
}

/** A device that became a kiosk belongs to nobody: a former person's subscription ends now. */
async function leaveKiosk(): Promise<void> {
  // A browser without push has no subscription.
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null)
  // The server retires the address when its next push finds nobody.
  await subscription?.unsubscribe().catch(() => false)
}

/** @param kind null for an unknown one */
export async function showOfKind(kind: NotificationKind | null, id = 0): Promise<void> {
  const words = await wordsHere()
  if (kind === 'step-delivered' || kind === 'step-rejected') await closeTagged(OWN_DELIVERY_TAG)
  await showNews(
    kind === null ? words.unknown : words.kinds[kind],
    kind === null ? UNKNOWN_TAG : notificationTag(kind, id),
    kind === 'session-closing' ? {} : { id },
  )
}

/** Shows nothing on a kiosk, nor without the person's permission. */
export async function showNews(words: PushWords, tag: string, data: NewsData): Promise<void> {
  if (Notification.permission !== 'granted' || (await isKiosk())) return
  const { title, body } = words
  const pictures = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' }
  await self.registration.showNotification(title, { tag, data, ...pictures, ...(body ? { body } : {}) })
  await countOnIcon()
}

let counting: Promise<void> | null = null
let isCountOld = false

/**
 * The badge counts the notifications on show; the open app replaces it with the bell's number. A flood of
 * pushes is counted once while it lasts and once after it.
 */
function countOnIcon(): Promise<void> {
  isCountOld = true
  counting ??= countShown().finally(() => {
    counting = null
  })
  return counting
}

async function countShown(): Promise<void> {
  while (isCountOld) {
    isCountOld = false
    await showAppBadge((await self.registration.getNotifications()).length)
  }
}

export async function closeTagged(tag: string): Promise<void> {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close()
}

/** The session is over: its notifications go. */
export async function closeNotifications(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close()
  await showAppBadge(0)
}

/** A notification was dismissed: an open app counts by itself. */
export async function noteClosed(): Promise<void> {
  if ((await pages()).length === 0) await countOnIcon()
}

/** Opens the app at what the notification is about, in an open window if there is one. */
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
  // Some browsers allow it only now and then; the page is there all the same.
  await open.focus().catch(() => undefined)
  // A person who is called back to what they were typing stays there.
  if (path === null) return
  // A page that this worker does not control can't be navigated.
  const moved = await open.navigate(urlOf(path)).catch(() => null)
  // Not allowed either: the app waits behind its icon, with the item at the bell.
  if (!moved) await self.clients.openWindow(urlOf(path)).catch(() => null)
}

/** The app itself finds the item after sign-in or unlock; the worker does not know it. */
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

async function tellPages(message: PushedMessage): Promise<void> {
  for (const page of await pages()) page.postMessage(message)
}

/**
 * The browser has given the device a new address: an open page tells the server, or the next one that opens.
 */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  try {
    if (!event.newSubscription && !(await isKiosk())) await subscribeAgain(event.oldSubscription)
  } catch {
    // No network, or no permission any more: the app sees that there is no subscription.
  }
  await tellPages({ type: 'push-changed' })
}

async function subscribeAgain(old: PushSubscription | null): Promise<void> {
  const applicationServerKey =
    old?.options.applicationServerKey ?? (await loadConfig()).vapidPublicKey ?? null
  if (applicationServerKey === null) return
  const subscribing = self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  await Promise.race([subscribing, new Promise((resolve) => setTimeout(resolve, SUBSCRIBE_MS))])
}
