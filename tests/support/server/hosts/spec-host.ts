import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Shape, type SpecOperation, specOperations } from './spec-operations.ts'
import { SpecSurveys } from './spec-surveys.ts'

/**
 * Simulates a company host that implements only the spec: a proxy in front of the server. The proxy removes
 * this project's additional fields, refuses its additional and proposed operations, and extends a token
 * instead of renewing it. The only proposed operation that the proxy accepts is sign-in (P-01), which
 * provides the tokens.
 */
export interface SpecHost {
  url: string
  asked: string[]
  stop(): Promise<void>
}

interface Heard {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

const STATUSES = new Set(
  'OK Ok ERROR error VACIO Vacio EXPSESSION EXPRESSION EXISTE SINCORREO PERIODOVACIO RESPONSABLEVACIO Conestada'.split(
    ' ',
  ),
)
const WORDS = ['message', 'detalles']

const known = specOperations.filter(({ id }) => id === 'P-01' || !id.startsWith('P-'))
const patterns = known.flatMap((operation) =>
  operation.paths.map((path) => ({
    operation,
    path: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`, 'i'),
  })),
)

function find(path: string, opcion: number | null): SpecOperation | null {
  return patterns.find((each) => each.path.test(path) && each.operation.opcion === opcion)?.operation ?? null
}

/** @param spelling 'digits' writes numbers as text and true as 1, as PHP often does */
export async function startSpecHost(
  serverUrl: string,
  spelling: 'json' | 'digits' = 'json',
): Promise<SpecHost> {
  const spelled = spelling === 'digits' ? inDigits : (value: unknown) => value
  const asked: string[] = []
  /** Newest server token by the token that the page keeps using. */
  const extended = new Map<string, string>()
  const current = (token: string) => extended.get(token) ?? token
  const surveys = new SpecSurveys()

  async function answer(incoming: IncomingMessage): Promise<Heard> {
    const path = new URL(incoming.url ?? '/', serverUrl).pathname
    const isCall = /\.php$/i.test(path) || path.startsWith('/api/') || path.startsWith('/generate-')
    const bytes = await read(incoming)
    if (!isCall) {
      const file = find(path, null)
      if (file) asked.push(file.id)
      if (path !== '/config.json') return forward(incoming, incoming.headers, bytes)
      return withJson(await forward(incoming, withToken(incoming.headers, current), bytes), withoutOurs)
    }
    const body = parse(bytes) as Record<string, unknown> | null
    const isLegacy = /\.php$/i.test(path)
    const operation = find(path, isLegacy ? Number(body?.Opcion) : null)
    if (!operation)
      return isLegacy ? said(200, '{"status":"ERROR"}') : said(404, '<h1>Not Found</h1>', 'text/html')
    asked.push(operation.id)
    const kept = body && surveys.complete(operation.id, keepFields(operation, body, current))
    const heard = await forward(
      incoming,
      withToken(incoming.headers, current),
      kept ? Buffer.from(JSON.stringify(kept)) : bytes,
    )
    if (operation.id === 'TMP-09') surveys.note(body?.idEvaluacion, parse(heard.bytes))
    if (operation.id === 'GEN-21') noteRenewal(body?.token, parse(heard.bytes))
    return withJson(heard, (value) => spelled(tidy(operation.answer, value)))
  }

  function noteRenewal(token: unknown, answered: unknown): void {
    const { token: next } = (answered ?? {}) as { token?: unknown }
    if (typeof token === 'string' && typeof next === 'string') extended.set(token, next)
  }

  function forward(incoming: IncomingMessage, headers: IncomingHttpHeaders, bytes: Buffer): Promise<Heard> {
    return new Promise((resolve, reject) => {
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = headers
      const outgoing = request(
        new URL(incoming.url ?? '/', serverUrl),
        { method: incoming.method, headers: { ...rest, 'content-length': bytes.length } },
        (response) => {
          read(response).then(
            (whole) =>
              resolve({ status: response.statusCode ?? 500, headers: response.headers, bytes: whole }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(bytes)
    })
  }

  const proxy = createServer((incoming, outgoing) => {
    answer(incoming).then(
      ({ status, headers, bytes }) => {
        const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers
        outgoing.writeHead(status, { ...rest, 'content-length': bytes.length })
        outgoing.end(bytes)
      },
      () => outgoing.destroy(),
    )
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}

async function read(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}

function said(status: number, text: string, type = 'application/json'): Heard {
  return { status, headers: { 'content-type': type }, bytes: Buffer.from(text) }
}

function keepFields(
  { request: fields }: SpecOperation,
  { Opcion, token, ...body }: Record<string, unknown>,
  current: (token: string) => string,
): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(body).filter(([field]) => field in fields))
  return {
    ...(Opcion === undefined ? {} : { Opcion }),
    ...(typeof token === 'string' ? { token: current(token) } : {}),
    ...kept,
  }
}

function withToken(headers: IncomingHttpHeaders, current: (token: string) => string): IncomingHttpHeaders {
  // Omits accept-encoding, because a compressed response could not be filtered.
  const { authorization, 'x-auth-token': own, 'accept-encoding': _, ...rest } = headers
  const bearer = authorization?.replace(
    /^(Bearer )(.*)$/,
    (_, kind: string, token: string) => kind + current(token),
  )
  return {
    ...rest,
    ...(bearer === undefined ? {} : { authorization: bearer }),
    ...(typeof own === 'string' ? { 'x-auth-token': current(own) } : {}),
  }
}

function withJson(heard: Heard, change: (value: unknown) => unknown): Heard {
  if (heard.headers['content-type']?.startsWith('application/json') !== true) return heard
  const value: unknown = JSON.parse(heard.bytes.toString('utf8'))
  return { ...heard, bytes: Buffer.from(JSON.stringify(change(value))) }
}

function withoutOurs(value: unknown): unknown {
  const { deliveryKey: _, vapidPublicKey: __, ...config } = value as Record<string, unknown>
  return config
}

function tidy(shape: Shape, value: unknown): unknown {
  const answer = pick(shape, value)
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const whole = value as Record<string, unknown>
  const words = Object.fromEntries(WORDS.flatMap((name) => (name in whole ? [[name, whole[name]]] : [])))
  const { status } = whole
  const isForeign = typeof status === 'string' && !STATUSES.has(status)
  return { ...answer, ...words, ...(isForeign ? { status: 'ERROR' } : {}) }
}

function inDigits(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (Array.isArray(value)) return value.map(inDigits)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inDigits(inner)]))
}

export function pick(shape: Shape, value: unknown): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return Array.isArray(shape) ? value.map((item: unknown) => pick(shape[0], item)) : value
  const fields = (Array.isArray(shape) ? shape[0] : shape) as Record<string, Shape>
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inner]) => {
      const known = fields[field]
      return known === undefined ? [] : [[field, pick(known, inner)]]
    }),
  )
}
