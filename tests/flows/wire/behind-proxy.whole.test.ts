import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadDocument } from '#contract/documents/document-files.ts'
import { signIn } from '#contract/identity/login.ts'
import { MAX_UPLOAD_BODY } from '#domain/documents/documents.ts'
import { answerMessage } from '#contract/protocol/outcome.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { loginTexts, transportTexts as texts } from '#server/texts.ts'
import { openSession } from '#tests/support/server/people.ts'
import { freePort } from '#tests/support/server/portal.ts'
import {
  type AskOptions,
  findProxy,
  type ProxyResponse,
  type Proxy,
  startProxy,
} from '#tests/support/server/network/proxies.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { killProcesses, startProcess } from '#tests/support/server/server-process.ts'

/**
 * The server behind the proxies of deploy/, with the example configurations (docs/operating.md, "Proxy").
 * Tests of a proxy that is not installed are skipped and say so. The tests also need openssl.
 */

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const ONCE = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'cache-control',
  'content-type',
  'date',
]
const json = ({ text }: ProxyResponse) => JSON.parse(text) as Record<string, unknown>

const folders: string[] = []
afterAll(() => {
  killProcesses()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const isHere = findProxy(name) !== null
  const where = isHere ? 'in front of the server' : `SKIPPED: ${name} is not installed on this machine`

  describe.skipIf(!isHere)(where, () => {
    let server: TestServer
    let proxy: Proxy
    beforeAll(async () => {
      server = await startServer({ database: 'pglite', dist, environment: { TRUST_PROXY: '1' } })
      proxy = await startProxy(name, Number(new URL(server.url).port))
    })
    afterAll(async () => {
      await proxy?.stop()
      await server?.stop()
    })

    const post = (path: string, body: object | string, options: AskOptions = {}) =>
      proxy.ask(path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...options,
        headers: { 'content-type': 'application/json', ...options.headers },
      })
    const guess = (correo: string, password: string, options: AskOptions = {}) =>
      post(signIn.path, { Opcion: signIn.opcion, correo, password }, options)

    test('every header of the server arrives once, including HSTS', async () => {
      for (const path of ['/', '/api/salud', '/config.json']) {
        const heard = await proxy.ask(path)
        expect(heard.status).toBe(200)
        const counts = ONCE.map((header) => [header, heard.names.filter((each) => each === header).length])
        expect(counts).toEqual(ONCE.map((header) => [header, 1]))
        expect(heard.headers['strict-transport-security']).toContain('max-age=31536000')
      }
    })

    test('worker, immutable assets and cached pages keep their headers', async () => {
      const worker = await proxy.ask('/sw.js', { headers: { 'accept-encoding': 'br, gzip' } })
      expect(worker.headers).toMatchObject({
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
        'content-encoding': 'br',
        vary: 'accept-encoding',
      })
      const page = await proxy.ask('/')
      const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(page.text) ?? []
      const script = await proxy.ask(asset, { headers: { 'accept-encoding': 'gzip' } })
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      })
      const etag = String(page.headers.etag)
      expect(etag).toMatch(/^"/)
      expect((await proxy.ask('/', { headers: { 'if-none-match': etag } })).status).toBe(304)
      const lost = await proxy.ask('/assets/old-9z.js', { headers: { accept: 'text/html' } })
      expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'no-store'])
    })

    test('the first-start page and the metrics stay closed', async () => {
      expect((await proxy.ask('/metrics', { headers: { host: 'localhost' } })).status).toBe(403)
      expect((await proxy.ask('/api/primer-arranque')).status).toBe(404)
    })

    describe('an upload', () => {
      // The body is invalid, so the server's own refusal proves that the body arrived.
      async function upload(bytes: number, options: AskOptions = {}): Promise<ProxyResponse> {
        const token = await openSession(server, 'candidato')
        const head = `{"Opcion":${uploadDocument.opcion},"token":"${token}","x":"`
        const body = `${head}${'a'.repeat(bytes - head.length - 2)}"}`
        return post(uploadDocument.path, body, { ...options, headers: { 'x-auth-token': token } })
      }

      test('passes at the largest size; one byte more is refused with the app’s message', async () => {
        const whole = await upload(MAX_UPLOAD_BODY)
        expect(whole.status).toBe(200)
        expect(answerMessage(json(whole))).toMatch(/^Falta el campo|^El campo/)
        const over = await upload(MAX_UPLOAD_BODY + 1)
        expect(over.status).toBe(413)
        expect(json(over)).toEqual({ status: 'ERROR', message: texts.tooLarge })
        expect(over.headers['content-type']).toBe('application/json')
        expect(over.names.filter((each) => each === 'content-type')).toHaveLength(1)
      })

      test('succeeds when it is slow, and gets a 408 when it stalls', async () => {
        const slow = await upload(1_000_000, { parts: { count: 10, pauseMs: 500 } })
        expect(slow.status).toBe(200)
        const silent = await upload(1_000_000, { parts: { count: 2, pauseMs: 13_000 } })
        expect([silent.status, json(silent)]).toEqual([408, { status: 'ERROR', message: texts.tooSlow }])
      })

      test('gets the server’s response when it is refused before its end', async () => {
        const large = await post(signIn.path, JSON.stringify({ x: 'a'.repeat(3_000_000) }))
        expect([large.status, json(large)]).toEqual([413, { status: 'ERROR', message: texts.tooLarge }])
      })
    })

    describe('the caller’s address', () => {
      const lastAddress = async () =>
        (await server.db.select().from(securityEvents).orderBy(desc(securityEvents.id)).limit(1))[0]?.address

      test('is the address connected to the proxy, whatever the request headers claim', async () => {
        await guess('100102', 'a guess', { from: '127.0.0.2' })
        expect(await lastAddress()).toBe('127.0.0.2')
        const lies = {
          'x-forwarded-for': '203.0.113.9',
          'x-real-ip': '203.0.113.9',
          forwarded: 'for=203.0.113.9',
          'x-forwarded-proto': 'http',
        }
        const heard = await guess('100102', 'a guess', { from: '127.0.0.3', headers: lies })
        expect(await lastAddress()).toBe('127.0.0.3')
        expect(heard.headers['strict-transport-security']).toBeDefined()
      })

      test('limits guesses: false headers allow no further guesses, and other addresses are not affected', async () => {
        let refused: ProxyResponse | null = null
        for (let at = 1; at < 60 && refused === null; at += 1) {
          const headers = { 'x-forwarded-for': `198.51.100.${at}` }
          const heard = await guess('100104', 'a guess', { from: '127.0.0.4', headers })
          if (json(heard).message !== loginTexts.wrong) refused = heard
        }
        expect(json(refused ?? { ...(await proxy.ask('/api/salud')) }).message).toMatch(/^Espera /)
        expect(json(await guess('100104', 'Portal.2026', { from: '127.0.0.5' })).status).toBe('OK')
      })
    })
  })

  test.skipIf(!isHere)(
    `${where}: answers 503 while the server is away or starting, and serves pages once it is ready`,
    async () => {
      const port = await freePort()
      const proxy = await startProxy(name, port)
      const page = { headers: { accept: 'text/html,*/*;q=0.8' } }
      const away = await proxy.ask('/', page)
      expect([away.status, away.headers['content-type'], away.headers['retry-after']]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ])
      expect(away.text).toContain(texts.startingPage)
      expect(away.text).toContain('<meta http-equiv="refresh"')
      expect(away.names.filter((each) => each === 'content-type')).toHaveLength(1)
      const call = await proxy.ask('/api/salud', { method: 'POST', body: '{}' })
      expect([call.status, json(call)]).toEqual([503, { status: 'ERROR', message: texts.unavailable }])

      const folder = mkdtempSync(join(tmpdir(), 'turno-proxied-'))
      folders.push(folder)
      const started = startProcess(port, { DATA_DIR: folder, DEMO: '0' })
      let starting: ProxyResponse
      do starting = await proxy.ask('/', page)
      while (!starting.names.includes('x-content-type-options') || starting.headers['retry-after'] === '5')
      if (starting.status === 503) expect(starting.text).toContain(texts.startingPage)
      await started.ready()
      expect((await proxy.ask('/', page)).status).toBe(200)
      started.kill('SIGTERM')
      expect(await started.ended).toBe(0)
      expect((await proxy.ask('/', page)).status).toBe(503)
      await proxy.stop()
    },
  )
})
