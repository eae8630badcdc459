import { createServer, type RequestListener, type Server, type ServerOptions, STATUS_CODES } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { PACE } from '../wire/body-chunks.ts'
import { drainRequest } from './drain-request.ts'
import { apiHeaders, encryptedHeaders } from './security-headers.ts'
import { transportTexts as texts } from '../texts.ts'

export type FetchHandler = (request: Request, env: Partial<HttpBindings>) => Response | Promise<Response>

export interface ListenOptions {
  port: number
  host: string
  /** Certificate and key as PEM texts; null without TLS. */
  tls: { cert: string; key: string } | null
  /**
   * Whether Request and Response may be replaced globally. False for tests with client and server in one
   * process.
   */
  ownGlobals: boolean
  connections?: Partial<ConnectionLimits>
}

export interface ConnectionLimits {
  shedFrom: number
  most: number
}

export interface Listening {
  port: number
  stop(graceMs: number): Promise<void>
}

/** Maximum time of a body in ms (body-chunks.ts), including the wait for memory. */
export const SLOW_BODY_MS = PACE.longestMs + PACE.graceMs + 50_000
const SLOW_HEADERS_MS = 10_000
export const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
/** Maximum connections waiting to be accepted. Above the maximum, a device retries after a second. */
const BACKLOG = 4096
const CONNECTIONS: ConnectionLimits = { shedFrom: 3000, most: 6000 }

/** @throws the system's error when the port is unavailable (EADDRINUSE, EACCES) */
export async function listen(fetch: FetchHandler, options: ListenOptions): Promise<Listening> {
  const isEncrypted = options.tls !== null
  const { shedFrom, most } = { ...CONNECTIONS, ...options.connections }
  const listener = getRequestListener((request, env) => fetch(request, env as Partial<HttpBindings>), {
    hostname: 'localhost',
    overrideGlobalObjects: options.ownGlobals,
    // Handles only unreadable requests: http.ts renders every other error.
    errorHandler: () => {
      const { status, body, headers } = refusal(400, isEncrypted)
      return new Response(body, { status, headers })
    },
  })
  const limits: ServerOptions = {
    requestTimeout: SLOW_BODY_MS,
    headersTimeout: SLOW_HEADERS_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5000,
    requireHostHeader: false,
  }
  const serve: RequestListener = (request, response) => {
    drainRequest(request, response)
    void listener(request, response)
  }
  const server = options.tls
    ? createSecureServer({ ...limits, ...options.tls }, serve)
    : createServer(limits, serve)
  server.maxConnections = most
  let open = 0
  server.on(isEncrypted ? 'secureConnection' : 'connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    if (open > shedFrom) server.closeIdleConnections()
  })
  server.on('clientError', (cause: Error & { code?: string }, socket: Socket) =>
    refuse(cause.code ?? '', socket, isEncrypted),
  )
  // Refuses every expectation except "100-continue", which Node handles. Clients send no other.
  server.on('checkExpectation', (_request, response) => {
    const { status, body, headers } = refusal(417, isEncrypted)
    const length = String(Buffer.byteLength(body))
    response.writeHead(status, { ...headers, 'content-length': length, connection: 'close' }).end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: options.port, host: options.host, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : options.port
  return { port, stop: (graceMs) => stop(server, graceMs) }
}

const MESSAGES: Readonly<Record<number, string>> = { 408: texts.tooSlow, 431: texts.tooLarge }

function refusal(status: number, isEncrypted: boolean) {
  const body = JSON.stringify({ status: 'ERROR', message: MESSAGES[status] ?? texts.unreadable })
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...apiHeaders,
    ...(isEncrypted ? encryptedHeaders : {}),
  }
  return { status, body, headers }
}

function refuse(code: string, socket: Socket, isEncrypted: boolean): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const wanted = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const { status, body, headers } = refusal(wanted, isEncrypted)
  const all = {
    ...headers,
    date: new Date().toUTCString(),
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Closes connections that become idle during the stop. Otherwise they would wait for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
