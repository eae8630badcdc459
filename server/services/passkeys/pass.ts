import { randomBytes } from 'node:crypto'
import { CHALLENGE_BYTES, PASSKEY_MS } from '#domain/identity/passkey.ts'
import { SealBrokenError } from '../../crypto/sealed-box.ts'
import type { ServerKeys } from '../../crypto/keys.ts'
import type { Account } from '../../identity/account.ts'

/**
 * Pass with a challenge for an authenticator. The pass is sealed, so it needs no row. A pass for a new passkey is
 * valid for one person and one password, a pass for a sign-in for anybody. Both are valid for five minutes.
 */
const PURPOSE = 'passkey-pass'

export interface Pass {
  challenge: string
  /** users.id for a new passkey; null for a sign-in. */
  userId: number | null
  /** Time of issue in ms. */
  at: number
}

/** users.id or 0, mark of the password, challenge, time of issue in ms. */
type PassContent = [number, string, string, number]

export function makePass(
  keys: ServerKeys,
  account: Account | null,
  now: Date,
): { pase: string; reto: string } {
  const reto = randomBytes(CHALLENGE_BYTES).toString('base64url')
  const content: PassContent = [account?.id ?? 0, markOf(keys, account), reto, now.getTime()]
  const box = keys.seal(PURPOSE, Buffer.from(JSON.stringify(content), 'utf8'))
  return { pase: Buffer.from(box).toString('base64url'), reto }
}

/**
 * @param account the caller's account; null for a sign-in
 * @returns null for an expired or invalid pass, for another person's pass, or after a change of the password
 */
export function openPass(keys: ServerKeys, pase: string, account: Account | null, now: Date): Pass | null {
  const content = readPass(keys, pase)
  if (content === null) return null
  const [userId, mark, challenge, at] = content
  if (at + PASSKEY_MS <= now.getTime()) return null
  if (userId !== (account?.id ?? 0) || mark !== markOf(keys, account)) return null
  return { challenge, userId: userId === 0 ? null : userId, at }
}

function readPass(keys: ServerKeys, pase: string): PassContent | null {
  try {
    const plain = keys.open(PURPOSE, new Uint8Array(Buffer.from(pase, 'base64url')))
    return JSON.parse(Buffer.from(plain).toString('utf8')) as PassContent
  } catch (cause) {
    // Only passes sealed by this server open, so their JSON needs no validation.
    if (cause instanceof SealBrokenError) return null
    throw cause
  }
}

function markOf(keys: ServerKeys, account: Account | null): string {
  return account === null ? '' : keys.fingerprint(PURPOSE, account.passwordHash)
}
