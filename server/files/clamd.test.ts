import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isClean, ScannerUnavailable } from './clamd.ts'

let server: Server | undefined
const received: Buffer[] = []

afterEach(() => server?.close())

async function start(answer: (content: string) => string): Promise<string> {
  const scanner = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      bytes = Buffer.concat([bytes, chunk])
      const content = readStream(bytes)
      if (content) {
        received.push(content)
        socket.end(`stream: ${answer(content.toString('latin1'))}\0`)
      }
    })
  })
  server = scanner
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const address = scanner.address()
  return `tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Returns null until the chunk of length 0 has arrived. */
function readStream(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('sends the whole file in chunks and reads the verdict', async () => {
  const address = await start((content) => (content.includes('EICAR') ? 'Test-Signature FOUND' : 'OK'))
  const large = Buffer.alloc(300_000, 7)
  expect(await isClean(address, large)).toBe(true)
  expect(received.at(-1)?.equals(large)).toBe(true)
  expect(await isClean(address, Buffer.concat([large, Buffer.from('EICAR')]))).toBe(false)
})

test('throws when the scanner fails or is unreachable, and never reports the file as clean', async () => {
  const address = await start(() => 'INSTREAM size limit exceeded. ERROR')
  await expect(isClean(address, Buffer.from('x'))).rejects.toThrow(ScannerUnavailable)
  server?.close()
  await expect(isClean('tcp://127.0.0.1:1', Buffer.from('x'))).rejects.toThrow(ScannerUnavailable)
})
