import { raiseEpoch, readSetting } from '#core/store/device-store.ts'
import { loadClock, serverNow } from '#core/transport/server-clock.ts'
import { SESSION_RECHECK, type SessionMessage } from '#core/session/session-messages.ts'
import { notificationTag } from '#domain/notifications/notification-kinds.ts'
import { closeNotifications, closeTagged, showOfKind } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** Worker side of the end of a session (offline.md, "Session authority"). */

export function isSessionMessage(data: unknown): data is SessionMessage {
  const type = (data as { type?: unknown } | null)?.type
  return typeof type === 'string' && type.startsWith('SESSION_')
}

export async function answerSessionMessage({ type }: SessionMessage): Promise<void> {
  switch (type) {
    case 'SESSION_ENDED':
      return afterEnd()
    case 'SESSION_CLOSING':
      return showOfKind('session-closing')
    case 'SESSION_RENEWED':
      return closeTagged(notificationTag('session-closing', 0))
    default:
      return type satisfies never
  }
}

/**
 * Ends the session when the worker wakes after the deadline: all pages may have been closed or suspended. The
 * next page locks the key. No page shows data before it has checked the session.
 */
export async function endDueSession(): Promise<void> {
  await loadClock()
  const endsAt = (await readSetting<number | null>('session-ends')) ?? null
  if (endsAt === null || endsAt > serverNow()) return
  await raiseEpoch(true)
  await afterEnd()
}

async function afterEnd(): Promise<void> {
  // If one of the two calls fails, the other still runs. A page that gets no message checks the session
  // before it shows data.
  await Promise.allSettled([closeNotifications(), postToPages()])
}

async function postToPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: SESSION_RECHECK })
}
