import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createOutsidePost, LateAnswerError } from './post-outside.ts'
import { ClosedAddressError } from './public-address.ts'

const PATIENCE_MS = 200
let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

async function listen(answer: Parameters<typeof createServer>[1]): Promise<URL> {
  const made = createServer(answer)
  server = made
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(made.address() as AddressInfo).port}/`)
}

function postTo(url: URL, allowsLoopback = true) {
  const outside = createOutsidePost({ allowsLoopback, patienceMs: PATIENCE_MS, maxSockets: 2 })
  return outside.post(url, {}, Buffer.from('{}')).finally(() => outside.close())
}

test('gives up a receiver that never answers', async () => {
  const url = await listen(() => undefined)
  await expect(postTo(url)).rejects.toBeInstanceOf(LateAnswerError)
})

test('gives up a receiver whose answer never ends', async () => {
  const url = await listen((_request, response) => void response.writeHead(200).write('a'))
  await expect(postTo(url)).rejects.toBeInstanceOf(LateAnswerError)
})

test('returns a redirect without following it', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end()
  })
  expect(await postTo(url)).toEqual({ status: 307, retryAfter: '' })
})

test('connects to no name that resolves to this machine', async () => {
  await expect(postTo(new URL('https://localhost:9/'), false)).rejects.toBeInstanceOf(ClosedAddressError)
})
