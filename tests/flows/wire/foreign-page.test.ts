import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { transportTexts as texts } from '#server/texts.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const guess = JSON.stringify({ Opcion: 1, correo: '100101', password: 'x' })
const send = (headers: Record<string, string>, to = '/Login/ws-login.php', method = 'POST') =>
  server.fetch(to, { method, headers, ...(method !== 'GET' && { body: guess }) })

test.each([
  ['a form', { 'content-type': 'text/plain', origin: 'https://malo.example' }],
  ['a form marked as cross-site', { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { 'content-type': 'text/plain', origin: 'null' }],
  ['a beacon without a type', { 'content-type': '', origin: 'https://malo.example' }],
  ['JSON marked as cross-site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }],
  ['JSON from a sibling host', { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' }],
])('%s: refused before any work', async (_name, headers) => {
  const attempt = vi.spyOn(server.services.limiter, 'attempt')
  const answer = await send(headers)
  expect([answer.status, await answer.json()]).toEqual([403, { status: 'ERROR', message: texts.foreignPage }])
  expect(attempt).not.toHaveBeenCalled()
})

test('refuses sealed requests, pieces and GET requests of a foreign page as well', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }
  const piece = `/api/sealed/${randomUUID()}/1`
  expect((await send(foreign, '/api/sealed')).status).toBe(403)
  expect((await send(foreign, piece, 'PUT')).status).toBe(403)
  expect((await send(foreign, '/api/prerecibos-list', 'GET')).status).toBe(403)
})

test.each([
  [
    'a page of the portal',
    { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', origin: 'http://a' },
  ],
  [
    'an older browser',
    { 'content-type': 'application/json; charset=utf-8', origin: 'https://proxy.example' },
  ],
  ['a program', { 'content-type': 'text/plain' }],
  ['a program without a content type', { 'content-type': '' }],
])('%s is accepted', async (_name, headers) => {
  const answer = await send(headers)
  expect(answer.status).toBe(200)
  const { message } = (await answer.json()) as { message: string }
  expect(message).not.toBe(texts.foreignPage)
})

test('accepts the server’s own origin', async () => {
  const own = { 'content-type': 'text/plain', origin: server.url }
  expect((await send(own)).status).toBe(200)
})

test('never allows a CORS preflight request', async () => {
  const answer = await server.fetch('/Login/ws-login.php', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://malo.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
