import { databases } from '#tests/support/server/databases/database.ts'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#tests/support/server/examples.ts'
import { FIRST_START_PATH } from '#contract/identity/first-start.ts'
import { readMenu, readUser, signIn } from '#contract/identity/login.ts'
import { addPerson, readPeopleLists } from '#contract/people/people.ts'
import { companies, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { makeFirstCode } from '#server/admin/first-code.ts'
import { isThisMachine } from '#server/http/is-this-machine.ts'
import { firstStartTexts as texts, loginTexts } from '#server/texts.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

const PASSWORD = 'girasol de noviembre'
const company = {
  clave: '00100',
  nombre: 'Estampados del Norte, S.A. de C.V.',
  rfc: 'ENO010203AB1',
  registroPatronal: 'B1234567890',
  domicilio: 'Calle 1 núm. 2, Saltillo, Coahuila',
}
const asked = {
  compania: company,
  numero: '1001',
  nombre: 'Rosa Elena',
  paterno: 'Ibarra',
  materno: '',
  correo: 'rosa.ibarra@correo.example',
  password: PASSWORD,
}

interface Answer {
  http: number
  body: Record<string, unknown>
}

/** Sends a request with any headers, including Host, which fetch does not allow. */
function call(
  server: TestServer,
  method: string,
  input: object | string | null,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { port } = new URL(server.url)
  const body = typeof input === 'string' ? input : input === null ? '' : JSON.stringify(input)
  const own = {
    host: `localhost:${port}`,
    ...(method === 'GET' ? {} : { origin: `http://localhost:${port}`, 'content-type': 'application/json' }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path: FIRST_START_PATH, method, headers: own },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          resolve({ http: response.statusCode ?? 0, body: JSON.parse(text) as Record<string, unknown> }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe.each(databases)('on %s', (database) => {
  const { text: codigo, code } = makeFirstCode()
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database, firstCode: code })
  })
  afterAll(() => server.stop())

  test('returns whether a company must be entered', async () => {
    expect(await call(server, 'GET', null)).toEqual({ http: 200, body: { status: 'OK', pideCompania: true } })
  })

  test.each<[string, () => Record<string, string>]>([
    ['with X-Forwarded-For', () => ({ 'x-forwarded-for': '127.0.0.1' })],
    ['with the standard header Forwarded', () => ({ forwarded: 'for=127.0.0.1' })],
    ['with a proxy’s host', () => ({ 'x-forwarded-host': 'localhost' })],
    ['with a proxy’s protocol', () => ({ 'x-forwarded-proto': 'http' })],
    ['with a proxy’s server name', () => ({ 'x-forwarded-server': 'proxy' })],
    ['with the original host', () => ({ 'x-original-host': 'localhost' })],
    ['with a proxy’s address', () => ({ 'x-real-ip': '127.0.0.1' })],
    ['through a gateway', () => ({ via: '1.1 gateway' })],
    [
      'to a host name that resolves to this machine',
      () => ({ host: 'turno.example', origin: 'http://turno.example' }),
    ],
    ['to a host name that looks local', () => ({ host: 'localhost.turno.example' })],
    ['from a page of another site', () => ({ origin: 'https://evil.example' })],
    ['from a page of another port', () => ({ origin: 'http://localhost:1' })],
    ['from a page without an origin', () => ({ origin: 'null' })],
    ['marked as cross-site by the browser', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['marked as same-site by the browser', () => ({ 'sec-fetch-site': 'same-site' })],
  ])('returns 404 for a request %s', async (_name, headers) => {
    const answer = await call(server, 'POST', { ...asked, codigo }, headers())
    expect(answer).toEqual({
      http: 404,
      body: { status: 'ERROR', message: 'Esto todavía no está en tu portal. Lo demás sigue funcionando.' },
    })
    expect(await server.db.$count(users)).toBe(0)
  })

  test('recognises this machine by the socket’s address and a local Host header', () => {
    const ask = (isLocal: boolean, headers: Record<string, string>) =>
      isThisMachine(
        { address: '127.0.0.1', isLocal, isEncrypted: false },
        new Request('http://localhost/', { headers }),
      )
    expect(ask(true, { host: 'localhost:3000' })).toBe(true)
    expect(ask(true, { host: '[::1]:3000' })).toBe(true)
    expect(ask(false, { host: 'localhost:3000' })).toBe(false)
    expect(ask(true, {})).toBe(false)
  })

  test('rejects a form of another page, which is not JSON', async () => {
    const answer = await call(server, 'POST', JSON.stringify({ ...asked, codigo }), {
      'content-type': 'text/plain',
    })
    expect(answer.http).toBe(415)
    expect((await call(server, 'PUT', { ...asked, codigo })).http).toBe(405)
  })

  test.each<[string, object, string]>([
    ['a wrong code', { codigo: 'AAAA-AAAA-AAAA-AAAA' }, texts.wrongCode],
    ['a short password', { password: '1001' }, loginTexts.tooShort(8)],
    ['no company', { compania: null }, 'Falta el campo compania.'],
    ['an incomplete mail', { correo: 'rosa@' }, 'Revisa el correo: le falta algo.'],
    ['letters in the employee number', { numero: 'rosa' }, 'El campo numero no es válido.'],
    ['an invalid RFC', { compania: { ...company, rfc: 'X' } }, 'El campo compania.rfc no es válido.'],
  ])('creates no account with %s', async (_name, change, message) => {
    const answer = await call(server, 'POST', { ...asked, codigo, ...change })
    expect(answer).toMatchObject({ http: 200, body: { status: 'ERROR', message } })
    expect(await server.db.$count(users)).toBe(0)
    expect(await server.db.$count(companies)).toBe(0)
  })

  test('creates one administrator for simultaneous requests, and the page is gone afterwards', async () => {
    const typed = { ...asked, codigo: codigo.toLowerCase().replaceAll('-', ' ') }
    const answers = await Promise.all(
      ['1001', '1002', '1003'].map((numero) =>
        call(server, 'POST', { ...typed, numero, correo: `${numero}@correo.example` }),
      ),
    )
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    expect(await server.db.$count(users)).toBe(1)
    for (const method of ['GET', 'POST'])
      expect((await call(server, method, method === 'GET' ? null : { ...asked, codigo })).http).toBe(404)
    const events = await server.db.select().from(securityEvents).orderBy(securityEvents.id)
    await server.db.update(users).set({ closedAt: server.clock.now(), closedReason: 'x' })
    const after = await call(server, 'POST', { ...typed, numero: '1004', correo: '' })
    expect(after.http).toBe(404)
    await server.db.update(users).set({ closedAt: null, closedReason: null })
    expect(events.map(({ kind }) => kind)).toEqual(['account-made', 'role-given'])
  })

  test('lets the new administrator sign in, see the menu and add the first person', async () => {
    const [row] = await server.db.select().from(users)
    const numero = row?.nickname ?? ''
    const entered = await sendOperation(server, signIn, { correo: numero, password: PASSWORD }, '')
    expect(entered.body).toMatchObject({ status: 'OK', EstatusPass: 1 })
    const token = String(fieldOf(entered, 'token'))
    const menu = JSON.stringify((await sendOperation(server, readMenu, { correo: '' }, token)).body)
    for (const view of ['Seguridad/Personas', 'DHGeneral/CambioPass']) expect(menu).toContain(view)
    expect(menu).not.toContain('AtencionNomina')
    const user = await sendOperation(server, readUser, {}, token)
    expect(user.body).toMatchObject({ datosLogin: [{ Id_Usuario: 0, compania: '00100', EstatusPass: 1 }] })
    const lists = await sendOperation(server, readPeopleLists, {}, token)
    expect(fieldOf(lists, 'grupos')).toHaveLength(10)
    expect(fieldOf(lists, 'departamentos')).toHaveLength(2)
    const person = { ...exampleOf(addPerson).request, lider: '', departamento: 'D010' }
    for (const change of [{}, { tipo: 'candidato', numero: '900100', departamento: 'D900' }]) {
      const made = await sendOperation(server, addPerson, { ...person, ...change }, token)
      expect(fieldOf(made, 'status')).toBe('OK')
    }
  })
})

test('behind a proxy that only rewrites Host, a browser may only read, and other clients need the code', async () => {
  const { text: codigo, code } = makeFirstCode()
  const server = await startServer({ database: 'pglite', firstCode: code })
  // A browser sends no Origin with a read of its own page, so the server cannot know about the proxy.
  const seen = await call(server, 'GET', null, { 'sec-fetch-site': 'same-origin' })
  expect(seen).toEqual({ http: 200, body: { status: 'OK', pideCompania: true } })
  // The browser sends the public address as Origin, whatever the proxy writes as Host.
  const browser = { origin: 'https://turno.example.com', 'sec-fetch-site': 'same-origin' }
  expect((await call(server, 'POST', { ...asked, codigo }, browser)).http).toBe(404)
  expect((await call(server, 'GET', null, { origin: browser.origin })).http).toBe(404)
  const { body } = await call(server, 'POST', { ...asked, codigo: 'AAAA-AAAA-AAAA-AAAA' })
  expect(body.message).toBe(texts.wrongCode)
  expect(await server.db.$count(users)).toBe(0)
  await server.stop()
})

test('accepts the right code after many wrong ones', async () => {
  const { text: codigo, code } = makeFirstCode()
  const server = await startServer({ database: 'pglite', firstCode: code })
  for (let attempt = 1; attempt <= 8; attempt++) {
    const { body } = await call(server, 'POST', { ...asked, codigo: 'x' })
    expect(body.message).toBe(texts.wrongCode)
  }
  expect((await call(server, 'POST', { ...asked, codigo })).body).toEqual({ status: 'OK' })
  await server.stop()
})

test.each<Record<string, string>>([{ PUBLIC_URL: 'https://turno.example.com' }, { TRUST_PROXY: '1' }])(
  'has no page behind a proxy, which may look like this machine: %j',
  async (environment) => {
    const { text: codigo, code } = makeFirstCode()
    const server = await startServer({ database: 'pglite', firstCode: code, environment })
    expect((await call(server, 'GET', null)).http).toBe(404)
    expect((await call(server, 'POST', { ...asked, codigo })).http).toBe(404)
    expect(await server.db.$count(users)).toBe(0)
    await server.stop()
  },
)

test('makes unique codes with more than 60 bits and no ambiguous characters', () => {
  const made = Array.from({ length: 200 }, () => makeFirstCode().text)
  expect(new Set(made).size).toBe(200)
  expect(16 * Math.log2(new Set(made.join('').replaceAll('-', '')).size)).toBeGreaterThan(60)
  for (const text of made) expect(text).toMatch(/^([34679AC-HJKMNPQRTWXY]{4}-){3}[34679AC-HJKMNPQRTWXY]{4}$/)
})

test('has no first-start page when an administrator already exists', async () => {
  const server = await startServer({ database: 'pglite' })
  expect((await call(server, 'GET', null)).http).toBe(404)
  expect((await call(server, 'POST', { ...asked, codigo: 'x' })).http).toBe(404)
  await server.stop()
})
