import * as http from 'node:http'
import * as https from 'node:https'
import webPush from 'web-push'
import type { PushPayload } from '#contract/notifications/push.ts'
import {
  type NotificationKind,
  notificationRules,
  notificationTag,
} from '#domain/notifications/notification-kinds.ts'
import type { VapidKeys } from '../crypto/vapid-keys.ts'
import { ClosedAddressError, lookupPublic, mayBePushAddress } from './public-address.ts'

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
const MAX_WAIT_MS = 6 * 60 * 60 * 1000

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
  const options = { keepAlive: true, maxSockets: MAX_CONNECTIONS, maxFreeSockets: 4, timeout: PATIENCE_MS }
  const secure = new https.Agent({ ...options, ...(allowsLoopback ? {} : { lookup: lookupPublic }) })
  const plain = new http.Agent(options)
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
        if (!mayBePushAddress(target.endpoint, allowsLoopback)) return { kind: 'gone', status: 0 }
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
        return outcomeOf(
          await post(url, { headers, agent: url.protocol === 'https:' ? secure : plain }, cipherText),
        )
      } catch (cause) {
        // The name resolves to a non-public network: the address is no push service.
        if (cause instanceof ClosedAddressError) return { kind: 'gone', status: 0 }
        return { kind: 'later', status: 0, afterMs: null }
      }
    },
    close() {
      secure.destroy()
      plain.destroy()
    },
  }
}

interface Answer {
  status: number
  retryAfter: string
}

function post(url: URL, options: http.RequestOptions, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(url, { ...options, method: 'POST' }, (answer) => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () => {
        clearTimeout(late)
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? '' })
      })
    })
    const late = setTimeout(() => sent.destroy(new Error('no response in time')), PATIENCE_MS)
    sent.on('error', (cause) => {
      clearTimeout(late)
      reject(cause)
    })
    sent.end(body)
  })
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent', status }
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (status === 408 || status === 429 || status >= 500 || status === 0) {
    return { kind: 'later', status, afterMs: waitOf(retryAfter) }
  }
  return { kind: 'refused', status }
}

/** Parses seconds or a date (RFC 9110 §10.2.3). Returns ms. */
function waitOf(text: string): number | null {
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MAX_WAIT_MS)
}
