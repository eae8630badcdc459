import { raiseEpoch, readSetting } from '#core/store/device-store.ts'
import { loadClock, serverNow } from '#core/transport/server-clock.ts'
import { SESSION_RECHECK, type SessionMessage } from '#core/session/session-messages.ts'
import { notificationTag } from '#domain/notification-kinds.ts'
import { closeNotifications, closeTagged, showOfKind } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker's part in ending a session and announcing it (offline.md, "Session authority"). */

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
 * Runs whenever the worker wakes: if the deadline passed while every page slept or was closed, the session ends
 * here. The first page that checks locks the key, and none shows anything before it has checked.
 */
export async function endDueSession(): Promise<void> {
  await loadClock()
  const endsAt = (await readSetting<number | null>('session-ends')) ?? null
  if (endsAt === null || endsAt > serverNow()) return
  await raiseEpoch(true)
  await afterEnd()
}

async function afterEnd(): Promise<void> {
  // Neither waits for the other; a page that was not told checks by itself before it shows anything.
  await Promise.allSettled([closeNotifications(), tellPages()])
}

async function tellPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage({ type: SESSION_RECHECK })
}
