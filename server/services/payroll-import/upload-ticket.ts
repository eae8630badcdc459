import { timingSafeEqual } from 'node:crypto'
import type { ServerKeys } from '../../crypto/keys.ts'

/**
 * Maximum time in ms from the request for a ticket to the start of its upload. The upload itself may take
 * longer.
 */
const LIFE_MS = 10 * 60_000
const PURPOSE = 'payroll-upload'

export interface Uploader {
  userId: number
  beganAt: Date
}

/**
 * Issues a ticket with which one person can upload payroll files for LIFE_MS. The caller must have checked
 * the person's role.
 */
export function issueUploadTicket(
  keys: Pick<ServerKeys, 'fingerprint'>,
  { userId, beganAt }: Uploader,
  now: Date,
): string {
  const payload = `${userId}.${beganAt.getTime()}.${now.getTime() + LIFE_MS}`
  return `${payload}.${keys.fingerprint(PURPOSE, payload)}`
}

/**
 * The caller must check that the session has not ended.
 * @returns null for an invalid or expired ticket
 */
export function openUploadTicket(
  keys: Pick<ServerKeys, 'fingerprint'>,
  text: string,
  now: Date,
): Uploader | null {
  const [, payload = '', userId, began, ends, seal = ''] =
    /^((\d{1,10})\.(\d{1,15})\.(\d{1,15}))\.([\w+/=-]{1,200})$/.exec(text) ?? []
  const wanted = Buffer.from(keys.fingerprint(PURPOSE, payload))
  const received = Buffer.from(seal)
  const isValid = received.length === wanted.length && timingSafeEqual(received, wanted)
  if (!isValid || Number(ends) <= now.getTime()) return null
  return { userId: Number(userId), beganAt: new Date(Number(began)) }
}
