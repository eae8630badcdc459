import { operationKey } from '#contract/operation.ts'
import { readJsonObject } from './body.ts'
import type { Call } from './run-operation.ts'
import type { BoundOperation } from './service.ts'
import { transportTexts as texts } from './texts.ts'
import { WireFault } from './wire-fault.ts'

/**
 * A legacy call: POST, JSON with `Opcion` and `token`.
 * @throws WireFault when the body can't be read or the path has no such Opcion
 */
export async function readLegacyCall(
  index: ReadonlyMap<string, BoundOperation>,
  path: string,
  request: Request,
  address: string,
): Promise<Call> {
  if (request.method !== 'POST') throw new WireFault('ERROR', texts.wrongMethod, 405)
  const { Opcion: opcion, token, ...input } = await readJsonObject(request)
  const bound = index.get(operationKey(path, readOpcion(opcion)))
  if (!bound) throw new WireFault('ERROR', texts.unknownOperation)
  return { bound, token: typeof token === 'string' ? token : '', input, address }
}

/** A digit text is taken as well: the services before this one were not strict about it. */
function readOpcion(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
}
