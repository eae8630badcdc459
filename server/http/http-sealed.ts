import { compactDecrypt, type CryptoKey, decodeProtectedHeader } from 'jose'
import { operationKey } from '#contract/protocol/operation.ts'
import type { Admission } from './admission.ts'
import { type JsonObject, parseBounded, readJsonObject } from '../wire/body.ts'
import { OPERATION_ID, OPERATION_UUID } from '../operations/receipts.ts'
import type { Call } from '../operations/run-operation.ts'
import { MAX_PIECES, type SealedPieces } from '../facilities/sealed-pieces.ts'
import type { Clock } from '../clock.ts'
import type { BoundOperation } from '../operations/service.ts'
import type { Services } from '../facilities/services.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

export const SEALED_PATH = '/api/sealed'
/**
 * Maximum bytes of a request. A larger operation is sent in pieces (http-pieces.ts); its request has only a
 * list of the pieces.
 */
const LIMIT = 1_600_000
const MAX_HEADER_LENGTH = 1024

/**
 * Returns the error for an invalid seal or a missing ticket. The app then seals again, as after an expired
 * session.
 */
function sealBroken(): WireFault {
  return new WireFault('EXPSESSION', texts.invalidToken)
}

/**
 * Opens `{jwe}`: an operation that a device encrypted with its author's grant. The sender cannot read or
 * change the operation. Therefore the service worker or another person's page may send it, also after the
 * session.
 * @throws WireFault EXPSESSION when the envelope cannot be opened, ERROR for content that sealed delivery
 * does not accept
 */
export async function readSealedCall(
  index: ReadonlyMap<string, BoundOperation>,
  { services, clock, admission }: { services: Services; clock: Clock; admission: Admission },
  request: Request,
  address: string,
): Promise<Call> {
  if (request.method !== 'POST') throw new WireFault('ERROR', texts.wrongMethod, 405)
  const { pieces, sending } = services
  const { sender } = admission
  if (!(await sending.mayDeliver(sender))) throw new WireFault('ERROR', texts.tooBusy, 429)
  const admit = admission.byTicket(sealBroken())
  const { jwe, solo } = await readJsonObject(request, LIMIT, admit)
  // `solo` means that no page of the person is open. It is known only at sending, so it is not encrypted. It
  // only decides whether the person gets a notification.
  const isAlone = solo === true
  const inPieces = readPieceList(jwe)
  if (inPieces === null) return { ...(await readCall(index, services.keys, jwe, address)), isAlone }
  const { operationId, count, sha256 } = inPieces
  // Requires a ticket as for a large body: a list of a hundred bytes makes the server join megabytes.
  const share = await admit()
  if (!(await sending.mayJoin(sender))) throw new WireFault('ERROR', texts.tooBusy, 429)
  const whole = await pieces.join(
    { operationId, owner: admission.owner, count, sha256 },
    clock.now(),
    share.hold,
  )
  if (whole === null) throw new WireFault('FALTAN', texts.piecesMissing, 409)
  try {
    const call = await readCall(index, services.keys, whole, address, operationId)
    return { ...call, isAlone, ended: (outcome) => endPieces(pieces, operationId, outcome, clock.now()) }
  } catch (cause) {
    // After an invalid seal the app seals again. After another refusal it reads the reason. After an error of
    // this server it sends the same list again.
    const isBroken = cause instanceof WireFault && cause.message === texts.invalidToken
    if (cause instanceof WireFault)
      await endPieces(pieces, operationId, isBroken ? 'expired' : cause, clock.now())
    throw cause
  }
}

/**
 * Finishes the pieces. After an expired grant, deletes them: the author seals again. Stores every other
 * refusal, because the device may ask for it again.
 */
async function endPieces(
  pieces: SealedPieces,
  operationId: string,
  outcome: 'answered' | 'expired' | WireFault,
  now: Date,
): Promise<void> {
  if (outcome === 'expired') return pieces.giveUp(operationId, now)
  await pieces.finish(operationId, outcome === 'answered' ? null : outcome.answer, now)
}

interface PieceList {
  operationId: string
  count: number
  sha256: string
}

/**
 * Parses `{opId, pieces, sha256}`. Returns null for a text, which is the envelope itself.
 * @throws WireFault for anything else
 */
function readPieceList(jwe: unknown): PieceList | null {
  if (typeof jwe === 'string') return null
  if (typeof jwe === 'object' && jwe !== null) {
    const { opId, pieces, sha256 } = jwe as Record<string, unknown>
    const isCount =
      typeof pieces === 'number' && Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES
    const isHash = typeof sha256 === 'string' && /^[\da-f]{64}$/i.test(sha256)
    if (typeof opId === 'string' && OPERATION_UUID.test(opId) && isCount && isHash) {
      return { operationId: opId.toLowerCase(), count: pieces, sha256 }
    }
  }
  throw new WireFault('ERROR', texts.invalidField('jwe'))
}

/** @param operationId id of the pieces, which must match the envelope */
async function readCall(
  index: ReadonlyMap<string, BoundOperation>,
  keys: Services['keys'],
  jwe: unknown,
  address: string,
  operationId?: string,
): Promise<Call> {
  const { grant, path, body } = await openEnvelope(keys, jwe)
  const { Opcion: opcion, ...input } = body
  const bound = index.get(operationKey(path, typeof opcion === 'number' ? opcion : null))
  if (!bound) throw new WireFault('ERROR', texts.unknownOperation)
  // Sealed operations may arrive late and twice. Accepts only operations designed for that, and requires an
  // id.
  if (bound.operation.offline !== 'queue') throw new WireFault('ERROR', texts.notSealed)
  const inside = input[OPERATION_ID]
  if (inside === undefined) throw new WireFault('ERROR', texts.missingField(OPERATION_ID))
  const isSame = typeof inside === 'string' && inside.toLowerCase() === operationId
  if (operationId !== undefined && !isSame) throw new WireFault('ERROR', texts.invalidField(OPERATION_ID))
  return { bound, token: '', grant, input, address }
}

interface Envelope {
  grant: string
  path: string
  body: JsonObject
}

async function openEnvelope(keys: Services['keys'], jwe: unknown): Promise<Envelope> {
  if (typeof jwe !== 'string') throw new WireFault('ERROR', texts.invalidField('jwe'))
  const kid = readKeyId(jwe)
  // Reads the key outside the try block, because an unreachable database does not mean an invalid seal.
  const key = kid === null ? null : await keys.deliveryKey(kid)
  if (key === null) throw sealBroken()
  const content = await decrypt(jwe, key)
  if (!isEnvelope(content)) throw sealBroken()
  return content
}

/**
 * Allowed header fields: those that core/outbox/seal.ts writes. Any other field, such as `zip` for
 * compression, is refused.
 */
const HEADER_FIELDS = new Set(['alg', 'enc', 'kid', 'epk'])

/** Returns the key id; null for an unknown header, whose envelope is not decrypted. */
function readKeyId(jwe: string): string | null {
  const end = jwe.indexOf('.')
  if (end === -1 || end > MAX_HEADER_LENGTH) return null
  try {
    const { kid, ...others } = decodeProtectedHeader(jwe)
    const isOurs = Object.keys(others).every((name) => HEADER_FIELDS.has(name))
    return isOurs && typeof kid === 'string' ? kid : null
  } catch {
    // The text is not a JWE.
    return null
  }
}

/**
 * Decrypts within the limits of a plain request. Exceeding them is final: sealing again would not help.
 * @throws WireFault EXPSESSION when the envelope cannot be opened, ERROR for invalid or too large JSON
 */
async function decrypt(jwe: string, key: CryptoKey): Promise<unknown> {
  return parseBounded(await openWith(jwe, key))
}

/** Opens the envelope. @throws WireFault EXPSESSION */
async function openWith(jwe: string, key: CryptoKey): Promise<Uint8Array> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return plaintext
  } catch {
    // The envelope was encrypted for another key, or modified.
    throw sealBroken()
  }
}

function isEnvelope(content: unknown): content is Envelope {
  if (typeof content !== 'object' || content === null) return false
  const { grant, path, body } = content as Partial<Envelope>
  return (
    typeof grant === 'string' &&
    typeof path === 'string' &&
    typeof body === 'object' &&
    body !== null &&
    !Array.isArray(body)
  )
}
