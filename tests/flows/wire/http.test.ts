import { connect as connectSocket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screenVisits } from '#server/db/schema/people.ts'
import { OutsideClientError } from '#server/db/transaction-guard.ts'
import { indexBound } from '#server/operations/operation-index.ts'
import { openSession } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { bindTrial, heldWork, trial, trialOperations } from '#tests/support/server/trial-operations.ts'

const PATH = '/Prueba/ws-prueba.php'
const lines: Record<string, unknown>[] = []
let server: TestServer
let token: string

beforeAll(async () => {
  const keep = (fields: object) => void lines.push({ ...fields })
  server = await startServer({
    database: 'pglite',
    operations: { bound: bindTrial(() => server.db), declared: trialOperations },
    log: { info: keep, warn: keep, error: keep },
  })
  token = await openSession(server, '100101')
})
afterAll(() => server.stop())

async function post(path: string, body: BodyInit | object, headers: Record<string, string> = {}) {
  const isPlain = Object.getPrototypeOf(body) === Object.prototype
  const response = await server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: isPlain ? JSON.stringify(body) : (body as BodyInit),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const error = (message: unknown) => ({ status: 'ERROR', message })

describe('finding the operation', () => {
  test('ignores letter case in paths', async () => {
    for (const path of [PATH, PATH.toLowerCase(), PATH.toUpperCase()]) {
      expect((await post(path, { Opcion: 1, texto: 'hola' })).body).toEqual({ status: 'OK', texto: 'hola' })
    }
    expect((await post('/API/PRUEBA-PEDIDO', { token, folio: '1' })).body).toEqual({ status: 'OK' })
  })

  test('treats the same Opcion on another path as another operation', async () => {
    expect((await post('/prueba/ws-otra.php', { Opcion: 1, token })).body).toEqual({ status: 'OK' })
  })

  test.each([99, 'abc', null, {}, 1.5, undefined])('Opcion %j is unknown', async (opcion) => {
    const answer = await post(PATH, { Opcion: opcion, token })
    expect(answer).toMatchObject({
      status: 200,
      body: error('Esto todavía no está en tu portal. Lo demás sigue funcionando.'),
    })
  })

  test('answers an unknown path with a 404 in JSON', async () => {
    for (const path of ['/api/no-existe', '/Login/ws-nada.php', '/x']) {
      expect(await post(path, { Opcion: 1 })).toMatchObject({
        status: 404,
        body: error('Esto todavía no está en tu portal. Lo demás sigue funcionando.'),
      })
    }
  })

  test('refuses a wrong method, and names the right one', async () => {
    const legacy = await server.fetch(PATH)
    expect([legacy.status, legacy.headers.get('allow')]).toEqual([405, 'POST'])
    const list = await post('/api/prueba-lista', {})
    expect([list.status, list.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('refuses to start with two operations in one place or an operation without a handler', () => {
    const bound = bindTrial(() => server.db)
    const twin = { ...trial.echo, id: 'T-99', path: PATH.toUpperCase() }
    const extra = { operation: twin, handler: async () => ({}) }
    expect(() => indexBound([...bound, extra], [...trialOperations, twin])).toThrow('T-99 and T-01')
    expect(() => indexBound(bound.slice(1), trialOperations)).toThrow('T-01 is declared and has no handler')
    expect(() => indexBound(bound, trialOperations.slice(1))).toThrow('T-01 is bound and nobody declared it')
  })
})

describe('reading the body', () => {
  test.each([
    ['text', 'hola'],
    ['an empty body', ''],
    ['half', '{"Opcion":1'],
    ['invalid UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['UTF-16', Buffer.from('{"Opcion":1}', 'utf16le')],
    ['a body with 10,000 nested lists', `{"Opcion":1,"texto":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s is not JSON', async (_name, body) => {
    expect(await post(PATH, body)).toMatchObject({
      status: 400,
      body: error('La solicitud no es un JSON válido.'),
    })
  })

  test.each(['[]', 'null', '1', '"a"', 'true'])('%s is not an object', async (body) => {
    expect(await post(PATH, body)).toMatchObject({
      status: 400,
      body: error('La solicitud debe ser un objeto JSON.'),
    })
  })

  test('refuses a compressed body', async () => {
    const packed = gzipSync(JSON.stringify({ Opcion: 1, texto: 'a' }))
    expect(await post(PATH, packed, { 'content-encoding': 'gzip' })).toMatchObject({
      status: 415,
      body: error(expect.any(String)),
    })
  })

  test('refuses 20 MB at once, with or without a length', async () => {
    const large = new Uint8Array(20 * 1024 * 1024).fill(0x61)
    expect(await post(PATH, large)).toMatchObject({
      status: 413,
      body: error('La solicitud es demasiado grande.'),
    })
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(large.subarray(0, 256 * 1024))
      },
    })
    const response = await server.fetch(PATH, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
    expect((await post(PATH, { Opcion: 1, texto: 'still here' })).status).toBe(200)
  })

  test('names the missing or invalid field', async () => {
    expect(await post(PATH, { Opcion: 1 })).toMatchObject({
      status: 200,
      body: error('Falta el campo texto.'),
    })
    expect((await post(PATH, { Opcion: 1, texto: 5 })).body).toEqual(error('El campo texto no es válido.'))
    expect((await post(PATH, { Opcion: 1, texto: 'a', numero: 'x' })).body).toEqual(
      error('El campo numero no es válido.'),
    )
    expect((await post(PATH, { Opcion: 1, texto: 'a'.repeat(41) })).body).toEqual(
      error('El campo texto no es válido.'),
    )
    expect((await post(PATH, { Opcion: 1, texto: 'a\u0000b' })).body).toEqual(
      error('El campo texto no es válido.'),
    )
  })

  test('answers invalid HTTP with the contract’s error', async () => {
    const { hostname, port } = new URL(server.url)
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connectSocket(Number(port), hostname, () => socket.write('HOLA\u0000\r\n\r\n'))
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.on('close', () => resolve(text))
      socket.on('error', reject)
    })
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(error('La solicitud no se puede leer.'))
  })
})

describe('the token', () => {
  const expired = { status: 'EXPSESSION', message: 'Token inválido' }

  test.each([undefined, '', 'garbage', 5, null, {}, ['x']])(
    '%j in a legacy body is an expired session',
    async (given) => {
      expect(await post(PATH, { Opcion: 2, token: given })).toMatchObject({ status: 200, body: expired })
    },
  )

  test('each service has its own status for an expired session', async () => {
    const answer = await post('/Prueba/ws-otra.php', { Opcion: 1, token: 'x' })
    expect(answer.body).toEqual({ status: 'EXPRESSION', message: 'Token inválido' })
  })

  test('is checked before the fields', async () => {
    expect((await post('/api/prueba-pedido', {})).body).toEqual(expired)
  })

  test('is accepted by endpoints only in the place that the operation declares', async () => {
    const list = async (headers: Record<string, string>) =>
      (await server.fetch('/api/prueba-lista', { headers })).status
    expect(await list({})).toBe(401)
    expect(await list({ authorization: 'Bearer garbage' })).toBe(401)
    expect(await list({ authorization: `Token ${token}` })).toBe(401)
    expect(await list({ authorization: `Bearer ${token}` })).toBe(200)
    expect(await list({ authorization: token })).toBe(200)
    expect(await list({ 'x-auth-token': token })).toBe(200)
    expect(await post('/api/prueba-pedido', { folio: '1' }, { 'x-auth-token': token })).toMatchObject({
      status: 401,
    })
    expect(await post('/api/prueba-pedido', { folio: '1', token })).toMatchObject({
      status: 200,
      body: { status: 'OK' },
    })
  })

  test('a text operation answers with plain text', async () => {
    const body = JSON.stringify({ Opcion: 2, token })
    expect(await (await server.fetch(PATH, { method: 'POST', body })).text()).toBe('OK')
  })
})

describe('the handler', () => {
  test('leaves no data after a failure, and reveals no details', async () => {
    lines.length = 0
    const answer = await post(PATH, { Opcion: 4, token })
    expect(answer).toMatchObject({ status: 503, body: error(expect.stringContaining('no está disponible')) })
    const kept = await server.db.select().from(screenVisits).where(eq(screenVisits.screen, 'never kept'))
    expect(kept).toEqual([])
    expect(JSON.stringify([answer.body, lines])).not.toMatch(/secreto|100101|kVQtoken/)
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'T-04', fault: 'Error' }))
  })

  test('cannot send a response outside the contract', async () => {
    const answer = await post(PATH, { Opcion: 5 })
    expect(answer.status).toBe(503)
    expect(JSON.stringify(answer.body)).not.toContain('argon2id')
  })

  test('fails at once when it uses the outer client inside a transaction', async () => {
    lines.length = 0
    expect((await post(PATH, { Opcion: 6 })).status).toBe(503)
    expect(lines).toContainEqual(expect.objectContaining({ fault: new OutsideClientError().name }))
    expect((await post(PATH, { Opcion: 1, texto: 'still here' })).status).toBe(200)
  })

  test('gets the client only in the stages outside the transaction', async () => {
    const answer = await post(PATH, { Opcion: 7 })
    expect(answer.body).toMatchObject({ etapas: ['prepare db', 'run tx', 'finish db'] })
  })
})

describe('every response', () => {
  test('is not cached, and has strict headers', async () => {
    for (const body of [{ Opcion: 1, texto: 'a' }, { Opcion: 99 }, { Opcion: 2 }, { Opcion: 4, token }]) {
      const { headers } = await post(PATH, body)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('carries the server’s time', async () => {
    server.clock.advance(3_600_000)
    const { headers } = await post(PATH, { Opcion: 1, texto: 'a' })
    server.clock.advance(-3_600_000)
    expect(Date.parse(headers.get('date') ?? '') - Date.now()).toBeGreaterThan(3_500_000)
  })

  test('leaves one log line without personal data', async () => {
    lines.length = 0
    await post(
      `${PATH}?correo=a@b.mx`,
      { Opcion: 1, texto: 'CURP RAOG900101MDFXXX09' },
      { authorization: 'Bearer s3cr3t' },
    )
    expect(lines).toEqual([
      {
        operation: 'T-01',
        outcome: 'ok',
        status: 200,
        ms: expect.any(Number),
        request: expect.stringMatching(/^[\w-]{12}$/),
      },
    ])
  })
})

test('a stopping server finishes running requests, and accepts no more', { tags: ['whole'] }, async () => {
  const slow = heldWork()
  const other = await startServer({
    database: 'pglite',
    operations: { bound: bindTrial(() => server.db, slow.work), declared: trialOperations },
  })
  const body = JSON.stringify({ Opcion: 8 })
  const running = other.fetch(PATH, { method: 'POST', body })
  await slow.begun
  const stopped = other.stop()
  slow.end()
  expect(await (await running).json()).toEqual({ status: 'OK' })
  await stopped
  await expect(other.fetch(PATH, { method: 'POST', body })).rejects.toThrow()
})
