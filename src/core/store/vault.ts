/**
 * Encryption of what stays on the device, by WebCrypto (offline.md, "Store" and "Keys"). No key of ours is on
 * the disk.
 */

export interface Sealed {
  v: 1
  iv: Uint8Array<ArrayBuffer>
  ct: ArrayBuffer
}

const ROUNDS = 600_000
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** 128 random bits as lower-case hex, as a name. */
export function randomName(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Key-encryption key from a password: PBKDF2-SHA-256, 600,000 rounds. */
async function passwordKey(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    encoder.encode(password.normalize('NFC')),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  )
}

/** A data key wrapped by a password; useless without it. */
export interface WrappedKey {
  salt: Uint8Array<ArrayBuffer>
  iv: Uint8Array<ArrayBuffer>
  wrapped: ArrayBuffer
}

async function wrap(key: CryptoKey, password: string): Promise<WrappedKey> {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const wrapped = await crypto.subtle.wrapKey('raw', key, await passwordKey(password, salt), {
    name: 'AES-GCM',
    iv,
  })
  return { salt, iv, wrapped }
}

async function unwrap(stored: WrappedKey, password: string, extractable: boolean): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      stored.wrapped,
      await passwordKey(password, stored.salt),
      { name: 'AES-GCM', iv: stored.iv },
      'AES-GCM',
      extractable,
      ['encrypt', 'decrypt'],
    )
  } catch (cause) {
    // WebCrypto's error for a key that does not fit. Any other error, such as too little memory, says nothing
    // about the password.
    if (cause instanceof DOMException && cause.name === 'OperationError') return null
    throw cause
  }
}

/** A new random data key, both as a key that can't be exported and wrapped by the password. */
export async function createDataKey(password: string): Promise<{ key: CryptoKey; wrapped: WrappedKey }> {
  const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
    'decrypt',
  ])
  const wrapped = await wrap(fresh, password)
  const raw = await crypto.subtle.exportKey('raw', fresh)
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  new Uint8Array(raw).fill(0)
  return { key, wrapped }
}

/**
 * @returns the data key; null when another password wrapped it
 * @throws when the device can't try it
 */
export function openDataKey(stored: WrappedKey, password: string): Promise<CryptoKey | null> {
  return unwrap(stored, password, false)
}

/** Wraps the same data key with a new password. @returns null when the old one is wrong */
export async function rewrapDataKey(
  stored: WrappedKey,
  from: string,
  to: string,
): Promise<WrappedKey | null> {
  const key = await unwrap(stored, from, true)
  return key && wrap(key, to)
}

/** Encrypts bytes. They are bound to `place` (user, table, key), so that a row can't be moved. */
export async function sealBytes(key: CryptoKey, place: string, bytes: BufferSource): Promise<Sealed> {
  const iv = randomBytes(12)
  const ct = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(`${place}|1`) },
    key,
    bytes,
  )
  return { v: 1, iv, ct }
}

/** @throws when the key or the place is wrong, or a bit was changed */
export async function openBytes(key: CryptoKey, place: string, sealed: Sealed): Promise<ArrayBuffer> {
  const additionalData = encoder.encode(`${place}|${sealed.v}`)
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData }, key, sealed.ct)
}

export function sealValue(key: CryptoKey, place: string, value: unknown): Promise<Sealed> {
  return sealBytes(key, place, encoder.encode(JSON.stringify(value)))
}

export async function openValue(key: CryptoKey, place: string, sealed: Sealed): Promise<unknown> {
  return JSON.parse(decoder.decode(await openBytes(key, place, sealed)))
}

/** An opaque name: HMAC-SHA-256 of a text under the device's salt, as lower-case hex of `length` characters. */
export async function opaqueName(salt: Uint8Array<ArrayBuffer>, text: string, length = 32): Promise<string> {
  const key = await crypto.subtle.importKey('raw', salt, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length)
}
