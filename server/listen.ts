import { createServer, type Server, type ServerOptions, STATUS_CODES } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { transportTexts as texts } from './texts.ts'

export type FetchHandler = (request: Request, env: Partial<HttpBindings>) => Response | Promise<Response>

export interface ListenOptions {
  port: number
  host: string
  /** PEM texts. */
  tls: { cert: string; key: string } | null
  /** False where the process's own Request and Response must stay (tests run the client beside the server). */
  ownGlobals: boolean
}

export interface Listening {
  port: number
  /** Takes no more connections, lets running requests end, cuts them off after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** A body that trickles in must not hold a connection for ever. */
const SLOW_BODY_MS = 30_000
const SLOW_HEADERS_MS = 10_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50

/** @throws the system's error when the port can't be had (EADDRINUSE, EACCES) */
export async function listen(fetch: FetchHandler, options: ListenOptions): Promise<Listening> {
  const listener = getRequestListener((request, env) => fetch(request, env as Partial<HttpBindings>), {
    hostname: 'localhost',
    overrideGlobalObjects: options.ownGlobals,
    // Only a request that can't be read gets here: everything else is rendered by http.ts.
    errorHandler: () => Response.json({ status: 'ERROR', message: texts.unreadable }, { status: 400 }),
  })
  const limits: ServerOptions = {
    requestTimeout: SLOW_BODY_MS,
    headersTimeout: SLOW_HEADERS_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 5000,
    requireHostHeader: false,
  }
  const server = options.tls
    ? createSecureServer(
        { ...limits, ...options.tls },
        (request, response) => void listener(request, response),
      )
    : createServer(limits, (request, response) => void listener(request, response))
  server.on('clientError', (cause: Error & { code?: string }, socket: Socket) =>
    refuse(cause.code ?? '', socket),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : options.port
  return { port, stop: (graceMs) => stop(server, graceMs) }
}

/** What isn't HTTP, or takes too long to become it, gets the contract's error too. */
function refuse(code: string, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const message = status === 408 ? texts.tooSlow : status === 431 ? texts.tooLarge : texts.unreadable
  const body = JSON.stringify({ status: 'ERROR', message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

async function stop(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection that becomes idle now would be kept for its next request, which never comes.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  server.closeIdleConnections()
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
