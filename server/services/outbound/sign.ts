import { createHmac, randomBytes } from 'node:crypto'

/** Standard Webhooks 1.0: secrets, and the headers of a message. */

const START = 'whsec_'
/** Bytes of a new secret. The specification allows 24 to 64. */
const SECRET_BYTES = 32

export function newSecret(): string {
  return `${START}${randomBytes(SECRET_BYTES).toString('base64')}`
}

export interface Message {
  /** Stays the same when the message is sent again. */
  id: string
  body: string
}

/**
 * Returns the headers of a message.
 * @param seconds time of this attempt, in seconds since 1970
 * @param secrets the current secret, and the former one during a change; the receiver needs only one of them
 */
export function signedHeaders(
  { id, body }: Message,
  seconds: number,
  secrets: readonly string[],
): Record<string, string> {
  const content = `${id}.${seconds}.${body}`
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(START.length), 'base64')
    return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  })
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
