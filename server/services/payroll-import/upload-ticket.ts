import { timingSafeEqual } from 'node:crypto'
import type { ServerKeys } from '../../crypto/keys.ts'

/** Between the tap and the last byte's beginning; the file itself may come for longer. */
const LIFE_MS = 10 * 60_000
const PURPOSE = 'payroll-upload'

/** Lets one person of payroll send files for some minutes: whoever gives it has checked who asks. */
export function issueUploadTicket(keys: Pick<ServerKeys, 'fingerprint'>, userId: number, now: Date): string {
  const says = `${userId}.${now.getTime() + LIFE_MS}`
  return `${says}.${keys.fingerprint(PURPOSE, says)}`
}

/** @returns users.id; null for what is no ticket of ours, or too old */
export function openUploadTicket(
  keys: Pick<ServerKeys, 'fingerprint'>,
  text: string,
  now: Date,
): number | null {
  const [, says = '', userId, ends, seal = ''] =
    /^((\d{1,10})\.(\d{1,15}))\.([\w+/=-]{1,200})$/.exec(text) ?? []
  const wanted = Buffer.from(keys.fingerprint(PURPOSE, says))
  const given = Buffer.from(seal)
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && Number(ends) > now.getTime() ? Number(userId) : null
}
