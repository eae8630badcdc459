import type { NotificationKind } from '#domain/notification-kinds.ts'

/** Messages from the worker to every open page. */
export type PushedMessage =
  /** A push has come. */
  | { type: 'pushed'; kind: NotificationKind | 'unknown' }
  /** The device has a new address at the push service, or none any more. */
  | { type: 'push-changed' }

export function isPushedMessage(data: unknown): data is PushedMessage {
  const type = (data as { type?: unknown } | null)?.type
  return type === 'pushed' || type === 'push-changed'
}
