import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BlockingNetwork {
  url: string
  /** Paths that get the network's own page with status 200; null means none. */
  block(paths: RegExp | null): void
  readonly blocked: number
  stop(): Promise<void>
}

const PAGE = '<!doctype html><title>Red</title><h1>Sitio bloqueado</h1>'

export async function startBlockingNetwork(serverUrl: string): Promise<BlockingNetwork> {
  const { hostname, port } = new URL(serverUrl)
  let paths: RegExp | null = null
  let blocked = 0
  const server = createServer((near, answer) => {
    const path = near.url ?? '/'
    if (paths?.test(path)) {
      blocked++
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
      return
    }
    const far = request({ hostname, port, path, method: near.method, headers: near.headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    far.on('error', () => answer.destroy())
    near.pipe(far)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    block(next) {
      paths = next
    },
    get blocked() {
      return blocked
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
