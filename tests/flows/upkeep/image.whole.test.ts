import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#tests/support/server/portal.ts'

/**
 * Runs exactly the files that deploy/Dockerfile copies, with the image's commands but without Docker. File
 * permissions are not tested.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'turno-image-'))
const app = join(folder, 'turno')
let port = 0
let running: ChildProcess | null = null

beforeAll(async () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/turno\/(\S+) /gm)].map(([, name = '']) => name)
  for (const name of copied) {
    const to = join(app, name)
    mkdirSync(dirname(to), { recursive: true })
    // Packages import no files of this repository, so a link is enough.
    if (name === 'node_modules') symlinkSync(join(root, name), to)
    else cpSync(join(root, name), to, { recursive: true, filter: (file) => !file.endsWith('.test.ts') })
  }
  port = await freePort()
})
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function run(
  args: string[],
  more: Record<string, string> = {},
): { child: ChildProcess; ended: Promise<string> } {
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    HOME: folder,
    ...more,
  }
  const child = spawn(process.execPath, args, { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code) => resolve(`${said}\n${code}`))),
  }
}
const command = (name: string, ...args: string[]) =>
  run(['--import', 'tsx', `scripts/${name}.mjs`, ...args]).ended
const healthy = () => {
  const [, script = ''] = /"-e", "(.*)"\]/.exec(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')) ?? []
  return run(['-e', script]).ended
}

test('starts, reports healthy, is backed up and stops cleanly', async () => {
  const recipient = await identityToRecipient(await generateIdentity())
  expect((await healthy()).trim()).toBe('1')
  const server = run(['dist-server/main.js'])
  running = server.child
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/salud/ready`).catch(() => null)
    if (answer?.status === 200) break
    if (server.child.exitCode !== null) throw new Error(await server.ended)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect((await healthy()).trim()).toBe('0')
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(await command('backup', join(folder, 'copies'), '--para', recipient)).toMatch(/\n0$/)
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatch(/Turno se detuvo\.\s+0$/)
})

test('runs its commands and writes nothing into the app folder', async () => {
  const words = [
    '--nombre',
    'ANA',
    '--paterno',
    'RUIZ',
    '--razon',
    'FABRICA DE PRUEBA',
    '--rfc',
    'FDP010101AA1',
  ]
  const made = await command('admin', 'crear', '1001', ...words)
  expect(made).not.toMatch(/Cannot find|ERR_|at .*\.ts:/)
  expect(await command('doctor')).not.toMatch(/Cannot find|ERR_|at .*\.ts:/)
  expect(existsSync(join(folder, 'data/database'))).toBe(true)
  expect(readdirSync(app).sort()).toEqual([
    'dist',
    'dist-server',
    'node_modules',
    'package.json',
    'scripts',
    'server',
    'src',
  ])
})
