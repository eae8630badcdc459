import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../../../../scripts/programs.mjs'
import { freePort } from '../portal.ts'

/**
 * Runs a real proxy in front of a test server, with the examples of deploy/. Changes only what this machine needs, such
 * as ports and files.
 */
export interface Proxy {
  port: number
  /** `from` sets the client's address; every 127.x.x.x is this machine. */
  ask(path: string, options?: AskOptions): Promise<ProxyResponse>
  stop(): Promise<void>
}

export interface AskOptions {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: Uint8Array | string
  from?: string
  parts?: { count: number; pauseMs: number }
}

export interface ProxyResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Header names in lower case, in order of arrival, repeated names each time. */
  names: string[]
  text: string
}

export type ProxyName = 'nginx' | 'caddy'

const deploy = (name: string) => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')
const SBIN = '/usr/sbin/nginx'
const READY_MS = 60_000

const openssl = findProgram(['openssl'])

export function findProxy(name: ProxyName): string | null {
  if (openssl === null) return null
  return findProgram(name === 'nginx' ? ['nginx', SBIN] : ['caddy'])
}

/** Replaces texts. @throws on a missing text, which means that the example was changed */
function adapt(text: string, changes: readonly [string | RegExp, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replaceAll(from, to)
    if (next === changed) throw new Error(`the example has no ${String(from)}`)
    return next
  }, text)
}

function nginxConfig(folder: string, port: number, upstream: number, plain: number): string {
  const site = adapt(deploy('nginx.conf'), [
    ['/etc/letsencrypt/live/portal.example/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/portal.example/privkey.pem', join(folder, 'key.pem')],
    [/^ +listen \[::\].*\n/gm, ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${upstream};`],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const own = [
    'daemon off;',
    // Started by root, nginx would switch to `nobody`, who cannot read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'pid')};`,
    `error_log ${join(folder, 'log')} warn;`,
    'worker_processes 1;',
    'events { worker_connections 512; }',
    `http { access_log off; ${places.join(' ')} include ${join(folder, 'site.conf')}; }`,
  ]
  return own.join('\n')
}

function caddyConfig(folder: string, port: number, upstream: number): string {
  const pair = `\ttls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}\n`
  return adapt(deploy('Caddyfile'), [
    [/^\{\n/gm, '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n'],
    ['{$PORTAL_NAME:portal.example} {\n', `https://localhost:${port} {\n\tbind 127.0.0.1\n${pair}`],
    ['{$PORTAL_UPSTREAM:127.0.0.1:3000}', `127.0.0.1:${upstream}`],
  ])
}

/** @throws Error with the proxy's message when it rejects the example */
export async function startProxy(name: ProxyName, upstream: number): Promise<Proxy> {
  const program = findProxy(name)
  if (program === null) throw new Error(`${name} is not on this machine`)
  const folder = mkdtempSync(join(tmpdir(), `turno-${name}-`))
  mkdirSync(join(folder, 'home'))
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:portal.example']
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]
  execFileSync(
    openssl ?? '',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const file = join(folder, 'config')
  writeFileSync(
    file,
    name === 'nginx'
      ? nginxConfig(folder, port, upstream, await freePort())
      : caddyConfig(folder, port, upstream),
  )
  const args =
    name === 'nginx' ? ['-c', file, '-p', folder] : ['run', '--config', file, '--adapter', 'caddyfile']
  const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home') }
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ask: Proxy['ask'] = (path, options) =>
    askAt(port, readFileSync(join(folder, 'cert.pem')), path, options)
  await untilReady(child, ask, () => said)
  return {
    port,
    ask,
    async stop() {
      const ended = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function untilReady(child: ChildProcess, ask: Proxy['ask'], said: () => string): Promise<void> {
  const deadline = Date.now() + READY_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended:\n${said()}`)
    const isThere = await ask('/api/salud/live').then(
      () => true,
      () => false,
    )
    if (isThere) return
    if (Date.now() > deadline) throw new Error(`the proxy does not answer:\n${said()}`)
    await sleep(50)
  }
}

function askAt(port: number, ca: Buffer, path: string, options: AskOptions = {}): Promise<ProxyResponse> {
  const { method = 'GET', headers = {}, body, from, parts } = options
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const asked = request({
      host: '127.0.0.1',
      servername: 'portal.example',
      port,
      path,
      method,
      ca,
      agent: false,
      ...(from ? { localAddress: from } : {}),
      headers: { host: `localhost:${port}`, ...length, ...headers },
    })
    let isAnswered = false
    asked.on('response', (answer) => {
      isAnswered = true
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, at) => at % 2 === 0).map((each) => each.toLowerCase()),
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    // A request refused in mid-body gets its response before the connection breaks.
    asked.on('error', (cause) => (isAnswered ? undefined : reject(cause)))
    if (body === undefined) asked.end()
    else if (parts === undefined) asked.end(body)
    else void sendInParts(asked, Buffer.from(body), parts)
  })
}

async function sendInParts(
  asked: ReturnType<typeof request>,
  body: Buffer,
  { count, pauseMs }: { count: number; pauseMs: number },
): Promise<void> {
  const size = Math.ceil(body.length / count)
  for (let at = 0; at < body.length; at += size) {
    if (asked.destroyed) return
    asked.write(body.subarray(at, at + size))
    // Real time: the test is about a slow body.
    await sleep(pauseMs)
  }
  asked.end()
}
