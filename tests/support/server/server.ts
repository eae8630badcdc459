import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Connection, Database } from '#server/db/connection.ts'
import { fillStandardLists } from '#server/standard/standard-lists.ts'
import { readEnvironment } from '#server/environment.ts'
import type { FirstCode } from '#server/admin/first-code.ts'
import { createApp } from '#server/http/http.ts'
import { listen } from '#server/http/listen.ts'
import { createLogger, type Logger } from '#server/log.ts'
import { openServices } from '#server/open-services.ts'
import { allServices } from '#server/services/all.ts'
import type { Services } from '#server/facilities/services.ts'
import type { AppEnv, AppParts } from '#server/http/transport.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { type DatabaseKind, joinPostgres, openEmpty, openSeeded } from './databases/database.ts'

export interface TestServer {
  url: string
  app: Hono<AppEnv>
  db: Database
  connection: Connection
  services: Services
  clock: TestClock
  databaseUrl: string | null
  fetch(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

export interface TestServerOptions {
  database: DatabaseKind
  /** Starts with an empty database; this code opens the first-start page. */
  firstCode?: FirstCode
  databaseUrl?: string
  clock?: TestClock
  environment?: Record<string, string>
  /** Operations in place of the contract's, for tests of the transport itself. */
  operations?: Pick<AppParts, 'bound' | 'declared'>
  dist?: string
  log?: Logger
}

/**
 * Starts the real server with the demo people in this process. The server has a separate database unless
 * `databaseUrl` is given.
 */
export async function startServer(options: TestServerOptions): Promise<TestServer> {
  const clock = options.clock ?? createTestClock()
  const folder = mkdtempSync(join(tmpdir(), 'turno-server-'))
  const environment = readEnvironment({
    DATA_DIR: folder,
    CHECK_ANSWERS: '1',
    LOG_LEVEL: 'silent',
    // Long queue limit: a slow machine must not refuse requests in tests of other behaviour.
    LONGEST_QUEUE_MS: '600000',
    // No disk limit: a machine with little free space must not refuse requests.
    DISK_FLOOR_MB: '0',
    SECRET_KEY: 'a secret of the tests and of nobody else',
    ...options.environment,
  })
  const log = options.log ?? createLogger(environment.logLevel)
  const database = options.databaseUrl
    ? await joinPostgres(options.databaseUrl)
    : await (options.firstCode ? openEmpty(options.database) : openSeeded(options.database, clock))
  if (options.firstCode) await fillStandardLists(database.connection.db, clock.now())
  const { connection } = database
  const services = await openServices({ db: connection.db, environment, clock, log })
  const operations = options.operations ?? { bound: allServices }
  const app = createApp({
    connection,
    services,
    clock,
    dist: options.dist ?? null,
    demo: environment.demo !== 'off',
    firstCode: options.firstCode ?? null,
    ...operations,
  })
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1', tls: null, ownGlobals: false })
  const url = `http://127.0.0.1:${listening.port}`
  return {
    url,
    app,
    db: connection.db,
    connection,
    services,
    clock,
    databaseUrl: database.url,
    fetch: (path, init) => fetch(`${url}${path}`, init),
    async stop() {
      await listening.stop(2000)
      await database.dispose()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Removes the limit on writes (identity/writing-pace.ts), for tests in which a person writes more in a minute
 * than otherwise in months.
 */
export function withoutPace<Server extends Pick<TestServer, 'services'>>(server: Server): Server {
  server.services.pace = { mayWrite: () => true }
  return server
}
