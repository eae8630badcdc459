/** The format is a compact JWE (RFC 7516) with ECDH-ES (RFC 7518 §4.6) over P-256 and A256GCM. */

const encoder = new TextEncoder()
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const KEY_BITS = 256

export interface DeliveryKey {
  kid: string
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

export function isDeliveryKey(jwk: unknown): jwk is DeliveryKey {
  if (typeof jwk !== 'object' || jwk === null) return false
  const { kid, kty, crv, x, y } = jwk as Partial<Record<keyof DeliveryKey, unknown>>
  return kty === 'EC' && crv === 'P-256' && [kid, x, y].every((part) => typeof part === 'string')
}

/** @returns the envelope as text; only its header (algorithms, key id, ephemeral key) is readable */
export async function sealFor(jwk: DeliveryKey, content: unknown): Promise<string> {
  const { kty, crv, x, y, kid } = jwk
  const serverKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVE, false, [])
  const ephemeralKey = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  const { x: ownX, y: ownY } = await crypto.subtle.exportKey('jwk', ephemeralKey.publicKey)
  const header = base64url(
    encoder.encode(
      JSON.stringify({ alg: 'ECDH-ES', enc: 'A256GCM', kid, epk: { kty, crv, x: ownX, y: ownY } }),
    ),
  )
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: serverKey },
    ephemeralKey.privateKey,
    KEY_BITS,
  )
  const key = await crypto.subtle.importKey('raw', await concatKdf(shared), 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: encoder.encode(header) },
      key,
      encoder.encode(JSON.stringify(content)),
    ),
  )
  const tag = sealed.length - 16
  // The second part, the encrypted key, is empty: with ECDH-ES the agreed key is the content key.
  return [
    header,
    '',
    base64url(iv),
    base64url(sealed.subarray(0, tag)),
    base64url(sealed.subarray(tag)),
  ].join('.')
}

/**
 * Derives the 256-bit key for A256GCM by one round of Concat KDF (NIST SP 800-56A) with SHA-256 and no party
 * information.
 */
async function concatKdf(shared: ArrayBuffer): Promise<ArrayBuffer> {
  const algorithm = encoder.encode('A256GCM')
  const round = concat([
    uint32(1),
    new Uint8Array(shared),
    uint32(algorithm.length),
    algorithm,
    uint32(0),
    uint32(0),
    uint32(KEY_BITS),
  ])
  return crypto.subtle.digest('SHA-256', round)
}

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  // Encodes slices, because a photo has more bytes than a function call accepts arguments.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
