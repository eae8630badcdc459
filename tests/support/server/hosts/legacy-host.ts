import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Simulates the company's own host: no delivery key, no operation ids, no versions of steps, and an
 * unreliable network.
 */
export interface LegacyHost {
  url: string
  /** The next save succeeds, but its response is lost. */
  loseNextAnswer(): void
  cutNext(): void
  saves(): number
  stop(): Promise<void>
}

export async function startLegacyHost(serverUrl: string): Promise<LegacyHost> {
  let fault: 'lose' | 'cut' | null = null
  let saves = 0
  const proxy = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = withoutId(await read(incoming))
    const isSave = /"(bandera|comentario|rating)"/.test(body)
    const planned = isSave ? fault : null
    if (isSave) fault = null
    if (planned === 'cut') {
      outgoing.destroy()
      return
    }
    if (isSave) saves += 1
    const { status, type, text } = await forward(incoming, body)
    if (planned === 'lose') {
      outgoing.destroy()
      return
    }
    outgoing.writeHead(status, { 'content-type': type, date: new Date().toUTCString() })
    outgoing.end(incoming.url === '/config.json' ? withoutKey(text) : text)
  }

  function forward(incoming: IncomingMessage, body: string) {
    return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const outgoing = request(
        new URL(incoming.url ?? '/', serverUrl),
        {
          method: incoming.method,
          headers: {
            ...tokenOf(incoming),
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          void read(response).then(
            (text) =>
              resolve({
                status: response.statusCode ?? 500,
                type: response.headers['content-type'] ?? 'text/plain',
                text,
              }),
            reject,
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    loseNextAnswer: () => {
      fault = 'lose'
    },
    cutNext: () => {
      fault = 'cut'
    },
    saves: () => saves,
    stop: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
}

async function read(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function tokenOf({ headers }: IncomingMessage): Record<string, string> {
  const names = ['authorization', 'x-auth-token']
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
}

function withoutId(body: string): string {
  return body.replace(/,?"idOperacion":"[^"]*"/, '').replace(/,?"base":\[[^\]]*\]/, '')
}

function withoutKey(text: string): string {
  const { deliveryKey: _, ...config } = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify(config)
}
