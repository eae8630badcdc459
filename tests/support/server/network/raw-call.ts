import { type AnyOperation, fillPath } from '#contract/protocol/operation.ts'
import type { TestServer } from '../server.ts'

export interface WireAnswer {
  http: number
  headers: Headers
  /** Parsed JSON, else text; null for a PDF. */
  body: unknown
  isPdf: boolean
  ms: number
}

/**
 * Sends the request with a token where the operation expects it. In a GET, fields outside the path go into
 * the query.
 */
export function sendOperation(
  server: TestServer,
  operation: AnyOperation,
  input: object,
  token: string,
): Promise<WireAnswer> {
  if (operation.kind === 'endpoint' && operation.method === 'GET') {
    const { path, rest } = fillPath(operation.path, input as Record<string, unknown>)
    const query = new URLSearchParams(rest as Record<string, string>).toString()
    return sendRaw(server, { ...operation, path: query ? `${path}?${query}` : path }, undefined, token)
  }
  const body =
    operation.kind === 'legacy'
      ? { Opcion: operation.opcion, token, ...input }
      : { ...tokenField(operation, token), ...input }
  return sendRaw(server, operation, JSON.stringify(body), token)
}

function tokenField(operation: AnyOperation, token: string): object {
  return operation.kind === 'endpoint' && operation.token === 'body' ? { token } : {}
}

export async function sendRaw(
  server: TestServer,
  operation: AnyOperation,
  body: BodyInit | undefined,
  token: string,
  headers: Record<string, string> = {},
): Promise<WireAnswer> {
  const started = performance.now()
  const response = await server.fetch(operation.path, {
    method: operation.kind === 'endpoint' ? operation.method : 'POST',
    headers: {
      'content-type': 'application/json',
      ...tokenHeaders(operation, token),
      ...tokenOfLarge(body, token),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const isPdf = response.headers.get('content-type') === 'application/pdf'
  const text = isPdf ? (await response.arrayBuffer(), 'null') : await response.text()
  const ms = performance.now() - started
  return { http: response.status, headers: response.headers, body: parse(text), isPdf, ms }
}

/** Sends the token of a large body as a header, as the app does (core/transport/rpc.ts). */
function tokenOfLarge(body: BodyInit | undefined, token: string): Record<string, string> {
  const isLarge = (typeof body === 'string' || body instanceof Uint8Array) && body.length > 60_000
  return isLarge && token !== '' ? { 'x-auth-token': token } : {}
}

function tokenHeaders(operation: AnyOperation, token: string): Record<string, string> {
  if (operation.kind === 'legacy' || token === '') return {}
  if (operation.token === 'header') return { authorization: `Bearer ${token}`, 'x-auth-token': token }
  return operation.token === 'provider' ? { authorization: `Token ${token}` } : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function fieldOf(answer: WireAnswer, name: string): unknown {
  return typeof answer.body === 'object' && answer.body !== null
    ? (answer.body as Record<string, unknown>)[name]
    : undefined
}
