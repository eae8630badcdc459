import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Deploys {
  url: string
  /** Publishes the next deploy: its worker lists a new page revision and one more file, withheld until `arrive`. */
  next(): void
  arrive(): void
  stop(): Promise<void>
}

export async function startDeploys(serverUrl: string): Promise<Deploys> {
  let deploy = 1
  let isHeld = false
  const held: ServerResponse[] = []
  const script = (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end('//')
  const server = createServer(({ url = '/', method, headers }, answer) => {
    if (url.startsWith('/assets/deploy-')) {
      if (isHeld) held.push(answer)
      else script(answer)
      return
    }
    void (async () => {
      const asked = await fetch(`${serverUrl}${url}`, {
        method,
        headers: { accept: headers.accept ?? '*/*' },
      })
      const body = Buffer.from(await asked.arrayBuffer())
      const passed = [...asked.headers].filter(
        ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
      )
      const isWorker = url === '/sw.js' && deploy > 1
      answer.writeHead(asked.status, Object.fromEntries(passed))
      answer.end(isWorker ? ofDeploy(body.toString(), deploy) : body)
    })().catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    next() {
      deploy += 1
      isHeld = true
    },
    arrive() {
      isHeld = false
      for (const answer of held.splice(0)) script(answer)
    },
    stop: () => close(server),
  }
}

function ofDeploy(worker: string, deploy: number): string {
  const page = /\{"revision":"([^"]+)","url":"index\.html"\}/
  if (!page.test(worker)) throw new Error('sw.js lists no page')
  return worker.replace(
    page,
    `{"revision":"$1-${deploy}","url":"index.html"},{"revision":null,"url":"assets/deploy-${deploy}.js"}`,
  )
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
