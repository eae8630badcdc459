import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const SALT = 16
const IV = 12
const TAG = 16

export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError'
}

export function deriveKey(
  secret: Uint8Array,
  purpose: string,
  salt: Uint8Array = new Uint8Array(),
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32))
}

/**
 * Encrypts with AES-256-GCM and a key derived from `secret` by HKDF with a random salt.
 * @returns version, salt, iv, tag, ciphertext
 */
export function sealBytes(secret: Uint8Array, purpose: string, plain: Uint8Array): Uint8Array {
  const salt = randomBytes(SALT)
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose, salt), iv)
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.of(VERSION), salt, iv, cipher.getAuthTag(), sealed]))
}

/** @throws SealBrokenError */
export function openBytes(secret: Uint8Array, purpose: string, box: Uint8Array): Uint8Array {
  const start = 1 + SALT + IV + TAG
  if (box.length < start || box[0] !== VERSION) throw new SealBrokenError('not a sealed box')
  const salt = box.subarray(1, 1 + SALT)
  const iv = box.subarray(1 + SALT, 1 + SALT + IV)
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose, salt), iv, {
    authTagLength: TAG,
  })
  decipher.setAuthTag(box.subarray(1 + SALT + IV, start))
  try {
    return new Uint8Array(Buffer.concat([decipher.update(box.subarray(start)), decipher.final()]))
  } catch (cause) {
    throw new SealBrokenError('the sealed box does not open', { cause })
  }
}
