import { pushPayload } from '#contract/notifications/push.ts'
import { isNotificationKind, type NotificationKind } from '#domain/notifications/notification-kinds.ts'

/** Subject of a push; null when its content can't be read. */
export type PushNews = { kind: NotificationKind; id: number } | null

/** Maximum length to parse, in characters. The server's pushes are shorter than 100. */
const MOST_CHARACTERS = 500

/** Reads only {kind, id}: texts in a push are never shown. Never throws. */
export function readPush(data: Pick<PushMessageData, 'text'> | null): PushNews {
  try {
    const text = data?.text() ?? ''
    if (text.length > MOST_CHARACTERS) return null
    const parsed = pushPayload().safeParse(JSON.parse(text))
    if (!parsed.success || !isNotificationKind(parsed.data.kind)) return null
    return { kind: parsed.data.kind, id: parsed.data.id }
  } catch {
    // Foreign or truncated data: the caller still shows a notification.
    return null
  }
}
