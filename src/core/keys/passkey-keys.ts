import { OFFLINE_UNLOCK_MS } from '#domain/identity/session-time.ts'
import { deviceDatabase, type KnownPerson, type PasskeyWrap } from '../store/device-store.ts'
import { randomBytes } from '../store/vault.ts'
import { serverNow } from '../transport/server-clock.ts'

/** A wrapped key together with the person whose data it opens. */
export interface PasskeyOnDevice {
  person: KnownPerson
  wrap: PasskeyWrap
}

/** @param hash only this person's passkeys; null for those of all people of the device */
export async function findPasskeysHere(hash: string | null): Promise<PasskeyOnDevice[]> {
  const people = await deviceDatabase.people.toArray()
  return people
    .filter((person) => hash === null || person.hash === hash)
    .flatMap((person) => (person.passkeys ?? []).map((wrap) => ({ person, wrap })))
}

/** Returns whether the passkey may open the data without a network: like the password, for seven days. */
export function opensOffline({ person, wrap }: PasskeyOnDevice): 'yes' | 'too-long' | 'no' {
  // A signed-out person must sign in online, even when unsent work waits on this device.
  if (wrap.source !== 'prf' || person.hasLeftWork) return 'no'
  return serverNow() - person.lastSignIn > OFFLINE_UNLOCK_MS ? 'too-long' : 'yes'
}

/**
 * Wraps a person's data key for a passkey.
 * @param dataKey exportable copy of the data key
 * @param secret output of the PRF, or the server's key
 */
export async function wrapForPasskey(
  dataKey: CryptoKey,
  hash: string,
  passkey: Pick<PasskeyWrap, 'id' | 'source' | 'prfSalt'>,
  secret: BufferSource,
): Promise<PasskeyWrap> {
  const salt = randomBytes(16)
  const iv = randomBytes(12)
  const place = placeOf(hash, passkey)
  const key = await wrappingKey(secret, salt, place)
  const wrapped = await crypto.subtle.wrapKey('raw', dataKey, key, { ...algorithm(place), iv })
  return { ...passkey, salt, iv, wrapped }
}

/** @returns the data key; null when another secret, person or passkey wrapped it */
export async function openWithPasskey(
  { person: { hash }, wrap }: PasskeyOnDevice,
  secret: BufferSource,
): Promise<CryptoKey | null> {
  const place = placeOf(hash, wrap)
  const key = await wrappingKey(secret, wrap.salt, place)
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      wrap.wrapped,
      key,
      { ...algorithm(place), iv: wrap.iv },
      'AES-GCM',
      false,
      ['encrypt', 'decrypt'],
    )
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'OperationError') return null
    throw cause
  }
}

/**
 * Binds a wrap to the source of its secret, to the person on this device and to the passkey. `hash` is an HMAC
 * under the device's salt, so a wrap opens on no other device.
 */
function placeOf(hash: string, { id, source }: Pick<PasskeyWrap, 'id' | 'source'>) {
  return new TextEncoder().encode(`turno passkey|1|${source}|${hash}|${id}`)
}

function algorithm(place: Uint8Array<ArrayBuffer>) {
  return { name: 'AES-GCM', additionalData: place }
}

/** HKDF-SHA-256, not PBKDF2: the secret has 256 random bits, so it cannot be guessed. */
async function wrappingKey(
  secret: BufferSource,
  salt: Uint8Array<ArrayBuffer>,
  place: Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: place },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  )
}
