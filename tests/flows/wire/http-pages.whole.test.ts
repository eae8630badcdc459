import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appConfig } from '#contract/protocol/app-config.ts'
import { pageTexts } from '#server/texts.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'
import { bindTrial, trialOperations } from '#tests/support/server/trial-operations.ts'

const INDEX =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/assets/app-1a2b.js"></script>'
const SCRIPT = `export const text = '${'hola '.repeat(200)}'`
const dist = mkdtempSync(join(tmpdir(), 'turno-dist-'))
let server: TestServer
let other: TestServer

function start(environment: Record<string, string>): Promise<TestServer> {
  return startServer({
    database: 'pglite',
    dist,
    environment,
    operations: { bound: bindTrial(() => server.db), declared: trialOperations },
  })
}

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  const files: Record<string, string | Buffer> = {
    'index.html': INDEX,
    'index.html.br': 'a packed page still has the placeholder in it',
    'assets/app-1a2b.js': SCRIPT,
    'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b.js.gz': gzipSync(SCRIPT),
    'sw.js': 'const shell = "__SHELL_REVISION__"',
    'kill-switch.js': 'self.registration.unregister()',
    'manifest.webmanifest': '{}',
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content)
  server = await start({})
  other = await start({
    API_HOST: 'https://api.planta.example/base',
    NODE_HOST: 'https://api.planta.example',
    EVIDENCE_BASE: 'https://archivos.planta.example/',
    COMPANY_MAIL_DOMAIN: 'planta.example',
    LINK_UNIVERSITY: 'https://universidad.example/',
    KILL_SWITCH: '1',
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'a-token-for-figures',
  })
})
afterAll(async () => {
  await server.stop()
  await other.stop()
  rmSync(dist, { recursive: true, force: true })
})

/** Sends a request without fetch's decompression, redirects and path normalization. */
function raw(from: TestServer, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(from.url)
      const asked = request({ hostname, port, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )
}

function nonceOf(headers: Record<string, unknown>): string {
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? ''
}

describe('the page', () => {
  test('carries the nonce of its policy, compressed or not', async () => {
    const plain = await raw(server, '/')
    const nonce = nonceOf(plain.headers)
    expect(nonce).toMatch(/^[\w+/]{24}$/)
    expect(plain.bytes.toString()).toBe(INDEX.replace('__CSP_NONCE__', nonce))
    expect(plain.headers['cache-control']).toBe('no-cache')
    const packed = await raw(server, '/index.html', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.bytes.toString())
    expect(nonceOf((await raw(other, '/')).headers)).not.toBe(nonce)
  })

  test('has strict security headers', async () => {
    const { headers } = await raw(server, '/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), .*microphone=\(\)/)
  })

  test('lists the configured hosts in connect-src once, as origins', async () => {
    const policy = String((await raw(other, '/')).headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://api.planta.example https://archivos.planta.example;")
  })

  test('sends HSTS only for an encrypted connection, through a proxy only if that is trusted', async () => {
    const forwarded = { 'x-forwarded-proto': 'https' }
    expect((await raw(server, '/', forwarded)).headers['strict-transport-security']).toBeUndefined()
    expect((await raw(other, '/')).headers['strict-transport-security']).toBeUndefined()
    expect((await raw(other, '/', forwarded)).headers['strict-transport-security']).toContain(
      'max-age=31536000',
    )
  })

  test('redirects an unknown page to the app, and returns 404 for an unknown file', async () => {
    const page = await raw(server, '/recibos', { accept: 'text/html' })
    expect([page.status, page.headers.location]).toEqual([302, '/'])
    for (const path of [
      '/assets/old-9z.js',
      '/favicon.ico',
      '/.vite/manifest.json',
      '/assets/app-1a2b.js.br',
    ]) {
      const missing = await raw(server, path, { accept: 'text/html' })
      expect([path, missing.status, missing.headers['cache-control']]).toEqual([path, 404, 'no-store'])
      expect(missing.bytes.toString()).not.toContain('<')
    }
  })

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets/%00',
    '/%',
    '/assets/%E0%A4%A',
  ])('%s is not found', async (path) => {
    const { status, bytes } = await raw(server, path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(bytes.toString()).not.toMatch(/root:|"name"/)
  })
})

describe('files', () => {
  test('with a hash in their name are cached for a year, in the requested encoding', async () => {
    const path = '/assets/app-1a2b.js'
    const packed = await raw(server, path, { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(SCRIPT)
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const older = await raw(server, path, { 'accept-encoding': 'gzip, br;q=0' })
    expect(gunzipSync(older.bytes).toString()).toBe(SCRIPT)
    const plain = await raw(server, path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.bytes.toString()).toBe(SCRIPT)
  })

  test('are not sent again to a client with the current version', async () => {
    const first = await raw(server, '/manifest.webmanifest')
    const again = await raw(server, '/manifest.webmanifest', { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect(first.headers['cache-control']).toBe('no-cache')
  })

  test('sw.js is always revalidated, and changes with the configured hosts', async () => {
    const first = await raw(server, '/sw.js')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' })
    expect(first.bytes.toString()).toMatch(/^const shell = "[0-9a-f]{16}"$/)
    const same = await start({ TOKEN_LIFE_S: '60' })
    const moved = await start({ API_HOST: 'https://otra.planta.example' })
    expect((await raw(same, '/sw.js')).bytes).toEqual(first.bytes)
    expect((await raw(moved, '/sw.js')).bytes).not.toEqual(first.bytes)
    await same.stop()
    await moved.stop()
  })

  test('the kill switch replaces the worker', async () => {
    const killed = await raw(other, '/sw.js')
    expect(killed.bytes.toString()).toBe('self.registration.unregister()')
    expect(killed.headers['cache-control']).toBe('no-cache')
  })
})

describe('settings', () => {
  test('reflect the environment, with the key for sealed delivery', async () => {
    const response = await other.fetch('/config.json')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const config = appConfig().parse(await response.json())
    expect(config).toMatchObject({
      apiHost: 'https://api.planta.example/base',
      payrollHost: '',
      companyMailDomain: 'planta.example',
      links: { university: 'https://universidad.example/' },
      demo: true,
    })
    expect(config.deliveryKey).toMatchObject({ kty: 'EC', kid: expect.any(String) })
    expect(config.deliveryKey).not.toHaveProperty('d')
  })
})

describe('long responses', () => {
  test('are compressed for clients that accept it', async () => {
    const texto = 'ñ'.repeat(2000)
    const ask = (accept: string) =>
      raw(server, '/api/prueba-larga', { 'accept-encoding': accept, authorization: 'Bearer x' })
    const [packed, plain] = [await ask('br, gzip'), await ask('identity')]
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(JSON.parse(gunzipSync(packed.bytes).toString())).toEqual({ status: 'OK', texto })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.bytes.toString()).toBe(gunzipSync(packed.bytes).toString())
    expect(packed.bytes.length * 10).toBeLessThan(plain.bytes.length)
  })
})

describe('health and metrics', () => {
  const TOKEN = 'figures-of-a-test-that-are-long'
  const withToken = { authorization: `Bearer ${TOKEN}` }

  test('health returns details with the metrics token, and only the state without it', async () => {
    const withMetrics = await start({ METRICS_TOKEN: TOKEN })
    const ask = async (path: string, authorization = '') => {
      const response = await withMetrics.fetch(path, {
        headers: authorization === '' ? {} : { authorization },
      })
      return [response.status, await response.json()]
    }
    for (const path of ['/api/salud', '/api/salud/ready', '/api/salud/live']) {
      expect(await ask(path)).toEqual([200, { status: 'OK' }])
      expect(await ask(path, 'Bearer another')).toEqual([200, { status: 'OK' }])
    }
    const version = expect.stringMatching(/^\d+\.\d+/)
    expect(await ask('/api/salud', withToken.authorization)).toEqual([
      200,
      { status: 'OK', database: 'pglite', version },
    ])
    await withMetrics.stop()
    expect(
      await (await server.fetch('/api/salud', { headers: { authorization: 'Bearer ' } })).json(),
    ).toEqual({
      status: 'OK',
    })
  })

  test('without a database the server is live, not ready, and still returns the remaining metrics', async () => {
    const broken = await start({})
    const ask = async (path: string) => (await broken.fetch(path)).status
    expect([await ask('/api/salud/live'), await ask('/api/salud/ready')]).toEqual([200, 200])
    await broken.connection.close()
    const response = await broken.fetch('/api/salud')
    expect([response.status, await response.json()]).toMatchObject([503, { status: 'ERROR' }])
    expect([await ask('/api/salud/live'), await ask('/api/salud/ready')]).toEqual([200, 503])
    const text = await (await broken.fetch('/metrics')).text()
    expect(text).toMatch(/^turno_database_up 0$/m)
    expect(text).toMatch(/^turno_disk_free_bytes \d+/m)
    expect(text).not.toMatch(/^turno_sessions /m)
    await broken.stop()
  })

  test('a read-only database makes the server not ready, with a message and a metric', async () => {
    const shut = await start({ METRICS_TOKEN: TOKEN })
    await shut.connection.query.script('set default_transaction_read_only = on')
    const ask = async (path: string) => {
      const answer = await shut.fetch(path, { headers: withToken })
      return [answer.status, await answer.json()]
    }
    const bare = await shut.fetch('/api/salud/ready')
    expect([bare.status, await bare.json()]).toEqual([503, { status: 'ERROR' }])
    const said = { status: 'ERROR', message: pageTexts.databaseShut }
    expect(await ask('/api/salud/ready')).toMatchObject([503, said])
    expect(await ask('/api/salud')).toMatchObject([503, said])
    expect(await ask('/api/salud/live')).toMatchObject([200, { status: 'OK' }])
    const text = await (await shut.fetch('/metrics', { headers: withToken })).text()
    expect(text).toMatch(/^turno_database_up 1$/m)
    expect(text).toMatch(/^turno_database_writes 0$/m)
    await shut.stop()
  })

  test('without a writable file folder the server stays ready, and the response says so', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'turno-shut-')), 'no-folder')
    const server = await start({ DATA_DIR: dataDir, METRICS_TOKEN: TOKEN })
    rmSync(dataDir, { recursive: true, force: true })
    writeFileSync(dataDir, '')
    const ready = await server.fetch('/api/salud/ready', { headers: withToken })
    expect([ready.status, await ready.json()]).toMatchObject([200, { files: pageTexts.filesShut }])
    expect(await (await server.fetch('/api/salud/ready')).json()).toEqual({ status: 'OK' })
    const metrics = await server.fetch('/metrics', { headers: withToken })
    expect(await metrics.text()).toMatch(/^turno_files_writable 0$/m)
    await server.stop()
  })

  test('metrics count calls by operation, without personal data', async () => {
    const body = JSON.stringify({ Opcion: 1, texto: 'CURP-RAOG900101' })
    await server.fetch('/prueba/ws-prueba.php', { method: 'POST', body })
    const text = await (await server.fetch('/metrics')).text()
    expect(text).toMatch(/turno_calls_total\{operation="T-01",outcome="ok"\} 1\b/)
    expect(text).toContain('process_resident_memory_bytes')
    for (const name of ['turno_database_up', 'turno_loose_files', 'turno_sessions'])
      expect(text).toMatch(new RegExp(`^${name} \\d+$`, 'm'))
    expect(text).toMatch(/^turno_build\{version="[\d.]+",database="pglite"\} 1$/m)
    expect(text).not.toContain('RAOG')
  })

  test('metrics of real people need the token, even from this machine', async () => {
    const real = await startServer({ database: 'pglite', environment: { DEMO: '0' } })
    const asked = await raw(real, '/metrics', { host: '127.0.0.1:3000' })
    expect([asked.status, (await raw(real, '/metrics')).status]).toEqual([403, 403])
    await real.stop()
  })

  test('metrics of demo people are open to this machine; a request through a proxy needs the token', async () => {
    expect((await raw(server, '/metrics')).status).toBe(200)
    for (const name of ['x-real-ip', 'via', 'x-forwarded-server'])
      expect((await raw(server, '/metrics', { [name]: '127.0.0.1' })).status).toBe(403)
    // Simulates a proxy that forwards the host name of the request.
    expect((await raw(server, '/metrics', { host: 'portal.example' })).status).toBe(403)
    const forwarded = { 'x-forwarded-for': '127.0.0.1' }
    expect((await raw(server, '/metrics', forwarded)).status).toBe(403)
    expect((await raw(other, '/metrics', forwarded)).status).toBe(403)
    const guess = { ...forwarded, authorization: `Bearer ${randomBytes(8).toString('hex')}` }
    expect((await raw(other, '/metrics', guess)).status).toBe(403)
    const known = { ...forwarded, authorization: 'Bearer a-token-for-figures' }
    expect((await raw(other, '/metrics', known)).status).toBe(200)
    // Simulates a proxy that adds no headers: every request seems to come from this machine.
    expect((await raw(other, '/metrics')).status).toBe(403)
    expect((await raw(other, '/metrics', { authorization: known.authorization })).status).toBe(200)
  })
})

describe('the client’s address', () => {
  const address = async (from: TestServer, headers: Record<string, string>) => {
    const body = JSON.stringify({ Opcion: 7 })
    const response = await from.fetch('/prueba/ws-prueba.php', { method: 'POST', body, headers })
    return ((await response.json()) as { direccion: string }).direccion
  }

  test('comes from X-Forwarded-For only with TRUST_PROXY, and only from its last entry', async () => {
    expect(await address(server, { 'x-forwarded-for': '10.1.1.1' })).toBe('127.0.0.1')
    expect(await address(other, { 'x-forwarded-for': '1.2.3.4, 10.1.1.1' })).toBe('10.1.1.1')
    expect(await address(other, { 'x-forwarded-for': 'not an address' })).toBe('127.0.0.1')
    expect(await address(other, {})).toBe('127.0.0.1')
  })
})
