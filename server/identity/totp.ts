import { TOTP, Secret } from 'otpauth'
import { CODE_DIGITS, CODE_SECONDS, isAppCode } from '#domain/identity/second-step.ts'

/** Key length, 160 bits (RFC 4226, section 4). */
const KEY_BYTES = 20
/**
 * Number of half-minutes by which a phone's clock may be wrong in either direction (RFC 6238, section 5.2).
 */
const WINDOW = 1
const ISSUER = 'Turno'

function totp(key: Uint8Array, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(key).buffer }),
  })
}

export function newTotpKey(): Uint8Array {
  return new Secret({ size: KEY_BYTES }).bytes
}

export function describeTotp(key: Uint8Array, label: string): { text: string; address: string } {
  const made = totp(key, label)
  return { text: made.secret.base32, address: made.toString() }
}

/** Returns the half-minute (counter) of a code; null for a wrong code. The comparison takes constant time. */
export function stepOfCode(key: Uint8Array, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null
  const made = totp(key)
  const timestamp = now.getTime()
  const offset = made.validate({ token: code, timestamp, window: WINDOW })
  return offset === null ? null : made.counter({ timestamp }) + offset
}
