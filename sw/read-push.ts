import { pushPayload } from '#contract/notifications/push.ts'
import { isNotificationKind, type NotificationKind } from '#domain/notifications/notification-kinds.ts'

/** Content of a push; null for an unreadable push. */
export type PushNews = { kind: NotificationKind; id: number } | null

/** Maximum length to parse, in characters. The server's pushes are shorter than 100. */
const MAX_CHARACTERS = 500

/** Reads only {kind, id}: texts in a push are never shown. Never throws. */
export function readPush(data: Pick<PushMessageData, 'text'> | null): PushNews {
  try {
    const text = data?.text() ?? ''
    if (text.length > MAX_CHARACTERS) return null
    const parsed = pushPayload().safeParse(JSON.parse(text))
    if (!parsed.success || !isNotificationKind(parsed.data.kind)) return null
    return { kind: parsed.data.kind, id: parsed.data.id }
  } catch {
    // The data is foreign or truncated. The caller still shows a notification.
    return null
  }
}
