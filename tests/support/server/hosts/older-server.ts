import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allOperations } from '#contract/protocol/services.ts'
import { transportTexts as texts } from '#server/texts.ts'

/**
 * Simulates an older server that does not know some of today's operations: a proxy answers these operations as
 * the server answers undeclared operations.
 */
export interface OlderServer {
  url: string
  refused: Set<string>
  bringUpToDate(): void
  stop(): Promise<void>
}

/** @param isKnown decides by the operation's id */
export async function startOlderServer(
  serverUrl: string,
  isKnown: (id: string) => boolean,
): Promise<OlderServer> {
  const refused = new Set<string>()
  const unknown = allOperations
    .filter(({ id }) => !isKnown(id))
    .map((operation) => ({
      operation,
      path: new RegExp(`^${operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`, 'i'),
    }))

  function find(method: string, path: string, body: string) {
    return unknown.find(({ operation, path: pattern }) => {
      if (!pattern.test(path)) return false
      if (operation.kind === 'endpoint') return operation.method === method
      return operation.opcion === Number((JSON.parse(body) as { Opcion?: unknown }).Opcion)
    })?.operation
  }

  const proxy = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const bytes = Buffer.concat(chunks)
      const { pathname } = new URL(incoming.url ?? '/', serverUrl)
      const operation = find(incoming.method ?? 'GET', pathname, bytes.toString())
      if (operation) {
        refused.add(operation.id)
        const [status, message] =
          operation.kind === 'endpoint'
            ? ([404, texts.unknownPath] as const)
            : ([200, texts.unknownOperation] as const)
        outgoing.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        outgoing.end(JSON.stringify({ status: 'ERROR', message }))
        return
      }
      const asked = request(
        new URL(incoming.url ?? '/', serverUrl),
        { method: incoming.method, headers: incoming.headers },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        },
      )
      asked.on('error', () => outgoing.destroy())
      asked.end(bytes)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    refused,
    bringUpToDate: () => void unknown.splice(0),
    async stop() {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
