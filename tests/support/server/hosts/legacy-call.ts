import type { AnyOperation, LegacyOperation, RequestOf, ResponseOf } from '#contract/protocol/operation.ts'
import type { TestServer } from '../server.ts'

// Operation with any types of request and response.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyLegacy = LegacyOperation<any, any>

export interface LegacyAnswer {
  http: number
  text: string
  /** Parsed JSON, or the text when the response is not JSON. */
  body: unknown
}

interface PostOptions {
  token?: string
  headers?: Record<string, string>
}

export async function post(
  server: Pick<TestServer, 'fetch'>,
  operation: Pick<AnyLegacy, 'path' | 'opcion'>,
  input: object,
  options: PostOptions = {},
): Promise<LegacyAnswer> {
  const token = options.token === undefined ? {} : { token: options.token }
  const body = JSON.stringify({ Opcion: operation.opcion, ...token, ...input })
  // Sends the token of a large body as a header, as the app does (core/transport/rpc.ts).
  const headers = new Headers({ 'content-type': 'application/json', ...options.headers })
  if (body.length > 60_000 && options.token) headers.set('x-auth-token', options.token)
  const answer = await server.fetch(operation.path, {
    method: 'POST',
    headers,
    body,
  })
  const text = await answer.text()
  return { http: answer.status, text, body: parse(text) }
}

export async function ask<Op extends AnyLegacy>(
  server: Pick<TestServer, 'fetch'>,
  operation: Op,
  input: RequestOf<Op>,
  token?: string,
): Promise<ResponseOf<Op>> {
  const answer = await post(server, operation, input as object, token === undefined ? {} : { token })
  const declared: AnyOperation = operation
  const outcome = declared.outcome(answer.body)
  if (outcome !== 'ok' && outcome !== 'empty') throw new Error(`${operation.id} answered ${answer.text}`)
  return declared.response.parse(answer.body) as ResponseOf<Op>
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
