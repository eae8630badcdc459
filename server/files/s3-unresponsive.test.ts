import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { newKey, type Storage } from './storage.ts'

/** Simulated server that accepts connections and never responds, as behind a broken network. */

let silent: Server
let storage: Storage

beforeAll(async () => {
  silent = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  storage = await s3Storage(
    {
      bucket: 'papeles',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'llave',
      secretAccessKey: 'secreto',
    },
    { connectMs: 200, silentMs: 200 },
  )
})
afterAll(() => silent.close())

test('rejects writes, reads and removals within a time limit when the bucket never responds', {
  timeout: 60_000,
  tags: ['whole'],
}, async () => {
  const key = newKey()
  await expect(storage.put(key, Buffer.from('papel'))).rejects.toThrow()
  await expect(storage.get(key)).rejects.toThrow()
  await expect(storage.remove(key)).rejects.toThrow()
})
