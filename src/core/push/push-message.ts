import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'

export type PushedMessage = { type: 'pushed'; kind: NotificationKind | 'unknown' } | { type: 'push-changed' }

export function isPushedMessage(data: unknown): data is PushedMessage {
  const type = (data as { type?: unknown } | null)?.type
  return type === 'pushed' || type === 'push-changed'
}
