import { createHash, createHmac, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/**
 * Authenticator in this process: the parts of `navigator.credentials` that the app calls. Its passkeys are
 * discoverable and it always verifies its person.
 */
export interface SoftAuthenticator {
  create: (options: CreateOptions) => Promise<SoftCredential>
  get: (options: GetOptions) => Promise<SoftCredential>
  /** Makes an authenticator with the same keys and counts, as a thief's copy would be. */
  copy(): SoftAuthenticator
  /** Ids of its passkeys, base64url. */
  ids(): string[]
  isCancelled: boolean
}

interface Settings {
  origin: string
  /** PRF extension of WebAuthn. Default: true. */
  hasPrf?: boolean
  /** Whether it counts its uses. Default: false, as authenticators that synchronise. */
  counts?: boolean
}

interface Key {
  id: Buffer
  host: string
  handle: Buffer
  privateKey: KeyObject
  prf: Buffer
  uses: number
}

interface CreateOptions {
  publicKey: {
    challenge: BufferSource
    rp: { id?: string }
    user: { id: BufferSource }
    excludeCredentials?: { id: BufferSource }[] | undefined
    extensions?: Extensions
  }
}

interface GetOptions {
  publicKey: {
    challenge: BufferSource
    rpId?: string
    allowCredentials?: { id: BufferSource }[] | undefined
    extensions?: Extensions
  }
}

interface Extensions {
  prf?: { eval?: { first: BufferSource }; evalByCredential?: Record<string, { first: BufferSource }> }
}

export interface SoftCredential {
  id: string
  rawId: ArrayBuffer
  type: 'public-key'
  authenticatorAttachment: 'platform'
  response: Record<string, unknown>
  getClientExtensionResults(): { prf?: { enabled?: boolean; results?: { first: ArrayBuffer } } }
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

export function createSoftAuthenticator(settings: Settings, keys: Key[] = []): SoftAuthenticator {
  const { origin, hasPrf = true, counts = false } = settings
  const usualHost = new URL(origin).hostname
  const clientData = (type: string, challenge: BufferSource) =>
    Buffer.from(JSON.stringify({ type, challenge: bytesOf(challenge).toString('base64url'), origin }), 'utf8')
  const next = (key: Key) => (counts ? ++key.uses : 0)
  const prfOf = (key: Key, { prf }: Extensions = {}) => {
    const id = key.id.toString('base64url')
    const salt = prf?.evalByCredential?.[id]?.first ?? prf?.eval?.first
    if (!hasPrf || salt === undefined) return null
    const hashed = createHash('sha256').update('WebAuthn PRF\0').update(bytesOf(salt)).digest()
    return { first: buffer(createHmac('sha256', key.prf).update(hashed).digest()) }
  }
  const made = (key: Key, response: Record<string, unknown>, prf: object): SoftCredential => ({
    id: key.id.toString('base64url'),
    rawId: buffer(key.id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response,
    getClientExtensionResults: () => prf,
  })

  const authenticator: SoftAuthenticator = {
    isCancelled: false,
    async create({ publicKey: { challenge, rp, user, excludeCredentials = [], extensions } }) {
      if (authenticator.isCancelled) throw new DOMException('cancelled', 'NotAllowedError')
      const excluded = excludeCredentials.map(({ id }) => bytesOf(id).toString('hex'))
      if (keys.some(({ id }) => excluded.includes(id.toString('hex'))))
        throw new DOMException('exists', 'InvalidStateError')
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(16)
      const handle = bytesOf(user.id)
      const key = { id, host: rp.id ?? usualHost, handle, privateKey, prf: randomBytes(32), uses: 0 }
      keys.push(key)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const head = dataHead(key, next(key), HAS_KEY)
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, coseKey(publicKey)])
      const results = prfOf(key, extensions)
      return made(
        key,
        {
          attestationObject: buffer(attestationObject(authData)),
          clientDataJSON: buffer(clientData('webauthn.create', challenge)),
          getTransports: () => ['internal'],
        },
        extensions?.prf && hasPrf ? { prf: { enabled: true, ...(results && { results }) } } : {},
      )
    },
    async get({ publicKey: { challenge, rpId, allowCredentials, extensions } }) {
      if (authenticator.isCancelled) throw new DOMException('cancelled', 'NotAllowedError')
      const allowed = allowCredentials?.map(({ id }) => bytesOf(id).toString('hex'))
      const key = keys.find(({ id, host }) => {
        return host === (rpId ?? usualHost) && (allowed?.includes(id.toString('hex')) ?? true)
      })
      if (!key) throw new DOMException('none', 'NotAllowedError')
      const authenticatorData = dataHead(key, next(key), 0)
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      const results = prfOf(key, extensions)
      return made(
        key,
        {
          authenticatorData: buffer(authenticatorData),
          clientDataJSON: buffer(clientDataJSON),
          signature: buffer(sign('sha256', signed, key.privateKey)),
          userHandle: buffer(key.handle),
        },
        results ? { prf: { results } } : {},
      )
    },
    copy: () =>
      createSoftAuthenticator(
        settings,
        keys.map((key) => ({ ...key })),
      ),
    ids: () => keys.map(({ id }) => id.toString('base64url')),
  }
  return authenticator
}

/** Hash of the host name, flags and number of uses. */
function dataHead({ host }: Key, uses: number, more: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(uses)
  const flags = Buffer.from([USER_PRESENT | USER_VERIFIED | more])
  return Buffer.concat([createHash('sha256').update(host).digest(), flags, count])
}

/** COSE key of an ES256 signature, in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** CBOR of { fmt: 'none', attStmt: {}, authData }. */
function attestationObject(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
  return Buffer.concat([head, length, authData])
}

function bytesOf(source: BufferSource): Buffer {
  return source instanceof ArrayBuffer
    ? Buffer.from(source)
    : Buffer.from(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength)
}

function buffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
