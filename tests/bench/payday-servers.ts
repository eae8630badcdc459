import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '#server/db/connect.ts'
import { openPglite } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createLogger } from '#server/log.ts'
import { hashToken, newToken } from '#server/identity/token.ts'
import { freePort } from '../support/server/portal.ts'
import { createPostgresDatabase } from '../support/server/databases/postgres.ts'
import { descendantsOf, memoryMb, processorMs } from './processor-time.ts'

export type Arrangement = 'embedded' | 'postgres' | 'two on postgres'

export interface PaydayServers {
  urls: readonly string[]
  tokens: readonly string[]
  /** Processor time so far in ms, of the servers and their PostgreSQL. */
  processor(): number
  memory(): number
  stop(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../../dist-server/main.js', import.meta.url))
const FIRST_NUMBER = '200001'

/**
 * Inserts the sessions directly into the database, because two thousand sign-ins take minutes on a small
 * machine.
 */
export async function startPayday(arrangement: Arrangement, people: number): Promise<PaydayServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'turno-payday-'))
  const database = arrangement === 'embedded' ? null : await createPostgresDatabase()
  const environment = {
    DATA_DIR: dataDir,
    DEMO: 'grande',
    SECRET_KEY: 'a secret of the measure and of nobody else',
    LOG_LEVEL: 'error',
    ...(database ? { DATABASE_URL: database.url } : {}),
  }
  const start = async () => {
    const port = await freePort()
    const env = { ...process.env, ...environment, PORT: String(port) }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    const url = `http://127.0.0.1:${port}`
    await untilReady(url, child)
    return { child, url }
  }
  const first = await start()
  await end(first.child)
  const tokens = await openSessions(database?.url ?? null, dataDir, people)
  const servers = [await start()]
  if (arrangement === 'two on postgres') servers.push(await start())
  const pids = servers.map(({ child }) => child.pid ?? 0)
  const databasePids = () => (database ? descendantsOf(process.pid).filter((pid) => !pids.includes(pid)) : [])
  return {
    urls: servers.map(({ url }) => url),
    tokens,
    processor: () => [...pids, ...databasePids()].reduce((sum, pid) => sum + processorMs(pid), 0),
    memory: () => pids.reduce((sum, pid) => sum + memoryMb(pid), 0),
    async stop() {
      for (const { child } of servers) await end(child)
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isReady = await fetch(`${url}/api/salud`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('the server ended before it was ready')
}

async function end(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}

async function openSessions(url: string | null, dataDir: string, people: number): Promise<string[]> {
  const connection = url
    ? await openPostgres(url, migrationsFolder(), createLogger('silent'))
    : await openPglite(join(dataDir, 'database'), migrationsFolder())
  try {
    const { rows } = await connection.query.query(
      `select u.id from users u join employees e on e.id = u.employee_id
        where e.number >= $1 and length(e.number) = 6 order by e.number limit $2`,
      [FIRST_NUMBER, people],
    )
    if (rows.length < people) throw new Error(`the large demo set has only ${rows.length} people`)
    const tokens = rows.map(() => newToken())
    await connection.query.query(
      `insert into sessions (user_id, token_hash, created_at, expires_at)
        select id, hash, now(), now() + interval '6 hours'
        from unnest($1::int[], $2::text[]) as s (id, hash)`,
      [rows.map(({ id }) => id), tokens.map(hashToken)],
    )
    return tokens
  } finally {
    await connection.close()
  }
}
