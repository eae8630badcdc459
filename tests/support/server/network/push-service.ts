import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Push service on this machine: receives messages, decrypts them with the device's keys (RFC 8291, RFC 8188)
 * and checks the signature (RFC 8292). Written from the RFCs, without the server's package.
 */

export interface PushDevice {
  id: string
  endpoint: string
  p256dh: string
  auth: string
}

export interface Arrived {
  device: string
  /** Payload as the service worker reads it. */
  payload: unknown
  text: string
  ttl: number
  urgency: string
  topic: string
  claims: { aud: string; exp: number; sub: string }
  vapidKey: string
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  hangs?: boolean
}

export interface PushService {
  origin: string
  makeDevice(): PushDevice
  /** Accepted messages, in order of arrival. */
  arrived: Arrived[]
  attempts: string[]
  mostAtOnce(): number
  /** Reply to a device's n-th attempt, counted from 1; 201 by default. */
  reply: (device: string, attempt: number) => Reply
  complaints: string[]
  stop(): Promise<void>
}

interface Keys {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
}

export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Keys>()
  const counts = new Map<string, number>()
  let [now, most] = [0, 0]
  const server = createServer((request, response) => {
    now += 1
    most = Math.max(most, now)
    response.on('close', () => (now -= 1))
    void take(request).then(({ status, headers, hangs }) => {
      if (hangs !== true) response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(request: IncomingMessage): Promise<Reply> {
    const body = await readAll(request)
    const device = (request.url ?? '').replace('/push/', '')
    const attempt = (counts.get(device) ?? 0) + 1
    counts.set(device, attempt)
    service.attempts.push(device)
    const reply = service.reply(device, attempt)
    if (reply.status < 300 && reply.hangs !== true) {
      try {
        service.arrived.push(open(device, devices.get(device), request.headers, body, origin))
      } catch (cause) {
        service.complaints.push(String(cause))
        return { status: 400 }
      }
    }
    return reply
  }

  const service: PushService = {
    origin,
    makeDevice() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const id = randomBytes(9).toString('base64url')
      devices.set(id, { ecdh, auth })
      return {
        id,
        endpoint: `${origin}/push/${id}`,
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    arrived: [],
    attempts: [],
    mostAtOnce: () => most,
    reply: () => ({ status: 201 }),
    complaints: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return service
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function open(
  device: string,
  keys: Keys | undefined,
  headers: IncomingHttpHeaders,
  body: Buffer,
  origin: string,
): Arrived {
  if (!keys) throw new Error(`unknown device ${device}`)
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
  const text = decrypt(keys, body)
  const { claims, vapidKey } = readSignature(String(headers.authorization), origin)
  return {
    device,
    payload: JSON.parse(text),
    text,
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
    claims,
    vapidKey,
  }
}

/** Header: RFC 8188 §2.1. Keys: RFC 8291 §3.4. */
function decrypt({ ecdh, auth }: Keys, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const shared = ecdh.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey])
  const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding')
  return plain.subarray(0, end).toString('utf8')
}

const known = new Map<string, Pick<Arrived, 'claims' | 'vapidKey'>>()

/**
 * RFC 8292: token for this push service, valid for at most a day, signed with the key that the header
 * contains.
 */
function readSignature(header: string, origin: string): Pick<Arrived, 'claims' | 'vapidKey'> {
  const before = known.get(`${origin} ${header}`)
  if (before) return before
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(header)
  if (!found) throw new Error('no vapid signature')
  const [, head = '', body = '', signature = '', vapidKey = ''] = found
  const point = Buffer.from(vapidKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const content = Buffer.from(`${head}.${body}`)
  const isRight = verify(
    'sha256',
    content,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('wrong signature')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Arrived['claims']
  const seconds = claims.exp - Date.now() / 1000
  if (claims.aud !== origin || seconds > 24 * 3600 || seconds < 0) throw new Error('wrong claims')
  known.set(`${origin} ${header}`, { claims, vapidKey })
  return { claims, vapidKey }
}
