import { timingSafeEqual } from 'node:crypto'
import type { ServerKeys } from '../../crypto/keys.ts'

/** Time between the tap and the start of the upload, which may then take longer. */
const LIFE_MS = 10 * 60_000
const PURPOSE = 'payroll-upload'

/**
 * Allows one person to upload payroll files for some minutes. The caller must have checked the person's role.
 */
export function issueUploadTicket(keys: Pick<ServerKeys, 'fingerprint'>, userId: number, now: Date): string {
  const says = `${userId}.${now.getTime() + LIFE_MS}`
  return `${says}.${keys.fingerprint(PURPOSE, says)}`
}

/** @returns users.id; null for an invalid or expired ticket */
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
