import { vi } from 'vitest'
import { type AnyOperation, operationKey } from '#contract/operation.ts'

export interface Asked {
  /** As `keyOf` names its operation, unless its address holds a part of the request. */
  key: string
  body: Record<string, unknown>
}

type Answer = Response | object | null

export function keyOf(operation: AnyOperation): string {
  return operationKey(operation.path, operation.kind === 'legacy' ? operation.opcion : null)
}

/**
 * Stands in for the service, at fetch, until `vi.unstubAllGlobals()`: notes each call and answers it. The host's settings
 * are empty.
 * @param answer null: the network is lost; what is no Response is sent as JSON
 */
export function serviceHere(answer: (asked: Asked) => Answer | Promise<Answer>): Asked[] {
  const calls: Asked[] = []
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    if (request instanceof URL) return Response.json({})
    const text = await request.text()
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
    const asked = { key: operationKey(new URL(request.url).pathname, (body.Opcion as number) ?? null), body }
    calls.push(asked)
    const response = await answer(asked)
    if (response === null) throw new TypeError('Failed to fetch')
    return response instanceof Response ? response : Response.json(response)
  })
  return calls
}
