import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** there: works. silent: accepts every connection and never responds. away: breaks every connection. */
export type Air = 'there' | 'silent' | 'away'

export interface LyingWifi {
  url: string
  be(air: Air): void
  stop(): Promise<void>
}

/** Simulates a network below HTTP, where a dead connection looks like a slow connection. */
export async function startLyingWifi(serverUrl: string): Promise<LyingWifi> {
  const { hostname, port } = new URL(serverUrl)
  const open = new Set<Socket>()
  let air: Air = 'there'
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => near.destroy())
    near.on('close', () => open.delete(near))
    if (air === 'away') return void near.destroy()
    const far = connect(Number(port), hostname)
    far.on('error', () => near.destroy())
    far.on('close', () => near.destroy())
    near.on('close', () => far.destroy())
    near.on('data', (bytes) => air === 'there' && far.write(bytes))
    far.on('data', (bytes) => air === 'there' && near.write(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    be(next) {
      air = next
      if (next !== 'silent') for (const socket of open) socket.destroy()
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
