import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, type Listening, type ListenOptions } from './listen.ts'
import { apiHeaders } from './security-headers.ts'
import { transportTexts as texts } from '../texts.ts'

let listening: Listening
const sockets: Socket[] = []

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listening.stop(0)
})

async function start(options: Partial<ListenOptions> = {}): Promise<void> {
  const answer = () => new Response('ok', { headers: { 'content-type': 'text/plain' } })
  listening = await listen(answer, { port: 0, host: '127.0.0.1', tls: null, ownGlobals: false, ...options })
}

async function open(): Promise<Socket> {
  const socket = connect(listening.port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function exchange(
  text: string,
): Promise<{ status: string; headers: Map<string, string>; body: string }> {
  const socket = await open()
  let all = ''
  socket.on('data', (chunk: Buffer) => (all += chunk.toString()))
  socket.write(text)
  await once(socket, 'close')
  const [head = '', body = ''] = all.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return { status, headers: new Map(headers), body }
}

describe('invalid requests', () => {
  const long = 'x'.repeat(40_000)
  test.each([
    ['not HTTP', 'HOLA\u0000\r\n\r\n', 400, texts.unreadable],
    ['too large headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${long}\r\n\r\n`, 431, texts.tooLarge],
    ['too long a path', `GET /${long} HTTP/1.1\r\n\r\n`, 431, texts.tooLarge],
    [
      'two Content-Length headers',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      texts.unreadable,
    ],
    [
      'an invalid Host header',
      'GET / HTTP/1.1\r\nhost: a b/c\r\nconnection: close\r\n\r\n',
      400,
      texts.unreadable,
    ],
    [
      'an unknown Expect header',
      'GET / HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n',
      417,
      texts.unreadable,
    ],
  ])('%s: the error response has the usual headers', async (_name, text, status, message) => {
    await start()
    const answer = await exchange(text)
    expect(answer.status).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(answer.body)).toEqual({ status: 'ERROR', message })
    for (const [name, value] of Object.entries(apiHeaders)) expect(answer.headers.get(name)).toBe(value)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(Date.parse(answer.headers.get('date') ?? '')).toBeGreaterThan(0)
  })
})

describe('the connection limit', () => {
  test('closes idle connections for new ones, and rejects those above the maximum', async () => {
    await start({ connections: { shedFrom: 10, most: 20 } })
    const idle: Socket[] = []
    let isClosed = 0
    for (let at = 0; at < 10; at++) {
      const socket = await open()
      socket.on('close', () => (isClosed += 1))
      socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
      await once(socket, 'data')
      idle.push(socket)
    }
    expect(isClosed).toBe(0)
    const silent = await Promise.all(Array.from({ length: 10 }, open))
    await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(10)
    expect(silent.filter((socket) => socket.destroyed)).toEqual([])
    const all = [...silent, ...(await Promise.all(Array.from({ length: 25 }, open)))]
    await expect.poll(() => all.filter((socket) => !socket.destroyed).length, { timeout: 5000 }).toBe(20)
  })
})
