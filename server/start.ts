import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, isNull } from 'drizzle-orm'
import { connect } from './db/connect.ts'
import type { Connection, Database } from './db/connection.ts'
import { restrictDataFolder } from './data-folder.ts'
import { fillStandardLists } from './standard/standard-lists.ts'
import { employees, users } from './db/schema/people.ts'
import { type DemoAccount, demoAccounts, seedDemo } from './seed/demo.ts'
import { seedLarge } from './seed/large.ts'
import { type Environment, EnvironmentError } from './environment.ts'
import { hasAdministrator } from './admin/first-administrator.ts'
import { makeFirstCode } from './admin/first-code.ts'
import { isPublished } from './http/is-this-machine.ts'
import { createApp } from './http/http.ts'
import { type FetchHandler, type Listening, type ListenOptions, listen } from './http/listen.ts'
import { startingAnswer } from './http/starting.ts'
import type { Logger } from './log.ts'
import { readAppNames } from './facilities/app-names.ts'
import { openServices } from './open-services.ts'
import { projectRoot } from './project-root.ts'
import type { Clock } from './clock.ts'
import { type LocalAccess, openLocalAccess } from './upkeep/local-access.ts'
import { copyErasures } from './upkeep/erasure-copies.ts'
import { type Nightly, startNightly } from './upkeep/nightly.ts'
import { areFilesHeld } from './upkeep/hold.ts'
import { allServices } from './services/all.ts'
import { applyErasures } from './services/privacy/erase-again.ts'
import { startWork } from './work.ts'
import { environmentTexts } from './texts.ts'

export interface RunningServer {
  address: string
  /** Demo people in the database; an older demo has fewer. Empty for other databases. */
  demo: readonly DemoAccount[]
  hasBuild: boolean
  /**
   * Code of the first-start page, which creates the first administrator; null once there is an administrator.
   * A published server has no such page, so its code is ''.
   */
  first: { code: string } | null
  stop(): Promise<void>
}

const clock: Clock = { now: () => new Date() }
const GRACE_MS = 10_000
const LETTERS_MS = 3000
/**
 * Maximum time to stop in ms: requests, jobs and emails, one after another. Supervisors wait longer
 * (deploy/).
 */
export const MAX_STOP_MS = GRACE_MS + GRACE_MS + LETTERS_MS

/**
 * Starts the server. Opens the port first: a second server fails immediately. Until the database is ready
 * every response is 503.
 * @throws EnvironmentError, FolderTakenError, the system's error for an unavailable port, or the database's
 * error
 */
export async function startServer(environment: Environment, log: Logger): Promise<RunningServer> {
  let answer: FetchHandler = startingAnswer
  const options = {
    port: environment.port,
    host: environment.host,
    tls: readTls(environment),
    ownGlobals: true,
  }
  const listening = await listen((request, env) => answer(request, env), options)
  try {
    const open = restrictDataFolder(environment.dataDir)
    if (open > 0) log.warn({ open }, 'files of another account in the data folder keep their permissions')
    const connection = await connect(environment, log)
    try {
      const localAccess = await openLocalAccess(connection, environment.dataDir, log)
      const nightly = startNightly(environment, { clock, log })
      const resources = { localAccess, nightly, clock, log }
      const { app, demo, hasBuild, first, services } = await assemble(environment, connection, resources)
      answer = app.fetch
      return {
        address: addressOf(environment, listening),
        demo,
        hasBuild,
        first,
        async stop() {
          nightly.stop()
          localAccess.close()
          await listening.stop(GRACE_MS)
          await Promise.race([services.jobs.stop(), sleep(GRACE_MS)])
          services.pushSender.close()
          services.webhookPost.close()
          await Promise.race([services.mailer.close(), sleep(LETTERS_MS)])
          await connection.close()
        },
      }
    } catch (cause) {
      await connection.close()
      throw cause
    }
  } catch (cause) {
    await listening.stop(0)
    throw cause
  }
}

interface Resources {
  localAccess: LocalAccess
  nightly: Nightly
  clock: Clock
  log: Logger
}

async function assemble(
  environment: Environment,
  connection: Connection,
  { localAccess, nightly, clock, log }: Resources,
) {
  const demo = await connection.exclusively(async () => {
    const accounts = await prepareDemo(environment, connection, clock, log)
    await fillStandardLists(connection.db, clock.now())
    return accounts
  })
  const services = await openServices({ db: connection.db, environment, clock, log })
  // A restored database must not answer with erased data.
  await connection.exclusively(() => applyErasures({ ...services, db: connection.db, clock }))
  const folder = join(projectRoot(), 'dist')
  const hasBuild = existsSync(join(folder, 'index.html'))
  const first = (await hasAdministrator(connection.db)) ? null : makeFirstCode()
  const words = join(projectRoot(), 'dist-server/app-names.json')
  if (hasBuild && existsSync(words)) services.appNames = readAppNames(words)
  services.backup = () => nightly.state()
  services.copyErasures = () => copyErasures(environment)
  const app = createApp({
    connection,
    services,
    clock,
    bound: allServices,
    dist: hasBuild ? folder : null,
    demo: demo.length > 0,
    firstCode: first?.code ?? null,
    backup: services.backup,
  })
  startWork(
    connection,
    services,
    clock,
    async () => localAccess.isBackupRunning() || (await areFilesHeld(connection)),
  )
  const firstStart = first && { code: isPublished(environment) ? '' : first.text }
  return { app, demo, hasBuild, first: firstStart, services }
}

/** Exit code for a failure that only a person can fix, not a restart (EX_CONFIG). */
export const NEEDS_SOMEBODY = 78

/**
 * Minimum number of open demo accounts in a demo database. An older demo has fewer accounts than a new one,
 * and some may be closed.
 */
const MIN_DEMO_ACCOUNTS = 6

/**
 * Adds the demo people to an empty database. The mode 'auto' adds them only to the embedded database.
 * @returns the demo people of the database; [] when it has other data
 */
async function prepareDemo(
  { demo }: Environment,
  { db, kind }: Connection,
  clock: Clock,
  log: Logger,
): Promise<DemoAccount[]> {
  if (demo === 'off' || (demo === 'auto' && kind !== 'pglite')) return []
  await seedDemo(db, clock)
  const accounts = await findDemoAccounts(db)
  // A database that had data before DEMO=1 is no demo, even if some employee numbers match.
  if (accounts.length < MIN_DEMO_ACCOUNTS) return []
  if (demo === 'large') {
    await seedLarge(db, clock, (done, total) => log.info({ done, total }, 'large demo set'))
  }
  return accounts
}

async function findDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const rows = await db
    .select({ nickname: users.nickname, number: employees.number })
    .from(users)
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(isNull(users.closedAt))
  const names = new Set(rows.flatMap(({ nickname, number }) => [nickname, number]))
  return demoAccounts.filter(({ login }) => names.has(login))
}

function readTls({ tls }: Environment): ListenOptions['tls'] {
  if (tls === null) return null
  try {
    return { cert: readFileSync(tls.cert, 'utf8'), key: readFileSync(tls.key, 'utf8') }
  } catch (cause) {
    throw new EnvironmentError(environmentTexts.tlsUnreadable, { cause })
  }
}

function addressOf(environment: Environment, listening: Listening): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(environment.host)
  const host = everywhere ? 'localhost' : environment.host
  return `${environment.tls ? 'https' : 'http'}://${host}:${listening.port}`
}
