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

async function startRefusingServer(patience: DrainLimits | null): Promise<number> {
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
 * Sends the whole body before it reads the response, as a proxy does. @param most maximum bytes of the body
 * to send
 */
async function sendAll(port: number, most = LENGTH): Promise<{ response: string; sent: number }> {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  // A connection error is one of the expected results.
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
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
  return { response, sent }
}

test('reads the whole body, so that a client that is still sending gets the refusal', async () => {
  const { response, sent } = await sendAll(await startRefusingServer(PATIENCE))
  expect(response).toMatch(/^HTTP\/1.1 413 [\s\S]*\{"status":"ERROR"\}$/)
  expect(sent).toBe(LENGTH)
})

test('closes the connection before the whole body is sent when the request is not drained', async () => {
  expect((await sendAll(await startRefusingServer(null))).sent).toBeLessThan(LENGTH)
})

test('closes the connection of a silent or endless sender', async () => {
  const silent = await sendAll(await startRefusingServer(PATIENCE), 1000)
  expect(silent.response).toContain(ANSWER)
  stop()
  const endless = await sendAll(await startRefusingServer({ silentMs: 60_000, longestMs: 20 }), LENGTH)
  expect(endless.sent).toBeLessThan(LENGTH)
})
