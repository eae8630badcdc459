import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { drainRequest, type DrainLimits } from './drain-request.ts'

const LENGTH = 8_000_000
const PATIENCE: DrainLimits = { silentMs: 500, longestMs: 60_000 }
const ANSWER = '{"status":"ERROR"}'
let stop = () => {}
afterEach(() => stop())

/** Starts a server that refuses a request after its header and closes. Returns its port. */
async function refusing(patience: DrainLimits | null): Promise<number> {
  const server = createServer((request, response) => {
    if (patience) drainRequest(request, response, patience)
    response.writeHead(413, { 'content-length': ANSWER.length, connection: 'close' })
    response.end(ANSWER)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return (server.address() as AddressInfo).port
}

/**
 * Sends like a proxy: first the whole body, then reads the response. @param most bytes of the body that arrive
 * at all
 */
async function sendAll(port: number, most = LENGTH): Promise<{ heard: string; sent: number }> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  // A connection error is one of the expected results.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  await once(socket, 'connect')
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${LENGTH}\r\n\r\n`)
  let sent = 0
  while (sent < most && socket.writable) {
    const part = Math.min(65_536, most - sent)
    socket.write(Buffer.alloc(part))
    sent += part
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  if (!socket.closed) await once(socket, 'close').catch(() => undefined)
  return { heard, sent }
}

test('lets a client that is still sending read the refusal', async () => {
  const { heard, sent } = await sendAll(await refusing(PATIENCE))
  expect(heard).toMatch(/^HTTP\/1.1 413 [\s\S]*\{"status":"ERROR"\}$/)
  expect(sent).toBe(LENGTH)
})

test('breaks the connection without draining', async () => {
  expect((await sendAll(await refusing(null))).sent).toBeLessThan(LENGTH)
})

test('closes the connection of a silent or endless sender', async () => {
  const silent = await sendAll(await refusing(PATIENCE), 1000)
  expect(silent.heard).toContain(ANSWER)
  stop()
  const endless = await sendAll(await refusing({ silentMs: 60_000, longestMs: 20 }), LENGTH)
  expect(endless.sent).toBeLessThan(LENGTH)
})
