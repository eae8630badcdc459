import { vi } from 'vitest'
import { type AnyOperation, operationKey } from '#contract/protocol/operation.ts'

export interface Asked {
  /** Operation name as in `keyOf`; differs from it when the address contains a value of the request. */
  key: string
  body: Record<string, unknown>
}

type Answer = Response | object | null

export function keyOf(operation: AnyOperation): string {
  return operationKey(operation.path, operation.kind === 'legacy' ? operation.opcion : null)
}

/**
 * Replaces `fetch` with a simulated service until `vi.unstubAllGlobals()`; the host's settings are empty.
 * @param answer null simulates a lost network; a value that is not a Response is sent as JSON
 * @returns the calls so far
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
