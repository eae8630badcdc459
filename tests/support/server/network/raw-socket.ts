import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { TestServer } from '../server.ts'

export interface RawSocket {
  send(bytes: string | Uint8Array): void
  /** Whole response; '' when the connection broke without a response. */
  answer: Promise<string>
  isAnswered(): boolean
  end(): void
}

export async function openSocket(server: Pick<TestServer, 'url'>): Promise<RawSocket> {
  const { hostname, port } = new URL(server.url)
  const socket: Socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  return {
    send: (bytes) => void socket.write(bytes),
    answer,
    isAnswered: () => text !== '',
    end: () => void socket.destroy(),
  }
}

export function requestHead(path: string, length: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(length),
    connection: 'close',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  return [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}
