import { compactDecrypt, decodeProtectedHeader } from 'jose'
import { operationKey } from '#contract/operation.ts'
import { type JsonObject, readJsonObject } from './body.ts'
import { OPERATION_ID } from './receipts.ts'
import type { Call } from './run-operation.ts'
import type { BoundOperation } from './service.ts'
import type { Services } from './services.ts'
import { transportTexts as texts } from './texts.ts'
import { WireFault } from './wire-fault.ts'

/** Where sealed requests arrive (offline.md, "Sealed delivery"). */
export const SEALED_PATH = '/api/sealed'
/** Larger ones come in pieces. */
const LIMIT = 1_600_000

/** Anything about the seal itself: the owner seals again, as after an expired session. */
function sealBroken(): WireFault {
  return new WireFault('EXPSESSION', texts.invalidToken)
}

/**
 * Opens `{jwe}`: an operation that was encrypted on a device, with the grant of its author. Whoever carries it can
 * neither read it nor change it, so it may come from a worker, after the session, from a machine that others use.
 * @throws WireFault EXPSESSION when the envelope can't be opened, ERROR when what is inside may not come this way
 */
export async function readSealedCall(
  index: ReadonlyMap<string, BoundOperation>,
  { keys }: Pick<Services, 'keys'>,
  request: Request,
  address: string,
): Promise<Call> {
  if (request.method !== 'POST') throw new WireFault('ERROR', texts.wrongMethod, 405)
  const { jwe } = await readJsonObject(request, LIMIT)
  const { grant, path, body } = await openEnvelope(keys, jwe)
  const { Opcion: opcion, ...input } = body
  const bound = index.get(operationKey(path, typeof opcion === 'number' ? opcion : null))
  if (!bound) throw new WireFault('ERROR', texts.unknownOperation)
  // Sent later, maybe twice: only what is made for it, and only under an id of its own.
  if (bound.operation.offline !== 'queue') throw new WireFault('ERROR', texts.notSealed)
  if (input[OPERATION_ID] === undefined) throw new WireFault('ERROR', texts.missingField(OPERATION_ID))
  return { bound, token: '', grant, input, address }
}

interface Envelope {
  grant: string
  path: string
  body: JsonObject
}

async function openEnvelope(keys: Services['keys'], jwe: unknown): Promise<Envelope> {
  if (typeof jwe !== 'string') throw new WireFault('ERROR', texts.invalidField('jwe'))
  let content: unknown
  try {
    const { kid } = decodeProtectedHeader(jwe)
    const key = typeof kid === 'string' ? await keys.deliveryKey(kid) : null
    if (key === null) throw sealBroken()
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
  } catch {
    throw sealBroken()
  }
  if (!isEnvelope(content)) throw sealBroken()
  return content
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
