import webPush from 'web-push'
import type { PushPayload } from '#contract/notifications/push.ts'
import {
  type NotificationKind,
  notificationRules,
  notificationTag,
} from '#domain/notifications/notification-kinds.ts'
import type { VapidKeys } from '../crypto/vapid-keys.ts'
import { createOutsidePost, type OutsideAnswer, readRetryAfter } from './post-outside.ts'
import { ClosedAddressError, mayBeOutsideAddress } from './public-address.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/**
 * Result of a push:
 * - gone: the subscription has ended, or its address is no push service.
 * - later: the push service is unreachable, or asks to wait `afterMs`.
 * - refused: the push service will never accept this push.
 */
export type PushOutcome =
  | { kind: 'sent' | 'gone' | 'refused'; status: number }
  | { kind: 'later'; status: number; afterMs: number | null }

export interface PushSender {
  /** Never throws. */
  send(
    target: PushTarget,
    payload: PushPayload & { kind: NotificationKind },
    ttl: number,
  ): Promise<PushOutcome>
  close(): void
}

const PATIENCE_MS = 10_000
/** Lifetime of a signature in s. Push services allow at most a day. */
const SIGNATURE_LIFE_S = 12 * 60 * 60
const MAX_CONNECTIONS = 20

interface Sources {
  keys: VapidKeys
  contact: string
  /** Whether addresses of this machine are allowed; for tests only. */
  allowsLoopback: boolean
}

/**
 * Creates a sender of web pushes according to RFC 8030, 8291 (aes128gcm) and 8292, directly to the push
 * service.
 */
export function createPushSender({ keys, contact, allowsLoopback }: Sources): PushSender {
  const outside = createOutsidePost({
    allowsLoopback,
    patienceMs: PATIENCE_MS,
    maxSockets: MAX_CONNECTIONS,
  })
  const signatures = new Map<string, { header: string; until: number }>()

  function signatureFor(origin: string): string {
    // Uses real time even in tests with another clock: push services and web-push check it.
    const seconds = Math.floor(Date.now() / 1000)
    const known = signatures.get(origin)
    if (known && known.until > seconds + 3600) return known.header
    const until = seconds + SIGNATURE_LIFE_S
    const made = webPush.getVapidHeaders(origin, contact, keys.publicKey, keys.privateKey, 'aes128gcm', until)
    // Clears the cache. There are few push services, so only a flood of invented hosts fills it.
    if (signatures.size >= 100) signatures.clear()
    signatures.set(origin, { header: made.Authorization, until })
    return made.Authorization
  }

  return {
    async send(target, payload, ttl) {
      try {
        if (!mayBeOutsideAddress(target.endpoint, allowsLoopback)) return { kind: 'gone', status: 0 }
        const url = new URL(target.endpoint)
        const content = JSON.stringify({ kind: payload.kind, id: payload.id })
        const { cipherText } = webPush.encrypt(target.p256dh, target.auth, content, 'aes128gcm')
        const headers = {
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          'content-length': String(cipherText.length),
          authorization: signatureFor(url.origin),
          ttl: String(Math.max(0, Math.floor(ttl))),
          urgency: notificationRules[payload.kind].urgency,
          topic: notificationTag(payload.kind, payload.id).slice(0, 32),
        }
        return outcomeOf(await outside.post(url, headers, cipherText))
      } catch (cause) {
        // The name resolves to a non-public network: the address is no push service.
        if (cause instanceof ClosedAddressError) return { kind: 'gone', status: 0 }
        return { kind: 'later', status: 0, afterMs: null }
      }
    },
    close: () => outside.close(),
  }
}

function outcomeOf({ status, retryAfter }: OutsideAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (status === 408 || status === 429 || status >= 500 || status === 0) {
    return { kind: 'later', status, afterMs: readRetryAfter(retryAfter) }
  }
  return { kind: 'refused', status }
}
