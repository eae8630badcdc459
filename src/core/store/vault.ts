/**
 * Encrypts the data on the device with WebCrypto (offline.md, "Store" and "Keys"). Data keys are random and
 * cannot be exported.
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

export function randomName(): string {
  return Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Derives a key-encryption key from a password: PBKDF2-SHA-256, 600,000 rounds. */
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
    // OperationError means a wrong key. Any other error, such as too little memory, reveals nothing about the
    // password.
    if (cause instanceof DOMException && cause.name === 'OperationError') return null
    throw cause
  }
}

/**
 * Creates a random data key. Returns the key, which cannot be exported, and a copy wrapped by the password.
 */
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
 * @throws when the device cannot try the password
 */
export function openDataKey(stored: WrappedKey, password: string): Promise<CryptoKey | null> {
  return unwrap(stored, password, false)
}

/**
 * Returns an exportable copy of the data key, for wrapping it once more. The caller must not store it.
 * @returns null when another password wrapped it
 */
export function exportableDataKey(stored: WrappedKey, password: string): Promise<CryptoKey | null> {
  return unwrap(stored, password, true)
}

/**
 * Wraps the same data key with a new password.
 * @returns null when the old password is wrong
 */
export async function rewrapDataKey(
  stored: WrappedKey,
  from: string,
  to: string,
): Promise<WrappedKey | null> {
  const key = await unwrap(stored, from, true)
  return key && wrap(key, to)
}

/** Encrypts bytes and binds them to `place` (person, table, key), because a row must not be moved. */
export async function sealBytes(key: CryptoKey, place: string, bytes: BufferSource): Promise<Sealed> {
  const iv = randomBytes(12)
  const ct = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(`${place}|1`) },
    key,
    bytes,
  )
  return { v: 1, iv, ct }
}

/** @throws when the key or the place is wrong, or when a bit was changed */
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

/**
 * Returns an opaque name: HMAC-SHA-256 of a text under the salt, as lower-case hex of `length` characters.
 */
export async function opaqueName(salt: Uint8Array<ArrayBuffer>, text: string, length = 32): Promise<string> {
  const key = await crypto.subtle.importKey('raw', salt, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
  return Array.from(mac, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, length)
}
