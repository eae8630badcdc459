import { FORMER_SECRET_HOURS, type WebhookProblem } from '#domain/outbound/outbound-kinds.ts'
import type { Clock } from '../../clock.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import type { webhooks } from '../../db/schema/outbound/outbound.ts'
import type { Services } from '../../facilities/services.ts'
import { LateAnswerError, readRetryAfter } from '../../push/post-outside.ts'
import { ClosedAddressError, mayBeOutsideAddress } from '../../push/public-address.ts'
import { type Message, newSecret, signedHeaders } from './sign.ts'

export type WebhookRow = typeof webhooks.$inferSelect

export interface SendResult {
  /** HTTP status; 0 without an answer. */
  status: number
  /** '' when the receiver accepted the message. */
  problem: WebhookProblem
  /** Wait in ms that the receiver asks for. */
  afterMs: number | null
}

export interface SendParts {
  clock: Clock
  services: Pick<Services, 'keys' | 'webhookPost' | 'environment'>
}

const PURPOSE = 'webhook-secret'
const HOUR_MS = 3_600_000

export function sealSecret(keys: Pick<ServerKeys, 'seal'>, secret: string): Uint8Array {
  return keys.seal(PURPOSE, Buffer.from(secret, 'utf8'))
}

/** Returns a new secret, and the columns that store it and keep the former one valid for a day. */
export function renewSecret(
  keys: Pick<ServerKeys, 'seal'>,
  { secretSealed }: Pick<WebhookRow, 'secretSealed'>,
  now: Date,
) {
  const secret = newSecret()
  const formerUntil = new Date(now.getTime() + FORMER_SECRET_HOURS * HOUR_MS)
  return {
    secret,
    columns: { secretSealed: sealSecret(keys, secret), formerSealed: secretSealed, formerUntil },
  }
}

function secretsOf({ secretSealed, formerSealed, formerUntil }: WebhookRow, { clock, services }: SendParts) {
  const isFormerValid = formerSealed !== null && formerUntil !== null && formerUntil > clock.now()
  const sealed = isFormerValid ? [secretSealed, formerSealed] : [secretSealed]
  return sealed.map((box) => Buffer.from(services.keys.open(PURPOSE, box)).toString('utf8'))
}

/** Sends one message. Never throws for a failure of the receiver. */
export async function sendToWebhook(
  parts: SendParts,
  webhook: WebhookRow,
  message: Message,
): Promise<SendResult> {
  const { clock, services } = parts
  if (!mayBeOutsideAddress(webhook.url, services.environment.pushLoopback)) return failed('interna')
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const body = Buffer.from(message.body, 'utf8')
  const headers = {
    ...signedHeaders(message, seconds, secretsOf(webhook, parts)),
    'content-length': String(body.length),
    'user-agent': 'Turno-Webhooks/1',
  }
  try {
    const { status, retryAfter } = await services.webhookPost.post(new URL(webhook.url), headers, body)
    const isAccepted = status >= 200 && status < 300
    const problem = isAccepted ? '' : status >= 300 && status < 400 ? 'redireccion' : 'estado'
    return { status, problem, afterMs: isAccepted ? null : readRetryAfter(retryAfter) }
  } catch (cause) {
    if (cause instanceof ClosedAddressError) return failed('interna')
    return failed(cause instanceof LateAnswerError ? 'tiempo' : 'red')
  }
}

function failed(problem: WebhookProblem): SendResult {
  return { status: 0, problem, afterMs: null }
}
