import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpPostalCode, readPostalShard } from '#contract/data-form/postal.ts'
import { createDevice } from '#tests/support/device/device.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** Postal service on a separate host (spec 000 §7), which must not get the person's token (K-33). */

interface Heard {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

const heard: Heard[] = []
let other: Server
let server: TestServer

beforeAll(async () => {
  other = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body })
      response.setHeader('content-type', 'application/json')
      if (request.method === 'GET') response.writeHead(404).end('{"status":"ERROR","message":"No existe"}')
      else response.end('{"Ciudad":"Saltillo","Estado":"Coahuila","Colonias":["Centro"]}')
    })
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const environment = { POSTAL_HOST: `http://127.0.0.1:${port}` }
  server = await startServer({ database: 'pglite', environment })
})
afterAll(async () => {
  await server.stop()
  other.close()
})

test('sends lookup and shard requests to the configured host without any token', async () => {
  const app = await createDevice(server.url).openTab()
  await app.session.signIn('100101', 'Portal.2026')
  const token = app.signals.currentToken()
  expect(token).toMatch(/.{20}/)
  const lookup = await app.rpc.call(lookUpPostalCode, { CodigoPostal: '25000' }, { token: token ?? '' })
  expect(lookup).toMatchObject({ value: { Ciudad: 'Saltillo', Estado: 'Coahuila', Colonias: ['Centro'] } })
  expect(await app.rpc.call(readPostalShard, { prefijo: '25' })).toMatchObject({
    failure: { kind: 'rejected' },
  })
  expect(heard.map(({ url }) => url)).toEqual([
    '/CodigoPostal/ws-codigo-postal.php',
    '/api/codigos-postales/25',
  ])
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({ Opcion: 1, CodigoPostal: '25000' })
  for (const { headers, body } of heard) {
    expect(JSON.stringify({ headers, body })).not.toContain(token)
    expect(headers.authorization).toBeUndefined()
    expect(headers['x-auth-token']).toBeUndefined()
    expect(headers.cookie).toBeUndefined()
    expect(headers.referer).toBeUndefined()
  }
})
