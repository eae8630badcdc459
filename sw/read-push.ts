import { pushPayload } from '#contract/push.ts'
import { isNotificationKind, type NotificationKind } from '#domain/notification-kinds.ts'

/** What a push is about; null when it can't be read, and only the fact of a push is known. */
export type PushNews = { kind: NotificationKind; id: number } | null

/** Our own pushes are shorter than 100; a much longer text is not ours and is not parsed. */
const MOST_CHARACTERS = 500

/** Reads {kind, id} and nothing else: no word of a push is ever shown. Never throws. */
export function readPush(data: Pick<PushMessageData, 'text'> | null): PushNews {
  try {
    const text = data?.text() ?? ''
    if (text.length > MOST_CHARACTERS) return null
    const parsed = pushPayload().safeParse(JSON.parse(text))
    if (!parsed.success || !isNotificationKind(parsed.data.kind)) return null
    return { kind: parsed.data.kind, id: parsed.data.id }
  } catch {
    // Not ours, or cut off: a notification is shown all the same.
    return null
  }
}
