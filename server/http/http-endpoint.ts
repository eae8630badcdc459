import type { EndpointOperation } from '#contract/protocol/operation.ts'
import { type Admission, readSessionToken } from './admission.ts'
import { type JsonObject, readJsonOrNothing } from '../wire/body.ts'
import { type BoundEndpoint, bodyLimitOf } from '../operations/operation-index.ts'
import type { Call } from '../operations/run-operation.ts'
import { transportTexts as texts } from '../texts.ts'
import { WireFault } from '../wire/wire-fault.ts'

/**
 * Reads a call without an Opcion. A large body needs a session, as in a legacy call.
 * @throws WireFault for a wrong method or an unreadable body
 */
export async function readEndpointCall(
  { bound, operation, fields }: BoundEndpoint & { fields: Record<string, string> },
  request: Request,
  address: string,
  admission: Pick<Admission, 'bySession'>,
): Promise<Call> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method !== operation.method) throw new WireFault('ERROR', texts.wrongMethod, 405)
  const sent =
    operation.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readJsonOrNothing(request, bodyLimitOf(operation), admission.bySession('EXPSESSION', 401))
  // A path segment has priority over a field of the same name.
  const input = { ...sent, ...fields }
  return { bound, token: readToken(operation, request.headers, input), input, address }
}

function readToken(operation: EndpointOperation, headers: Headers, input: JsonObject): string {
  const authorization = headers.get('authorization')?.trim() ?? ''
  switch (operation.token) {
    case 'body':
      return typeof input.token === 'string' ? input.token : ''
    case 'none':
      return ''
    case 'provider':
      return /^Token\s+(\S+)$/i.exec(authorization)?.[1] ?? ''
    case 'header':
      return readSessionToken(headers)
  }
}
