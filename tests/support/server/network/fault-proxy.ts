import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { saveStep } from '#contract/documents/documents.ts'

/**
 * Simulates a failing network between the browser and the real server. `plan` chooses the fault of each
 * delivery (offline.md, "Faults that are tried").
 */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'lost' }
  /** The server gets only this share of the body. */
  | { kind: 'broken-off'; share: number }
  /** The connection breaks `ms` milliseconds after the proxy starts to forward the whole request. */
  | { kind: 'while-working'; ms: number }
  /** The server handles the request; only these shares of the response's head and body arrive. */
  | { kind: 'answer-cut'; head: number; body: number }
  | { kind: 'late'; ms: number }
  | { kind: 'busy'; seconds: number }
  | { kind: 'expired'; status: 200 | 401 }
  /** The request arrives several times within `spreadMs`, so that later requests overtake the copies. */
  | { kind: 'repeated'; times: number; spreadMs: number }

/** there: the server's own file. gone: 404. silent: a broken connection. Object: another file. */
export type FileFate = 'there' | 'gone' | 'silent' | { type: string; text: string }

export const PASS: Fault = { kind: 'pass' }

export interface FaultProxy {
  url: string
  plan: (delivery: { path: string; body: string }) => Fault | Promise<Fault>
  /** Called first for every request except requests for `pages`. */
  fileAt: (path: string) => FileFate | Promise<FileFate>
  keepAlive: boolean
  /** Simulates the company's own host: no delivery key, no operation ids. */
  isLegacy: boolean
  deliveries: number
  idle(): Promise<void>
  stop(): Promise<void>
}

interface Answer {
  status: number
  headers: [string, string][]
  body: Buffer
}

/** @param pages files beside the server's own, by path */
export async function startFaultProxy(
  serverUrl: string,
  pages: ReadonlyMap<string, { type: string; text: string }>,
): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const running = new Set<Promise<unknown>>()
  const server = createServer((incoming, outgoing) => {
    void track(handle(incoming, outgoing).catch(() => void outgoing.destroy()))
  })

  function track<T>(work: Promise<T>): Promise<T> {
    const settled = work.catch(() => undefined).then(() => void running.delete(settled))
    running.add(settled)
    return work
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    const page = pages.get(path) ?? (await proxy.fileAt(path))
    if (page === 'silent') return void incoming.socket.destroy()
    if (page !== 'there') {
      outgoing.writeHead(page === 'gone' ? 404 : 200, {
        'content-type': page === 'gone' ? 'text/plain' : page.type,
        'cache-control': 'no-store',
      })
      outgoing.end(page === 'gone' ? '' : page.text)
      return
    }
    const sent = await readAll(incoming)
    const isDelivery = path === '/api/sealed' || path === saveStep.path
    if (!isDelivery) return pass(incoming, outgoing, sent)
    proxy.deliveries += 1
    const body = proxy.isLegacy ? withoutId(sent) : sent
    const fault = await proxy.plan({ path, body: body.toString('utf8') })
    await suffer(fault, incoming, outgoing, body)
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer): Promise<void> {
    const answer = await forward(incoming, body)
    if (incoming.url === '/config.json' && proxy.isLegacy) answer.body = withoutKey(answer.body)
    give(outgoing, answer)
  }

  function give(outgoing: ServerResponse, { status, headers, body }: Answer): void {
    const own = new Set(['content-length', 'connection', 'keep-alive', 'transfer-encoding'])
    for (const [name, value] of headers) if (!own.has(name.toLowerCase())) outgoing.appendHeader(name, value)
    outgoing.shouldKeepAlive = proxy.keepAlive
    outgoing.writeHead(status, { 'content-length': body.length })
    outgoing.end(body)
  }

  async function suffer(
    fault: Fault,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    const { socket } = incoming
    const answerAs = (status: number, value: object, more: [string, string][] = []) =>
      give(outgoing, {
        status,
        headers: [['content-type', 'application/json'], ...more],
        body: Buffer.from(JSON.stringify(value)),
      })
    switch (fault.kind) {
      case 'pass':
        return give(outgoing, await forward(incoming, body))
      case 'lost':
        return void socket.destroy()
      case 'broken-off':
        await forward(incoming, body, Math.floor(body.length * fault.share)).catch(() => undefined)
        return void socket.destroy()
      case 'while-working': {
        const work = track(forward(incoming, body))
        // Real time: the fault is the delay.
        await sleep(fault.ms)
        socket.destroy()
        return void (await work.catch(() => undefined))
      }
      case 'answer-cut':
        return writePart(socket, await forward(incoming, body), fault)
      case 'late':
        // Real time: the fault is the delay.
        await sleep(fault.ms)
        return give(outgoing, await forward(incoming, body))
      case 'busy':
        return answerAs(503, { status: 'ERROR', message: '' }, [['retry-after', String(fault.seconds)]])
      case 'expired':
        return answerAs(fault.status, { status: 'EXPSESSION', message: 'Token inválido' })
      case 'repeated': {
        for (let copy = 1; copy < fault.times; copy += 1) {
          const at = (fault.spreadMs * copy) / fault.times
          track(sleep(at).then(() => forward(incoming, body))).catch(() => undefined)
        }
        return give(outgoing, await forward(incoming, body))
      }
    }
  }

  /** @param length bytes of the body to send before the connection breaks */
  function forward(incoming: IncomingMessage, body: Buffer, length = body.length): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = { ...incoming.headers, 'content-length': String(body.length), connection: 'keep-alive' }
      const isWhole = length === body.length
      const options = {
        method: incoming.method,
        headers,
        ...(isWhole ? { agent } : { agent: false as const }),
      }
      const outgoing = request(new URL(incoming.url ?? '/', serverUrl), options, (response) => {
        readAll(response).then(
          (whole) =>
            resolve({ status: response.statusCode ?? 500, headers: pairs(response.rawHeaders), body: whole }),
          reject,
        )
      })
      outgoing.on('error', reject)
      if (isWhole) outgoing.end(body)
      else outgoing.write(body.subarray(0, length), () => setTimeout(() => outgoing.destroy(), 5))
    })
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const proxy: FaultProxy = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    plan: () => PASS,
    fileAt: () => 'there',
    keepAlive: true,
    isLegacy: false,
    deliveries: 0,
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    stop: () =>
      new Promise((resolve) => {
        agent.destroy()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return proxy
}

/** Writes raw bytes, because a server library cannot send a truncated response. */
function writePart(
  socket: Socket,
  { status, headers, body }: Answer,
  cut: { head: number; body: number },
): void {
  const kept = headers.filter(([name]) => !/^(content-length|connection|transfer-encoding)$/i.test(name))
  const lines = [...kept, ['content-length', String(body.length)]].map(([name, value]) => `${name}: ${value}`)
  const head = Buffer.from([`HTTP/1.1 ${status} OK`, ...lines, '', ''].join('\r\n'), 'latin1')
  const part = Buffer.concat([
    head.subarray(0, Math.floor(head.length * cut.head)),
    cut.head < 1 ? Buffer.alloc(0) : body.subarray(0, Math.floor(body.length * cut.body)),
  ])
  if (part.length === 0) socket.destroy()
  else socket.write(part, () => setTimeout(() => socket.destroy(), 5))
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as [string, string]] : []))
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function withoutId(body: Buffer): Buffer {
  return Buffer.from(body.toString('utf8').replace(/,?"idOperacion":"[^"]*"/, ''))
}

function withoutKey(body: Buffer): Buffer {
  const { deliveryKey: _, ...config } = JSON.parse(body.toString('utf8')) as Record<string, unknown>
  return Buffer.from(JSON.stringify(config))
}
