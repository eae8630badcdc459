import { operationKey } from '#contract/protocol/operation.ts'
import type { Admission } from './admission.ts'
import { JSON_LIMIT, readSizedJson } from '../wire/body.ts'
import { bodyLimitOf, type OperationIndex } from '../operations/operation-index.ts'
import type { Call } from '../operations/run-operation.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * Reads a legacy call: POST, JSON with `Opcion` and `token`. A large call also has its token in the header,
 * to identify the person before the body is read.
 * @throws WireFault for an unreadable or too large body, or an unknown Opcion
 */
export async function readLegacyCall(
  index: OperationIndex,
  path: string,
  request: Request,
  address: string,
  admission: Pick<Admission, 'bySession'>,
): Promise<Call> {
  if (request.method !== 'POST') throw new WireFault('ERROR', texts.wrongMethod, 405)
  const { bodyLimit = JSON_LIMIT, expiredStatus = 'EXPSESSION' } = index.legacyPaths.get(path) ?? {}
  const admit = admission.bySession(expiredStatus)
  const { object, size } = await readSizedJson(request, bodyLimit, admit)
  const { Opcion: opcion, token, ...input } = object
  const bound = index.all.get(operationKey(path, readOpcion(opcion)))
  // Applies the operation's own limit. The body was read with the limit of the path's largest operation.
  if (size > (bound ? bodyLimitOf(bound.operation) : JSON_LIMIT)) {
    throw new WireFault('ERROR', texts.tooLarge, 413)
  }
  if (!bound) throw new WireFault('ERROR', texts.unknownOperation)
  return { bound, token: typeof token === 'string' ? token : '', input, address }
}

/** Reads an Opcion. Also accepts text with digits, as the earlier services did. */
function readOpcion(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
}
