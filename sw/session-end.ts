import { raiseEpoch, readSetting, writeSetting } from '#core/device-store.ts'
import { loadClock, serverNow } from '#core/server-clock.ts'
import { SESSION_RECHECK, SESSION_TAG, type SessionMessage } from '#core/session-messages.ts'
import { texts } from './texts.es.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker's share in a session's end and its announcement (offline.md, "Session authority"). */

export function isSessionMessage(data: unknown): data is SessionMessage {
  const type = (data as { type?: unknown } | null)?.type
  return typeof type === 'string' && type.startsWith('SESSION_')
}

export async function answerSessionMessage({ type }: SessionMessage): Promise<void> {
  switch (type) {
    case 'SESSION_ENDED':
      return afterEnd()
    case 'SESSION_CLOSING':
      return announceClosing()
    case 'SESSION_RENEWED':
      return closeNotifications(SESSION_TAG)
    default:
      return type satisfies never
  }
}

/**
 * Whenever the worker wakes: a deadline that passed while every page slept or was closed ends the session here. The key
 * is locked by the first page that looks, and none shows anything before it has looked.
 */
export async function endDueSession(): Promise<void> {
  await loadClock()
  const endsAt = (await readSetting<number | null>('session-ends')) ?? null
  if (endsAt === null || endsAt > serverNow()) return
  await raiseEpoch()
  await writeSetting('session-ends', null)
  await afterEnd()
}

async function afterEnd(): Promise<void> {
  const badge = self.navigator as { clearAppBadge?: () => Promise<void> }
  await Promise.allSettled([closeNotifications(), badge.clearAppBadge?.(), tellPages()])
}

/** All of them, or those of one tag. */
async function closeNotifications(tag?: string): Promise<void> {
  const shown = await self.registration.getNotifications(tag === undefined ? {} : { tag })
  for (const notification of shown) notification.close()
}

async function tellPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: SESSION_RECHECK })
}

/** On a phone of one's own that may notify; the text names nobody and nothing that was typed. */
async function announceClosing(): Promise<void> {
  const isKiosk = (await readSetting('mode')) === 'kiosk'
  if (isKiosk || Notification.permission !== 'granted') return
  await self.registration.showNotification(texts.sessionClosing, {
    tag: SESSION_TAG,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    requireInteraction: true,
  })
}
